import { refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleWinner } from '../testing/exampleWinner.js';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

const KEY = { prize: 'speeldag', ranking: 'week', firstWeek: 1, lastWeek: 1, teamId: 7 };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const PRIZE = 'Een tegoedbon van 50 euro, Kessel Kickers';

it('a winner is asked for his address in his language; a refusal loses nothing', async () => {
  const fake = makeDesk();
  const user = { id: 12, name: 'Lotte Peeters', email: 'lotte@demo.test', language: 'en' as const };
  fake.api.answer('GET admin/winners', { totalRecords: 1, winners: [exampleWinner({ user })] });
  await openDesk(fake, '/desk/winners');
  expect(await screen.findByText('Speeldag 1 · plaats 1 · Kessel Kickers')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lotte Peeters' })).toHaveAttribute('href', '/desk/users/12');
  await press(`Vraag adres: ${PRIZE}`);
  const title = 'Adres vragen aan Kessel Kickers?';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const message = dialog.getByLabelText('Bericht aan Lotte Peeters');
  expect(message).toHaveDisplayValue(/^Congratulations, you won a prize: A voucher of 50 euros\./);
  await userEvent.clear(message);
  expect(dialog.getByRole('button', { name: 'Vraag adres' })).toHaveAccessibleDescription(
    'Schrijf eerst een bericht.',
  );
  await userEvent.type(message, 'Where to?');
  fake.api.answer('POST admin/winners', refuse('prize-changed-meanwhile', 409, { message: 'Te laat.' }));
  await confirmWith(title, 'Speeldag 1', 'Vraag adres');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Te laat.');
  expect(message).toHaveDisplayValue('Where to?');
  fake.api.answer('POST admin/winners', { ok: true });
  await confirmWith(title, 'Speeldag 1', 'Vraag adres');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('De vraag aan Kessel Kickers is verstuurd.'));
  expect(fake.api.calls('POST admin/winners').at(-1)).toEqual({
    body: { ...KEY, from: null, state: 'asked', reason: 'Speeldag 1', message: 'Where to?' },
  });
});

it.each([
  [
    'asked',
    'Noteer als geclaimd',
    'Prijs van Kessel Kickers geclaimd?',
    { state: 'claimed', contact: 'Gent' },
  ],
  [
    'claimed',
    'Noteer als verstuurd',
    'Prijs van Kessel Kickers verstuurd?',
    { state: 'sent', track: 'Gent' },
  ],
] as const)('one that is %s is taken further', async (from, verb, title, sent) => {
  const fake = makeDesk();
  const winner = exampleWinner({ state: from, changedAt: '2024-06-19T08:00:00.000Z' });
  fake.api.answer('GET admin/winners', { totalRecords: 1, winners: [winner] });
  await openDesk(fake, '/desk/winners');
  await press(`${verb}: ${PRIZE}`);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.type(dialog.getByRole('textbox', { name: /mag leeg/ }), 'Gent');
  fake.api.answer('POST admin/winners', { ok: true });
  await confirmWith(title, 'Brief van 19 juni', verb);
  await waitFor(() =>
    expect(fake.api.calls('POST admin/winners')).toEqual([
      { body: { ...KEY, from, ...sent, reason: 'Brief van 19 juni' } },
    ]),
  );
});

it('who does not win any more is marked, and only declined; a deleted account is named so', async () => {
  const fake = makeDesk();
  const winner = exampleWinner({ state: 'asked', isWinner: false, user: null });
  fake.api.answer('GET admin/winners', { totalRecords: 1, winners: [winner] });
  await openDesk(fake, '/desk/winners');
  expect(await screen.findByText('Is geen winnaar meer')).toBeVisible();
  expect(screen.getByText('Account verwijderd')).toBeVisible();
  const row = within(screen.getByRole('listitem'));
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Wijs af']);
});

it.each([
  ['', /zodra de laatste speeldag/, {}],
  ['?state=sent', /heeft deze stand/, { state: 'sent' }],
])('without winners the page says why, also of a chosen state: %s', async (search, text, state) => {
  const fake = makeDesk();
  fake.api.answer('GET admin/winners', { totalRecords: 0, winners: [] });
  await openDesk(fake, `/desk/winners${search}`);
  expect(await screen.findByText(text)).toBeVisible();
  expect(fake.api.calls('GET admin/winners').at(-1)?.query).toEqual({
    ...{ pageNumber: 1, pageRecords: 50 },
    ...state,
  });
});
