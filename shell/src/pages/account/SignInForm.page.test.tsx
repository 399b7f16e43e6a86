import { createFakePlatform, refuse } from '@euro/platform/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage, signedInAnswer, waitForAnswers } from '../testing/openPage.js';
import { SignInForm } from './SignInForm.js';

function openForm() {
  const fake = createFakePlatform({ path: '/home' });
  const log = openPage(fake, <SignInForm hasFocus />);
  return { fake, log, user: userEvent.setup() };
}

const email = () => screen.getByLabelText('E-mailadres');
const password = () => screen.getByLabelText('Wachtwoord');
const submit = () => screen.getByRole('button', { name: 'Aanmelden' });

describe('signing in', () => {
  it('sends the input, by keyboard only, and starts the session', async () => {
    const { fake, log, user } = openForm();
    fake.api.answer('POST user/login', signedInAnswer);
    await user.keyboard(' lotte@demo.test ');
    await user.tab();
    await user.keyboard('geheim1{Enter}');
    expect(fake.api.calls('POST user/login')).toEqual([
      { body: { email: 'lotte@demo.test', password: 'geheim1' } },
    ]);
    await waitForAnswers();
    expect(log.started).toEqual([signedInAnswer]);
  });

  it('sends nothing while a field is empty, and focuses the first', async () => {
    const { fake, user } = openForm();
    await user.click(submit());
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Vul je e-mailadres in!');
    expect(password()).toHaveAccessibleDescription('Vul je wachtwoord in!');
    await user.type(email(), 'lotte@demo.test');
    expect(email()).not.toBeInvalid();
    await user.click(submit());
    expect(password()).toHaveFocus();
    expect(fake.api.calls('POST user/login')).toEqual([]);
  });

  it('sends no invalid address', async () => {
    const { fake, user } = openForm();
    await user.type(email(), 'lotte');
    await user.type(password(), 'geheim1{Enter}');
    expect(email()).toHaveAccessibleDescription('Dit is geen geldig e-mailadres.');
    expect(fake.api.calls('POST user/login')).toEqual([]);
  });

  it('reports wrong credentials, retains the input, and focuses the password', async () => {
    const { fake, log, user } = openForm();
    fake.api.answer('POST user/login', refuse('invalid-credentials', 401));
    await user.type(email(), 'lotte@demo.test');
    await user.type(password(), 'verkeerd{Enter}');
    await waitForAnswers();
    expect(fake.notices).toEqual([{ tone: 'danger', text: 'Ongeldig e-mailadres en/of wachtwoord.' }]);
    expect(email()).toHaveValue('lotte@demo.test');
    expect(password()).toHaveValue('verkeerd');
    expect(password()).toHaveFocus();
    expect(log.started).toEqual([]);
  });

  it('shows other failures with the portal’s texts', async () => {
    const { fake, user } = openForm();
    fake.api.answer('POST user/login', refuse('offline', 0, { message: 'Geen verbinding.' }));
    await user.type(email(), 'lotte@demo.test');
    await user.type(password(), 'geheim1{Enter}');
    await waitForAnswers();
    expect(fake.notices).toEqual([{ tone: 'danger', text: 'Geen verbinding.' }]);
  });

  it('sends once, however often it is pressed', async () => {
    const { fake, user } = openForm();
    let answer = (_: typeof signedInAnswer) => {};
    const pendingResponse = new Promise<typeof signedInAnswer>((resolve) => (answer = resolve));
    fake.api.answer('POST user/login', () => pendingResponse);
    await user.type(email(), 'lotte@demo.test');
    await user.type(password(), 'geheim1');
    await user.dblClick(submit());
    await user.type(password(), '{Enter}');
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer(signedInAnswer));
    await waitForAnswers();
    expect(fake.api.calls('POST user/login')).toHaveLength(1);
  });

  it('shows the password on request, and supports password managers', async () => {
    const { user } = openForm();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Toon wachtwoord' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  it('links to registering and to a forgotten password', async () => {
    const { fake, user } = openForm();
    await user.click(screen.getByRole('link', { name: 'Account maken' }));
    await user.click(screen.getByRole('link', { name: 'Wachtwoord vergeten?' }));
    expect(fake.visited).toEqual(['/register', '/forgot']);
  });
});
