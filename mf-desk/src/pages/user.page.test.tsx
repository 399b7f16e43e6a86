import { refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleAccount, exampleSheet } from '../testing/exampleDesk.js';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('the page of an account has its teams, orders, sign-ins, conversations and audit', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/users/12');
  expect(fake.api.calls('GET admin/users/{id}').at(-1)?.params).toEqual({ id: 12 });
  const account = await part('Account');
  expect(account.getByRole('heading', { name: 'Lotte Peeters' })).toBeInTheDocument();
  expect(account.getByText('lotte@demo.test (bevestigd)')).toBeInTheDocument();
  expect(account.getByText(/omroep: lotte@schelde.test, sinds/)).toBeInTheDocument();
  expect(account.getByText('Premium · gekocht')).toBeInTheDocument();
  expect((await part('Ploegen')).getByText(/EUROM 2024/)).toBeInTheDocument();
  const orders = await part('Bestellingen');
  expect(orders.getByText(/EM-2024-000123/)).toBeInTheDocument();
  expect(orders.getByRole('link', { name: 'Bestellingen: toon alle 1' })).toHaveAttribute(
    'href',
    '/desk/orders?user=12',
  );
  expect((await part('Aanmeldingen')).getByText('Firefox · Windows')).toBeInTheDocument();
  expect((await part('Gesprekken met de helpdesk')).getByRole('link', { name: 'Gesprek 3' })).toHaveAttribute(
    'href',
    '/desk/help/3',
  );
  const auditLog = await part('Logboek: over dit account');
  expect(auditLog.getByRole('link', { name: 'Olga' })).toHaveAttribute('href', '/desk/users/7');
  expect(auditLog.getByRole('link', { name: /toon alle 12/ })).toHaveAttribute(
    'href',
    '/desk/audit?subject=user+12',
  );
  expect(await screen.findByText('Dit account deed niets in het beheer')).toBeInTheDocument();
});

it.each([
  ['Nederlands', {}],
  ['Frans', { language: 'en', translation: 'fr' }],
] as const)('the page of an account shows its language %s', async (name, fields) => {
  const fake = makeDesk();
  fake.api.answer('GET admin/users/{id}', exampleSheet(fields));
  await openDesk(fake, '/desk/users/12');
  expect((await part('Account')).getByText(name)).toBeInTheDocument();
});

it('a team links to its points in its own competition, by a full page load', async () => {
  const fake = makeDesk();
  const team = { id: 41, name: 'Wereldelftal', paid: false, competitionFeed: 'WORLDM', seasonId: 2022 };
  const items = [{ ...team, prefix: '/wk-2022', createdAt: '2022-11-20T10:00:00Z' }];
  fake.api.answer('GET admin/users/{id}', exampleSheet({ teams: { totalRecords: 1, items } }));
  await openDesk(fake, '/desk/users/12');
  const link = (await part('Ploegen')).getByRole('link', { name: 'Wereldelftal' });
  expect(link).toHaveAttribute('href', `${window.location.origin}/wk-2022/points/41`);
  expect(link).toHaveAttribute('target', '_top');
});

it('roles are changed on the page of the account', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/users/12');
  await userEvent.click(await screen.findByRole('button', { name: 'Rollen van Lotte Peeters' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Analist/ }));
  const user = exampleAccount({ roles: ['premium', 'pundit'] });
  fake.api.answer('PUT admin/users/{id}/roles', { user });
  fake.api.answer(
    'GET admin/users/{id}',
    exampleSheet({
      user,
      roleSources: [
        { role: 'premium', source: 'order' },
        { role: 'pundit', source: 'hand' },
      ],
    }),
  );
  await confirmWith('Rollen van Lotte Peeters', 'Schrijft voor de krant', 'Rollen opslaan');
  expect(await screen.findByText('Analist · met de hand gegeven')).toBeInTheDocument();
});

