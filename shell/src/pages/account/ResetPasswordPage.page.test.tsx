import { createFakePlatform, noticeAction, refuse } from '@euro/platform/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage, waitForAnswers } from '../testing/openPage.js';
import { ResetPasswordPage } from './ResetPasswordPage.js';

function openReset() {
  const fake = createFakePlatform({ path: '/reset-password/a-token' });
  openPage(fake, <ResetPasswordPage />, '/reset-password/:resetToken');
  return { fake, user: userEvent.setup() };
}

const password = () => screen.getByLabelText('Nieuw wachtwoord', { selector: 'input' });
const confirmation = () => screen.getByLabelText('Bevestig je wachtwoord');

describe('a new password', () => {
  it('is sent with the token of the link, and then shows the sign-in at home', async () => {
    const { fake, user } = openReset();
    fake.api.answer('POST user/reset', { ok: true });
    await user.type(password(), 'geheim1');
    await user.type(confirmation(), 'geheim1{Enter}');
    expect(fake.api.calls('POST user/reset')).toEqual([
      { body: { password: 'geheim1', resetToken: 'a-token' } },
    ]);
    await waitForAnswers();
    expect(fake.notices).toEqual([{ tone: 'positive', text: 'Je kan inloggen met je nieuw wachtwoord.' }]);
    expect(fake.visited).toEqual(['/home']);
  });

  it.each([
    ['', '', 'Vul je wachtwoord in!', ''],
    ['12345', '12345', 'Het wachtwoord moet minstens 6 tekens lang zijn!', ''],
    ['geheim1', 'geheim2', 'Minstens 6 tekens', 'Beide wachwoorden moeten hetzelfde zijn!'],
    ['geheim1', '', 'Minstens 6 tekens', 'Beide wachwoorden moeten hetzelfde zijn!'],
  ])('of %j and %j is not sent', async (first, second, atFirst, atSecond) => {
    const { fake, user } = openReset();
    if (first) await user.type(password(), first);
    confirmation().focus();
    await user.keyboard(`${second}{Enter}`);
    expect(password()).toHaveAccessibleDescription(atFirst);
    expect(confirmation()).toHaveAccessibleDescription(atSecond);
    expect(atSecond ? confirmation() : password()).toHaveFocus();
    expect(fake.api.calls('POST user/reset')).toEqual([]);
  });

  it('is valid again once the first equals the second', async () => {
    const { user } = openReset();
    await user.type(password(), 'geheim');
    await user.type(confirmation(), 'geheim1{Enter}');
    expect(confirmation()).toBeInvalid();
    await user.type(password(), '1');
    expect(confirmation()).not.toBeInvalid();
  });

  it('with a spent link fails, goes home, and offers a new link', async () => {
    const { fake, user } = openReset();
    fake.api.answer('POST user/reset', refuse('reset-token-invalid', 400));
    await user.type(password(), 'geheim1');
    await user.type(confirmation(), 'geheim1{Enter}');
    await waitForAnswers();
    const [notice] = fake.notices;
    expect(notice).toMatchObject({
      tone: 'danger',
      text: 'Er ging iets verkeerd. Contacteer ons via de chat.',
      action: { label: 'Vraag een nieuwe link' },
    });
    act(() => noticeAction(notice).onPress());
    expect(fake.visited).toEqual(['/home', '/forgot']);
  });

  it('remains on the page when the server was not reached', async () => {
    const { fake, user } = openReset();
    fake.api.answer('POST user/reset', refuse('timed-out', 0, { message: 'Te traag.' }));
    await user.type(password(), 'geheim1');
    await user.type(confirmation(), 'geheim1{Enter}');
    await waitForAnswers();
    expect(fake.notices).toEqual([{ tone: 'danger', text: 'Te traag.' }]);
    expect(fake.visited).toEqual([]);
    expect(password()).toHaveValue('geheim1');
  });

  it('is refused at the field when the server finds it too short', async () => {
    const { fake, user } = openReset();
    fake.api.answer('POST user/reset', refuse('password-too-short', 400));
    await user.type(password(), 'geheim1');
    await user.type(confirmation(), 'geheim1{Enter}');
    await waitForAnswers();
    expect(password()).toHaveAccessibleDescription('Het wachtwoord moet minstens 6 tekens lang zijn!');
    expect(password()).toHaveFocus();
  });
});
