import type { User } from '@euro/api-contract';
import { createFakePlatform, exampleUser, refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeFindings } from '../testing/axeFindings.js';
import { openPage, waitForAnswers } from '../testing/openPage.js';
import { ProfilePage } from './ProfilePage.js';

const exampleReminders = {
  deadlineMail: false,
  matchdayReport: false,
  mayHaveReport: false,
  calendarUrl: 'https://euro.example/api/calendar.ics?lang=nl',
};

async function openProfile(profile: User = exampleUser, path = '/profile') {
  const fake = createFakePlatform({ path, user: profile });
  fake.api.answer('GET user/profile', profile);
  fake.api.answer('GET user/reminders', exampleReminders);
  fake.api.answer('PUT user', ({ body: { newPassword: _, widgetUser: __, ...changes } }) => ({
    ...profile,
    ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
  }));
  const log = openPage(fake, <ProfilePage />);
  await screen.findByLabelText('Voornaam');
  await screen.findAllByRole('switch');
  return { fake, log, user: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Opslaan' });
const savePassword = () => screen.getByRole('button', { name: 'Wijzig wachtwoord' });

describe('one’s own data', () => {
  it('is saved as a file in the chosen format, and a failure is shown', async () => {
    const downloads: string[] = [];
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      downloads.push(`${this.download} ${this.href}`);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:own-data', revokeObjectURL: () => {} });
    const { fake, user } = await openProfile();
    fake.api.answer('GET user/export', { account: [{ email: 'lotte@demo.test' }] });
    await user.click(screen.getByRole('button', { name: 'Download als CSV (zip)' }));
    expect(fake.api.calls('GET user/export')).toEqual([{ query: { format: 'csv' } }]);
    await waitForAnswers();
    expect(downloads).toEqual(['download.json blob:own-data']);
    fake.api.answer('GET user/export', refuse('too-many-requests', 429));
    await user.click(screen.getByRole('button', { name: 'Download als JSON' }));
    await waitForAnswers();
    expect(fake.notices.map(({ tone }) => tone)).toEqual(['positive', 'danger']);
    expect(downloads).toHaveLength(1);
    press.mockRestore();
  });
});

describe('an unverified address', () => {
  it('has a prompt beside the ways to sign in', async () => {
    const { fake, user } = await openProfile({ ...exampleUser, emailVerified: false });
    fake.api.answer('POST user/verify-email/send', { ok: true });
    await user.click(screen.getByRole('button', { name: 'Stuur de mail opnieuw' }));
    await waitForAnswers();
    expect(fake.api.calls('POST user/verify-email/send')).toHaveLength(1);
  });

  it('shows an explanation when the account was returned to its owner', async () => {
    await openProfile({ ...exampleUser, hasPassword: false }, '/profile?reclaimed');
    const title = screen.getByRole('heading', { name: 'Dit account is nu alleen van jou' });
    expect(title).toHaveFocus();
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the profile', () => {
  it('shows the user’s stored data', async () => {
    await openProfile({
      ...exampleUser,
      street: 'Kerkstraat',
      streetNr: '7b',
      postCode: '9000',
      city: 'Gent',
    });
    expect(field('Voornaam')).toHaveValue('Lotte');
    expect(field('Naam')).toHaveValue('Peeters');
    expect(field('Straat')).toHaveValue('Kerkstraat');
    expect(field('Nummer')).toHaveValue('7b');
    expect(field('Postcode')).toHaveValue('9000');
    expect(field('Gemeente')).toHaveValue('Gent');
    expect(screen.getByText('lotte@demo.test')).toBeVisible();
  });

  it('shows a skeleton, and retries after a failure', async () => {
    const fake = createFakePlatform({ path: '/profile', user: exampleUser });
    fake.api.answer('GET user/profile', refuse('not-available', 503));
    fake.api.answer('GET user/reminders', exampleReminders);
    openPage(fake, <ProfilePage />);
    expect(screen.getByRole('status', { name: 'Je profiel wordt geladen' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('We kunnen je profiel nu niet laden');
    fake.api.answer('GET user/profile', exampleUser);
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByLabelText('Voornaam')).toHaveValue('Lotte');
  });

  it('saves names and address, trimmed, and updates the session', async () => {
    const { fake, log, user } = await openProfile();
    await user.clear(field('Voornaam'));
    await user.type(field('Voornaam'), ' Charlotte ');
    await user.type(field('Gemeente'), 'Gent');
    await user.selectOptions(field('Favoriet land'), 'België');
    await user.click(save());
    expect(fake.api.calls('PUT user')).toEqual([
      {
        body: {
          firstName: 'Charlotte',
          lastName: 'Peeters',
          street: null,
          streetNr: null,
          postCode: null,
          city: 'Gent',
          country: null,
          favoriteClubId: 17,
        },
      },
    ]);
    await waitForAnswers();
    expect(log.changed).toMatchObject([{ firstName: 'Charlotte', city: 'Gent' }]);
    expect(fake.notices).toEqual([{ tone: 'positive', text: 'Je gegevens zijn opgeslagen.' }]);
    expect(field('Voornaam')).toHaveValue('Charlotte');
  });

  it('requires both names', async () => {
    const { fake, user } = await openProfile();
    await user.clear(field('Naam'));
    await user.clear(field('Voornaam'));
    await user.click(save());
    expect(field('Voornaam')).toHaveFocus();
    expect(field('Voornaam')).toHaveAccessibleDescription('Vul je voornaam in!');
    expect(field('Naam')).toHaveAccessibleDescription('Vul je naam in!');
    expect(fake.api.calls('PUT user')).toEqual([]);
  });

  it('prompts before unsaved changes are left', async () => {
    const { fake, user } = await openProfile();
    expect(fake.guardQuestions()).toEqual([]);
    await user.type(field('Straat'), 'Kerkstraat');
    expect(fake.guardQuestions()).toEqual(['Je wijzigingen zijn nog niet opgeslagen. Toch weggaan?']);
    await user.click(save());
    await waitFor(() => expect(fake.guardQuestions()).toEqual([]));
  });

  it.each([
    [refuse('internal-error', 500), ['Er ging iets verkeerd. Contacteer ons via de chat.']],
    [refuse('account-suspended', 403, { message: 'Geschorst (tot maandag).' }), ['Geschorst (tot maandag).']],
    [refuse('offline', 0, { message: 'Geen verbinding.' }), ['Geen verbinding.']],
    [refuse('session-expired', 401), []],
  ])('reports a failed save and retains the input: %#', async (failure, texts) => {
    const { fake, log, user } = await openProfile();
    fake.api.answer('PUT user', failure);
    await user.type(field('Gemeente'), 'Gent');
    await user.click(save());
    await waitForAnswers();
    expect(fake.notices.map(({ text }) => text)).toEqual(texts);
    expect(field('Gemeente')).toHaveValue('Gent');
    expect(log.changed).toEqual([]);
  });

  it('marks the fields that the server rejects', async () => {
    const { fake, user } = await openProfile();
    fake.api.answer('PUT user', refuse('invalid-input', 400, { details: { issues: [{ path: 'city' }] } }));
    await user.click(save());
    await waitForAnswers();
    expect(field('Gemeente')).toHaveFocus();
    expect(field('Gemeente')).toHaveAccessibleDescription('Kijk dit nog eens na.');
    expect(fake.notices).toEqual([]);
  });

  it('changes the password, with the current one, and clears the input', async () => {
    const { fake, user } = await openProfile();
    fake.api.answer('PUT user', refuse('current-password-wrong', 403));
    await user.type(field('Huidig wachtwoord'), 'verkeerd');
    await user.type(field('Nieuw wachtwoord'), 'geheim2');
    await user.type(field('Bevestig je wachtwoord'), 'geheim2');
    await user.click(savePassword());
    await waitForAnswers();
    expect(field('Huidig wachtwoord')).toHaveFocus();
    expect(field('Huidig wachtwoord')).toHaveAccessibleDescription('Je huidige wachtwoord klopt niet.');
    fake.api.answer('PUT user', exampleUser);
    await user.clear(field('Huidig wachtwoord'));
    await user.type(field('Huidig wachtwoord'), 'geheim1');
    await user.click(savePassword());
    expect(fake.api.calls('PUT user').at(-1)).toEqual({
      body: { newPassword: 'geheim2', currentPassword: 'geheim1' },
    });
    await waitForAnswers();
    expect(fake.notices).toEqual([{ tone: 'positive', text: 'Je wachtwoord is gewijzigd.' }]);
    expect(field('Nieuw wachtwoord')).toHaveValue('');
    expect(field('Bevestig je wachtwoord')).toHaveValue('');
  });

  it('lets users of another sign-in choose a first password, and names that sign-in', async () => {
    const identities = [{ provider: 'vrt', email: 'lotte@schelde.test' } as const];
    const { fake, user } = await openProfile({ ...exampleUser, hasPassword: false, identities });
    const signIns = within(screen.getByRole('region', { name: 'Aanmelden' }));
    expect(signIns.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'De Scheldelotte@schelde.test',
    ]);
    await user.type(field('Nieuw wachtwoord'), 'geheim2');
    await user.type(field('Bevestig je wachtwoord'), 'geheim2');
    await user.click(screen.getByRole('button', { name: 'Kies een wachtwoord' }));
    expect(fake.api.calls('PUT user')).toEqual([{ body: { newPassword: 'geheim2' } }]);
  });

  it('requires a password of six characters, twice the same', async () => {
    const { fake, user } = await openProfile();
    await user.click(savePassword());
    expect(field('Nieuw wachtwoord')).toHaveAccessibleDescription('Vul je wachtwoord in!');
    await user.type(field('Nieuw wachtwoord'), '12345');
    expect(field('Nieuw wachtwoord')).toHaveAccessibleDescription(
      'Het wachtwoord moet minstens 6 tekens lang zijn!',
    );
    expect(field('Bevestig je wachtwoord')).toHaveAccessibleDescription(
      'Beide wachwoorden moeten hetzelfde zijn!',
    );
    expect(fake.api.calls('PUT user')).toEqual([]);
  });

  it('stores the language of the account', async () => {
    const { fake, log, user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(fake.api.calls('PUT user')).toEqual([{ body: { language: 'en' } }]);
    expect(await screen.findByRole('button', { name: 'English', pressed: true })).toBeVisible();
    expect(log.changed).toMatchObject([{ language: 'en' }]);
    expect(fake.notices).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(fake.api.calls('PUT user')).toHaveLength(1);
  });

  it('shows the membership, and signs out', async () => {
    const { log, user } = await openProfile({ ...exampleUser, role: 'premium' });
    expect(screen.getByText('Premium-lid')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Afmelden' }));
    expect(log.signedOut).toBe(1);
  });

  it('ends every session, after confirmation', async () => {
    const { fake, log, user } = await openProfile();
    fake.api.answer('POST user/sign-out-everywhere', { ok: true });
    await user.click(screen.getByRole('button', { name: 'Overal afmelden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Overal afmelden?' }));
    await user.click(dialog.getByRole('button', { name: 'Overal afmelden' }));
    expect(fake.api.calls('POST user/sign-out-everywhere')).toHaveLength(1);
    await waitForAnswers();
    expect(log.signedOut).toBe(1);
  });

  it('deletes the account only after input of its address and its password', async () => {
    const { fake, log, user } = await openProfile();
    fake.api.answer('POST user/delete', refuse('current-password-wrong', 403));
    await user.click(screen.getByRole('button', { name: 'Account verwijderen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Je account verwijderen?' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    const address = dialog.getByLabelText('Typ je e-\u2060mailadres om te bevestigen');
    const currentPassword = dialog.getByLabelText('Huidig wachtwoord');
    const confirm = dialog.getByRole('button', { name: 'Verwijder mijn account' });
    await user.type(address, 'iemand@demo.test');
    await user.click(confirm);
    expect(address).toHaveAccessibleDescription('Dit is niet het adres van dit account.');
    expect(currentPassword).toHaveAccessibleDescription('Vul je wachtwoord in!');
    expect(fake.api.calls('POST user/delete')).toEqual([]);
    await user.clear(address);
    await user.type(address, ' Lotte@demo.test');
    await user.type(currentPassword, 'verkeerd');
    await user.click(confirm);
    await waitForAnswers();
    expect(currentPassword).toHaveAccessibleDescription('Je huidige wachtwoord klopt niet.');
    for (const code of ['account-busy', 'last-operator'] as const) {
      fake.api.answer('POST user/delete', refuse(code, 409, { message: `Wat je eerst doet: ${code}` }));
      await user.click(confirm);
      await waitForAnswers();
      expect(fake.notices.at(-1)).toEqual({ tone: 'danger', text: `Wat je eerst doet: ${code}` });
    }
    expect(log.signedOut).toBe(0);
    fake.api.answer('POST user/delete', { ok: true });
    await user.click(confirm);
    expect(fake.api.calls('POST user/delete').at(-1)).toEqual({
      body: { email: 'Lotte@demo.test', currentPassword: 'verkeerd' },
    });
    await waitForAnswers();
    expect(log.signedOut).toBe(1);
  });

  it('has no axe violations', async () => {
    await openProfile();
    expect(await axeFindings()).toEqual([]);
  });
});
