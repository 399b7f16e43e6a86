import { createFakePlatform, exampleUser, refuse } from '@euro/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeFindings } from '../testing/axeFindings.js';
import { openPage, waitForAnswers } from '../testing/openPage.js';
import { VerifyEmailPage } from './VerifyEmailPage.js';

const unproved = { ...exampleUser, emailVerified: false };

function openVerify(options: Parameters<typeof createFakePlatform>[0] = {}) {
  const fake = createFakePlatform({ path: '/verify-email/abc', ...options });
  const log = openPage(fake, <VerifyEmailPage />, '/verify-email/:token');
  return { fake, log, user: userEvent.setup() };
}

const confirm = () => screen.getByRole('button', { name: 'Ja, bevestig mijn adres' });

describe('the link of the welcome mail', () => {
  it('prompts first: a program that opens links verifies nothing', () => {
    const { fake } = openVerify();
    expect(confirm()).toBeVisible();
    expect(fake.api.calls('POST user/verify-email')).toEqual([]);
  });

  it('verifies the address on a press, and updates the portal', async () => {
    const { fake, log, user } = openVerify({ user: unproved });
    fake.api.answer('POST user/verify-email', { ok: true });
    fake.api.answer('GET user/profile', exampleUser);
    await user.click(confirm());
    expect(await screen.findByRole('status')).toHaveTextContent('Je e-mailadres is bevestigd.');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(fake.api.calls('POST user/verify-email')).toEqual([{ body: { token: 'abc' } }]);
    expect(log.changed).toEqual([exampleUser]);
  });

  it('works without a session there, and offers the owner of the address to take over the account', async () => {
    const { fake, log, user } = openVerify();
    fake.api.answer('POST user/verify-email', { ok: true });
    const takeOver = screen.getByRole('link', { name: /neem het account over/ });
    expect(takeOver).toHaveAttribute('href', '/forgot');
    await user.click(confirm());
    expect(await screen.findByRole('link', { name: 'Naar de startpagina' })).toBeVisible();
    expect(log.changed).toEqual([]);
  });

  it('reports that it was used or has expired', async () => {
    const { fake, user } = openVerify({ user: unproved });
    fake.api.answer('POST user/verify-email', refuse('verification-token-invalid', 400));
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('Deze link is al gebruikt of verlopen.');
    expect(screen.getByRole('link', { name: /nieuwe mail/ })).toHaveAttribute('href', '/profile');
  });

  it('can be pressed again after a failure', async () => {
    const { fake, user } = openVerify();
    fake.api.answer('POST user/verify-email', refuse('offline', 0, { message: 'Geen verbinding.' }));
    await user.click(confirm());
    await waitForAnswers();
    expect(fake.notices).toMatchObject([{ tone: 'danger', text: 'Geen verbinding.' }]);
    expect(confirm()).toBeVisible();
  });

  it('has no axe violations', async () => {
    openVerify();
    expect(await axeFindings()).toEqual([]);
  });
});
