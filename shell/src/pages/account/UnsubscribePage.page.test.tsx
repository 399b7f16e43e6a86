import { createFakePlatform, refuse } from '@euro/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeFindings } from '../testing/axeFindings.js';
import { openPage, waitForAnswers } from '../testing/openPage.js';
import { UnsubscribePage } from './UnsubscribePage.js';

function openUnsubscribe(locale: 'nl' | 'en' = 'nl') {
  const fake = createFakePlatform({ path: '/unsubscribe/deadline-abc', locale });
  openPage(fake, <UnsubscribePage />, '/unsubscribe/:token');
  return { fake, user: userEvent.setup() };
}

const submit = () => screen.getByRole('button', { name: 'Schrijf me uit' });

describe('unsubscribing', () => {
  it('prompts first: opening the page changes nothing', () => {
    const { fake } = openUnsubscribe();
    expect(screen.getByText('Wil je deze mails niet meer krijgen?')).toBeVisible();
    expect(submit()).toBeVisible();
    expect(fake.api.calls('POST user/unsubscribe')).toEqual([]);
  });

  it.each([
    ['deadline', 'Je krijgt geen herinneringen meer voor deadlines.'],
    ['report', 'Je krijgt geen verslag meer na een speeldag.'],
  ] as const)('stops mails of the kind %s on a press and confirms it', async (kind, text) => {
    const { fake, user } = openUnsubscribe();
    fake.api.answer('POST user/unsubscribe', { ok: true, kind });
    await user.click(submit());
    expect(fake.api.calls('POST user/unsubscribe')).toEqual([{ body: { token: 'deadline-abc' } }]);
    expect(await screen.findByRole('status')).toHaveTextContent(text);
    expect(screen.getByRole('status')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Naar je profiel' }));
    expect(fake.visited).toEqual(['/profile']);
  });

  it('stops all mails by the link of an announcement', async () => {
    const fake = createFakePlatform({ path: '/unsubscribe/all-abc' });
    openPage(fake, <UnsubscribePage />, '/unsubscribe/:token');
    fake.api.answer('POST user/unsubscribe', { ok: true, kind: 'deadline', isAll: true });
    expect(screen.getByText(/^Wil je geen mails meer krijgen/)).toBeVisible();
    await userEvent.click(submit());
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Je krijgt geen herinneringen, verslagen en berichten meer.',
    );
  });

  it('reports an invalid link, and what to do', async () => {
    const { fake, user } = openUnsubscribe();
    fake.api.answer('POST user/unsubscribe', refuse('unsubscribe-token-invalid', 400));
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Deze link klopt niet\./);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Naar je profiel' })).toBeVisible();
  });

  it.each([
    [refuse('offline', 0, { message: 'Geen verbinding.' }), 'Geen verbinding.', undefined],
    [refuse('internal-error', 500), 'Er ging iets verkeerd. Contacteer ons via de chat.', 'help'],
  ])('can be retried after a failure: %#', async (failure, text, action) => {
    const { fake, user } = openUnsubscribe();
    fake.api.answer('POST user/unsubscribe', failure);
    await user.click(submit());
    await waitForAnswers();
    expect(fake.notices).toEqual([{ tone: 'danger', text, action }]);
    fake.api.answer('POST user/unsubscribe', { ok: true, kind: 'report' });
    await user.click(submit());
    expect(await screen.findByRole('status')).toBeVisible();
  });

  it('is in English, too', () => {
    openUnsubscribe('en');
    expect(screen.getByRole('button', { name: 'Unsubscribe me' })).toBeVisible();
  });

  it('has no axe violations, before and after', async () => {
    const { fake, user } = openUnsubscribe();
    expect(await axeFindings()).toEqual([]);
    fake.api.answer('POST user/unsubscribe', { ok: true, kind: 'report' });
    await user.click(submit());
    await screen.findByRole('status');
    expect(await axeFindings()).toEqual([]);
  });
});
