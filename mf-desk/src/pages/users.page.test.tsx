import { refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleAccount } from '../testing/exampleDesk.js';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

it('an account is found, gets a role with a reason, and is signed out everywhere', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/users');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Zoek een account' }), 'lotte p');
  await waitFor(() => expect(fake.platform.navigation.location.value.search).toBe('?name=lotte+p'));
  await waitFor(() =>
    expect(fake.api.calls('GET admin/users').at(-1)?.query).toMatchObject({ name: 'lotte p' }),
  );
  expect(await screen.findByText(/2 ploegen, 1 betaald · sinds 19\/06\/24/)).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Rollen van Lotte Peeters' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rollen van Lotte Peeters' }));
  expect(dialog.getByRole('button', { name: 'Rollen opslaan' })).toHaveAccessibleDescription(
    'Je veranderde nog niets.',
  );
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Premium/ }));
  expect(dialog.getByText('Krijgt: Premium.')).toBeInTheDocument();
  const premium = exampleAccount({ roles: ['premium'] });
  fake.api.answer('PUT admin/users/{id}/roles', { user: premium });
  fake.api.answer('GET admin/users', { totalRecords: 1, users: [premium] });
  await confirmWith('Rollen van Lotte Peeters', 'Won de wedstrijd', 'Rollen opslaan');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('De rollen van Lotte Peeters zijn opgeslagen.'));
  expect(fake.api.calls('PUT admin/users/{id}/roles')).toMatchObject([
    { params: { id: 12 }, body: { roles: ['premium'], deskRoles: [], reason: 'Won de wedstrijd' } },
  ]);
  expect(await screen.findByText('Premium', { selector: 'span' })).toBeInTheDocument();

  fake.api.answer('POST admin/users/{id}/sign-out', refuse('offline', 0));
  await userEvent.click(screen.getByRole('button', { name: 'Meld Lotte Peeters overal af' }));
  await confirmWith('Lotte Peeters overal afmelden?', 'Gestolen toestel', 'Meld overal af');
  expect(await screen.findByRole('alert')).toHaveTextContent('Er kwam geen antwoord.');
  fake.api.answer('POST admin/users/{id}/sign-out', { ok: true });
  await userEvent.click(screen.getByRole('button', { name: 'Meld overal af' }));
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Lotte Peeters is overal afgemeld.'));
});

it('the suspended accounts are listed, and marked in every list', async () => {
  const fake = makeDesk();
  const suspension = { until: null, notice: 'Je schold iemand uit.' };
  fake.api.answer('GET admin/users', { totalRecords: 1, users: [exampleAccount({ suspension })] });
  await openDesk(fake, '/desk/users');
  expect(await screen.findByText('Geschorst', { selector: 'span' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rol' }), 'Geschorst');
  await waitFor(() =>
    expect(fake.api.calls('GET admin/users').at(-1)?.query).toMatchObject({ isSuspended: 'true' }),
  );
});

it('operators cannot revoke their own role', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/users', {
    totalRecords: 1,
    users: [exampleAccount({ id: 7, firstName: 'Olga', roles: ['operator'] })],
  });
  await openDesk(fake, '/desk/users');
  await userEvent.click(await screen.findByRole('button', { name: 'Rollen van Olga Peeters' }));
  const ownRole = screen.getByRole('checkbox', { name: /^Beheerder/ });
  expect(ownRole).toBeDisabled();
  expect(ownRole).toHaveAccessibleName(/Je eigen rol van beheerder kan je niet afnemen/);
});

it('roles of the desk are given for all competitions, or for one', async () => {
  const fake = makeDesk();
  const before = { role: 'treasurer' as const, competitionId: 2 };
  fake.api.answer('GET admin/users', { totalRecords: 1, users: [exampleAccount({ deskRoles: [before] })] });
  fake.api.answer('PUT admin/users/{id}/roles', { user: exampleAccount() });
  await openDesk(fake, '/desk/users');
  await userEvent.click(await screen.findByRole('button', { name: 'Rollen van Lotte Peeters' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Redacteur/ }));
  const local = within(await screen.findByRole('group', { name: 'Alleen in één competitie' }));
  expect(local.getByRole('button', { name: 'Haal weg: Penningmeester: #2' })).toBeInTheDocument();
  await userEvent.selectOptions(local.getByRole('combobox', { name: 'Rol' }), 'Beheerder');
  await userEvent.click(local.getByRole('button', { name: 'Voeg toe' }));
  await confirmWith('Rollen van Lotte Peeters', 'Schrijft voortaan het nieuws', 'Rollen opslaan');
  await waitFor(() =>
    expect(fake.api.calls('PUT admin/users/{id}/roles').at(-1)?.body).toMatchObject({
      roles: [],
      deskRoles: [{ role: 'editor', competitionId: null }, before, { role: 'operator', competitionId: 1 }],
    }),
  );
});