describe('an account', () => {
  const suspension = { until: '2024-06-26T08:00:00.000Z', notice: 'Je schold iemand uit.' };
  const suspended = exampleSheet({ user: exampleAccount({ suspension }) });

  it('is suspended for a term, with the notice to its owner', async () => {
    const fake = makeDesk();
    await openDesk(fake, '/desk/users/12');
    await userEvent.click(await screen.findByRole('button', { name: 'Schors Lotte Peeters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lotte Peeters schorsen?' }));
    const notice = dialog.getByRole('textbox', { name: 'Bericht aan Lotte Peeters' });
    await userEvent.clear(notice);
    expect(dialog.getByRole('button', { name: 'Schors' })).toHaveAccessibleDescription(
      'Schrijf eerst waarom.',
    );
    await userEvent.type(notice, 'Je schold iemand uit.');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Hoelang?' }), 'Tot je ze opheft');
    const path = 'POST admin/users/{id}/suspend';
    const message = 'Jezelf kan je niet schorsen.';
    fake.api.answer(path, refuse('not-suspendable', 409, { message }));
    await confirmWith('Lotte Peeters schorsen?', 'Drie klachten', 'Schors');
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    fake.api.answer(path, { user: suspended.user });
    fake.api.answer('GET admin/users/{id}', suspended);
    await confirmWith('Lotte Peeters schorsen?', 'Drie klachten', 'Schors');
    await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Lotte Peeters is geschorst.'));
    expect(fake.api.calls(path).at(-1)).toMatchObject({
      params: { id: 12 },
      body: { days: null, notice: 'Je schold iemand uit.', reason: 'Drie klachten' },
    });
    expect(await screen.findByText(/^tot .*26\/06.*: “Je schold iemand uit\.”$/)).toBeInTheDocument();
  });

  it('that is suspended is restored, with a notice to its owner', async () => {
    const fake = makeDesk();
    fake.api.answer('GET admin/users/{id}', suspended);
    await openDesk(fake, '/desk/users/12');
    const lift = { name: 'Hef de sanctie van Lotte Peeters op' };
    await userEvent.click(await screen.findByRole('button', lift));
    fake.api.answer('POST admin/users/{id}/restore', { user: exampleAccount() });
    fake.api.answer('GET admin/users/{id}', exampleSheet());
    await confirmWith('Sanctie van Lotte Peeters opheffen?', 'Gelijk', 'Hef sanctie op');
    await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('De sanctie van Lotte Peeters is opgeheven.'));
    expect(fake.api.calls('POST admin/users/{id}/restore')).toMatchObject([
      { body: { notice: 'Je sanctie is opgeheven: je kan weer meedoen.', reason: 'Gelijk' } },
    ]);
    expect(await screen.findByRole('button', { name: 'Schors Lotte Peeters' })).toBeInTheDocument();
  });

  it('is deleted once its address is typed, and left', async () => {
    const fake = makeDesk();
    fake.api.answer('POST admin/users/{id}/erase', { ok: true });
    await openDesk(fake, '/desk/users/12');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Verwijder het account van Lotte Peeters' }),
    );
    const title = 'Account van Lotte Peeters verwijderen?';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByRole('button', { name: 'Verwijder account' })).toHaveAccessibleDescription(
      'Typ eerst het adres van het account over.',
    );
    const { email } = exampleAccount();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Typ het adres over' }), email);
    await confirmWith(title, 'Gevraagd', 'Verwijder account');
    await waitFor(() => expect(fake.platform.navigation.location.value.pathname).toBe('/desk/users'));
    expect(fake.api.calls('POST admin/users/{id}/erase')).toMatchObject([
      { params: { id: 12 }, body: { email, reason: 'Gevraagd' } },
    ]);
  });

  it('receives what another account of the person has, which is named before', async () => {
    const fake = makeDesk();
    await openDesk(fake, '/desk/users/12');
    const other = exampleAccount({ id: 34, firstName: 'Lot', email: 'lot@example.test' });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Voeg een ander account samen met Lotte Peeters' }),
    );
    const title = 'Een ander account samenvoegen met Lotte Peeters?';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    fake.api.answer('GET admin/users/{id}', ({ params }) =>
      Number(params?.id) === 34 ? { ...exampleSheet(), user: other } : exampleSheet(),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nummer van het andere account' }), '#34');
    expect(await dialog.findByText(/^Lot Peeters, /)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Typ het adres over' }), other.email);
    fake.api.answer('POST admin/users/{id}/merge', refuse('too-many-teams', 409, { message: 'Te veel.' }));
    await confirmWith(title, 'Zelfde persoon', 'Voeg samen');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Te veel.');
    fake.api.answer('POST admin/users/{id}/merge', { ok: true });
    await confirmWith(title, 'Zelfde persoon', 'Voeg samen');
    await waitFor(() =>
      expect(fake.notices.at(-1)?.text).toBe('Het andere account hoort nu bij Lotte Peeters.'),
    );
    expect(fake.api.calls('POST admin/users/{id}/merge').at(-1)).toMatchObject({
      params: { id: 12 },
      body: { fromId: 34, email: other.email },
    });
  });

  it('links to accounts that may be of the same person, and says why', async () => {
    const samePerson = [
      {
        id: 34,
        name: 'Lotte P.',
        createdAt: '2024-06-13T10:00:00.000Z',
        signals: ['mailbox' as const, 'league' as const],
      },
    ];
    const fake = makeDesk();
    fake.api.answer('GET admin/users/{id}', exampleSheet({ samePerson }));
    await openDesk(fake, '/desk/users/12');
    const list = within(await screen.findByRole('region', { name: 'Misschien dezelfde persoon' }));
    expect(list.getByRole('link', { name: 'Lotte P.' })).toHaveAttribute('href', '/desk/users/34');
    expect(list.getByText(/#34 · zelfde mailbox · zelfde minicompetitie · sinds/)).toBeInTheDocument();
  });

  it('links to others of the same name', async () => {
    await openDesk(makeDesk(), '/desk/users/12');
    expect(await screen.findByRole('link', { name: 'Accounts met dezelfde naam' })).toHaveAttribute(
      'href',
      '/desk/users?name=Lotte%20Peeters',
    );
  });
});

it('an unknown account, and one that cannot be loaded, are reported', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/users/{id}', refuse('not-found', 404));
  await openDesk(fake, '/desk/users/99');
  expect(await screen.findByText('Dit account is er niet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Naar het logboek' })).toHaveAttribute(
    'href',
    '/desk/audit?subject=user+99',
  );
});

