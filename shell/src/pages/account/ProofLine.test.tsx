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

describe('the line about an address that nobody proved', () => {
  it('asks for the proof, and sends the mail again at a press', async () => {
    const { fake, user } = openLine();
    fake.api.answer('POST user/verify-email/send', { ok: true });
    expect(line()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stuur de mail opnieuw' }));
    await waitForAnswers();
    expect(fake.notices).toMatchObject([{ tone: 'positive' }]);
  });

  it('says when that was requested too often', async () => {
    const { fake, user } = openLine();
    const message = 'Dat ging iets te snel.';
    fake.api.answer('POST user/verify-email/send', refuse('too-many-requests', 429, { message }));
    await user.click(screen.getByRole('button', { name: 'Stuur de mail opnieuw' }));
    await waitForAnswers();
    expect(fake.notices).toMatchObject([{ tone: 'danger', text: message }]);
  });

  it('stays away once it was put away', async () => {
    const { user } = openLine();
    await user.click(screen.getByRole('button', { name: 'Verberg deze regel' }));
    expect(line()).toBeNull();
    openLine();
    expect(line()).toBeNull();
  });

  it.each([true, undefined])(
    'is not there when the address is proved or that is unknown (%s)',
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
