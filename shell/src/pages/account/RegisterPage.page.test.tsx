import { createFakePlatform, refuse } from '@euro/platform/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeFindings } from '../testing/axeFindings.js';
import { openPage, signedInAnswer, waitForAnswers } from '../testing/openPage.js';
import { RegisterPage } from './RegisterPage.js';

function openRegister(locale: 'nl' | 'en' = 'nl') {
  const fake = createFakePlatform({ path: '/register', locale });
  const log = openPage(fake, <RegisterPage />);
  return { fake, log, user: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText(label);
const terms = () => screen.getByRole('checkbox', { name: /Ik ga akkoord met de voorwaarden/ });
const submit = () => screen.getByRole('button', { name: 'Account maken' });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Voornaam'), 'Lotte');
  await user.type(field('Naam'), 'Peeters');
  await user.type(field('E-mailadres'), 'lotte@demo.test');
  await user.type(field('Wachtwoord'), 'geheim1');
  await user.click(terms());
}

describe('registering', () => {
  it('creates the account, starts the session and continues to the team', async () => {
    const { fake, log, user } = openRegister();
    fake.api.answer('POST user/register', signedInAnswer);
    await fillIn(user);
    await user.click(submit());
    expect(fake.api.calls('POST user/register')).toEqual([
      {
        body: {
          firstName: 'Lotte',
          lastName: 'Peeters',
          email: 'lotte@demo.test',
          password: 'geheim1',
          acceptTerms: true,
          language: 'nl',
        },
      },
    ]);
    await waitForAnswers();
    expect(log.started).toEqual([signedInAnswer]);
    expect(fake.visited).toEqual(['/new']);
  });

  it('works by keyboard alone, in the order of the page', async () => {
    const { fake, user } = openRegister();
    fake.api.answer('POST user/register', signedInAnswer);
    field('Voornaam').focus();
    await user.keyboard('Lotte{Tab}Peeters{Tab}lotte@demo.test{Tab}geheim1{Tab}{Tab}[Space]{Enter}');
    expect(fake.api.calls('POST user/register')).toHaveLength(1);
  });

  it('shows every field’s error, and focuses the first', async () => {
    const { fake, user } = openRegister();
    await user.click(submit());
    expect(field('Voornaam')).toHaveFocus();
    expect(field('Voornaam')).toHaveAccessibleDescription('Vul je voornaam in!');
    expect(field('Naam')).toHaveAccessibleDescription('Vul je naam in!');
    expect(field('E-mailadres')).toHaveAccessibleDescription('Vul je e-mailadres in!');
    expect(field('Wachtwoord')).toHaveAccessibleDescription('Vul je wachtwoord in!');
    expect(terms()).toHaveAccessibleDescription('Aanvaard de voorwaarden om een account te maken.');
    expect(fake.api.calls('POST user/register')).toEqual([]);
  });

  it('requires six characters, and removes the error once they are there', async () => {
    const { user } = openRegister();
    await fillIn(user);
    await user.clear(field('Wachtwoord'));
    await user.type(field('Wachtwoord'), '12345');
    await user.click(submit());
    expect(field('Wachtwoord')).toHaveFocus();
    expect(field('Wachtwoord')).toHaveAccessibleDescription(
      'Het wachtwoord moet minstens 6 tekens lang zijn!',
    );
    await user.type(field('Wachtwoord'), '6');
    expect(field('Wachtwoord')).not.toBeInvalid();
  });

  it('requires the terms to be accepted, which open beside the form', async () => {
    const { fake, user } = openRegister();
    await fillIn(user);
    await user.click(terms());
    await user.click(submit());
    expect(terms()).toHaveFocus();
    expect(fake.api.calls('POST user/register')).toEqual([]);
    const link = screen.getByRole('link', { name: /voorwaarden \(opent in een nieuw tabblad\)/ });
    expect(link).toHaveAttribute('href', '/terms');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('reports at the address when it is in use, and retains the input', async () => {
    const { fake, log, user } = openRegister();
    fake.api.answer(
      'POST user/register',
      refuse('email-in-use', 409, { message: 'Dit e-mailadres is al in gebruik.' }),
    );
    await fillIn(user);
    await user.click(submit());
    await waitForAnswers();
    expect(fake.notices).toEqual([{ tone: 'warning', text: 'Dit e-mailadres is al in gebruik.' }]);
    expect(field('E-mailadres')).toHaveFocus();
    expect(field('E-mailadres')).toHaveAccessibleDescription('Dit e-mailadres is al in gebruik.');
    expect(field('Voornaam')).toHaveValue('Lotte');
    expect(field('Wachtwoord')).toHaveValue('geheim1');
    expect(terms()).toBeChecked();
    expect(log.started).toEqual([]);
    expect(fake.visited).toEqual([]);
  });

  it('marks the fields that the server rejects', async () => {
    const { fake, user } = openRegister();
    const details = { issues: [{ path: 'email', code: 'invalid_format' }, { path: 'lastName' }] };
    fake.api.answer('POST user/register', refuse('invalid-input', 400, { details }));
    await fillIn(user);
    await user.click(submit());
    await waitForAnswers();
    expect(field('Naam')).toHaveFocus();
    expect(field('Naam')).toHaveAccessibleDescription('Kijk dit nog eens na.');
    expect(field('E-mailadres')).toHaveAccessibleDescription('Kijk dit nog eens na.');
    expect(fake.notices).toEqual([]);
  });

  it('reports at the field that a name must not contain a link', async () => {
    const { fake, user } = openRegister();
    const details = { issues: [{ path: 'firstName', code: 'name-link' }] };
    fake.api.answer('POST user/register', refuse('invalid-input', 400, { details }));
    await fillIn(user);
    await user.click(submit());
    await waitForAnswers();
    expect(field('Voornaam')).toHaveAccessibleDescription(
      'Een naam mag geen link bevatten. Zet een spatie na een punt.',
    );
  });

  it.each([
    [refuse('internal-error', 500), 'Registratie mislukt. Contacteer ons via de chat.', 'help'],
    [refuse('offline', 0, { message: 'Geen verbinding.' }), 'Geen verbinding.', undefined],
    [refuse('too-many-requests', 429, { message: 'Iets te snel.' }), 'Iets te snel.', undefined],
  ])('reports a failure and retains the form: %#', async (failure, text, action) => {
    const { fake, user } = openRegister();
    fake.api.answer('POST user/register', failure);
    await fillIn(user);
    await user.click(submit());
    await waitForAnswers();
    expect(fake.notices).toEqual([{ tone: 'danger', text, action }]);
    expect(field('E-mailadres')).toHaveValue('lotte@demo.test');
    expect(fake.visited).toEqual([]);
  });

  it('sends once, however often it is pressed', async () => {
    const { fake, user } = openRegister();
    let answer = (_: typeof signedInAnswer) => {};
    const pendingResponse = new Promise<typeof signedInAnswer>((resolve) => (answer = resolve));
    fake.api.answer('POST user/register', () => pendingResponse);
    await fillIn(user);
    await user.tripleClick(submit());
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer(signedInAnswer));
    await waitForAnswers();
    expect(fake.api.calls('POST user/register')).toHaveLength(1);
  });

  it('shows its errors in the language chosen meanwhile', async () => {
    const { fake, user } = openRegister();
    await user.click(submit());
    act(() => fake.state.locale.set('en'));
    expect(field('Password')).toHaveAccessibleDescription('Fill in your password!');
  });

  it('supports password managers and has no axe violations', async () => {
    openRegister();
    expect(field('Voornaam')).toHaveAttribute('autocomplete', 'given-name');
    expect(field('Naam')).toHaveAttribute('autocomplete', 'family-name');
    expect(field('E-mailadres')).toHaveAttribute('autocomplete', 'username');
    expect(field('Wachtwoord')).toHaveAttribute('autocomplete', 'new-password');
    expect(await axeFindings()).toEqual([]);
  });
});