it('a failure is shown with a retry', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/users/{id}', refuse('offline', 0));
  await openDesk(fake, '/desk/users/12');
  const retryButton = await screen.findByRole('button', { name: 'Probeer opnieuw' });
  fake.api.answer('GET admin/users/{id}', exampleSheet());
  await userEvent.click(retryButton);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Account' })).toBeInTheDocument());
});

it('users without the operator’s role have no access', async () => {
  const fake = makeDesk(['user', 'support']);
  await openDesk(fake, '/desk/users/12');
  expect(await screen.findByText(/een van deze rollen nodig: moderator, beheerder/)).toBeInTheDocument();
  expect(fake.api.calls('GET admin/users/{id}')).toEqual([]);
});

it('moderators see what complaints need, and suspend; the rest is for operators', async () => {
  const fake = makeDesk(['user'], ['moderator']);
  await openDesk(fake, '/desk/users/12');
  expect(await screen.findByRole('region', { name: 'Ploegen' })).toBeInTheDocument();
  for (const name of ['Bestellingen', 'Aanmeldingen', 'Logboek: door dit account'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.getByRole('button', { name: /^Rollen van/ })).toHaveAccessibleDescription(
    'Dit doet een beheerder.',
  );
  expect(screen.getByRole('button', { name: /^Schors / })).toBeEnabled();
});
