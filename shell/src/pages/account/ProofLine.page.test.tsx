import { createFakePlatform, exampleUser, refuse } from '@euro/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage, waitForAnswers } from '../testing/openPage.js';
import { ProofLine } from './ProofLine.js';

beforeEach(() => localStorage.clear());

function openLine(emailVerified: boolean | undefined = false) {
  const user = { ...exampleUser, emailVerified: emailVerified as boolean };
  const fake = createFakePlatform({ path: '/home', user });
  openPage(fake, <ProofLine />);
  return { fake, user: userEvent.setup() };
}

const line = () => screen.queryByText(/Bevestig je e-mailadres/);

describe('the banner about an unverified address', () => {
  it('prompts to verify, and sends the mail again on a press', async () => {
    const { fake, user } = openLine();
    fake.api.answer('POST user/verify-email/send', { ok: true });
    expect(line()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stuur de mail opnieuw' }));
    await waitForAnswers();
    expect(fake.notices).toMatchObject([{ tone: 'positive' }]);
  });

  it('reports when that was requested too often', async () => {
    const { fake, user } = openLine();
    const message = 'Dat ging iets te snel.';
    fake.api.answer('POST user/verify-email/send', refuse('too-many-requests', 429, { message }));
    await user.click(screen.getByRole('button', { name: 'Stuur de mail opnieuw' }));
    await waitForAnswers();
    expect(fake.notices).toMatchObject([{ tone: 'danger', text: message }]);
  });

  it('does not reappear after it was closed', async () => {
    const { user } = openLine();
    await user.click(screen.getByRole('button', { name: 'Verberg dit bericht' }));
    expect(line()).toBeNull();
    openLine();
    expect(line()).toBeNull();
  });

  it.each([true, undefined])(
    'is absent when the address is verified or that is unknown (%s)',
    (emailVerified) => {
      const fake = createFakePlatform({
        path: '/home',
        user: { ...exampleUser, emailVerified: emailVerified as boolean },
      });
      openPage(fake, <ProofLine />);
      expect(line()).toBeNull();
    },
  );
});
