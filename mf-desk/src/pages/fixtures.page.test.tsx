import { refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleFixtureEdit, exampleFixtureReport } from '../testing/exampleFixture.js';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

const MATCH = 'Speeldag 1 · Duitsland – Schotland';
const TITLE = 'Duitsland – Schotland veranderen?';

const choose = async (name: string, option: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name }), option);

it('a match is postponed: its consequences, a reason, and what is sent', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/matchdays');
  await choose('Wat verandert', MATCH);
  const change = screen.getByRole('button', { name: 'Verander' });
  expect(change).toHaveAccessibleDescription('Er is nog niets veranderd.');
  await choose('Stand van de match', 'Uitgesteld');
  expect(screen.getByLabelText('Aftrap')).toBeDisabled();
  await userEvent.click(change);
  const dialog = await screen.findByRole('dialog', { name: TITLE });
  expect(await within(dialog).findByText('GER–SCO: postponed')).toBeVisible();
  fake.api.answer('POST admin/matches/{id}/fixture', {
    edit: exampleFixtureEdit(),
    report: exampleFixtureReport(),
  });
  await confirmWith(TITLE, 'Storm', 'Verander');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Duitsland – Schotland is veranderd.'));
  const bodies = fake.api.calls('POST admin/matches/{id}/fixture').map(({ body }) => body);
  const set = { state: 'postponed' };
  expect([bodies[0], bodies.at(-1)]).toEqual([
    { set, isDryRun: true, reason: 'dry run' },
    { set, reason: 'Storm' },
  ]);
});

it('a forfeit needs its result', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/matchdays');
  await choose('Wat verandert', MATCH);
  await choose('Stand van de match', 'Forfait');
  const change = screen.getByRole('button', { name: 'Verander' });
  await userEvent.type(screen.getByLabelText('Doelpunten thuis'), '3');
  await userEvent.type(screen.getByLabelText('Doelpunten uit'), '31');
  expect(change).toHaveAccessibleDescription(/Vul eerst de uitslag in/);
  await userEvent.clear(screen.getByLabelText('Doelpunten uit'));
  await userEvent.type(screen.getByLabelText('Doelpunten uit'), '0');
  await userEvent.click(change);
  await screen.findByRole('dialog', { name: TITLE });
  expect(fake.api.calls('POST admin/matches/{id}/fixture').at(-1)?.body).toMatchObject({
    set: { state: 'awarded', homeScore: 3, awayScore: 0 },
  });
});

it('what closes a matchday is accepted in the dialog first', async () => {
  const fake = makeDesk();
  const closes = [{ weekId: 2, from: '2024-06-19T13:00:00Z', to: '2024-06-19T08:30:00Z' }];
  const report = exampleFixtureReport({ closes, reopens: [1] });
  fake.api.answer('POST admin/matchdays/{weekId}/deadline', { edit: null, report });
  await openDesk(fake, '/desk/matchdays');
  await choose('Wat verandert', 'Deadline van speeldag 2');
  const field = screen.getByLabelText('Deadline');
  await userEvent.clear(field);
  await userEvent.type(field, '2024-06-19T10:30');
  await userEvent.click(screen.getByRole('button', { name: 'Verander' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Speeldag 2 veranderen?' }));
  expect(await dialog.findByText(/Speeldag 2 sluit dan op/)).toBeVisible();
  expect(dialog.getByText(/Niet meer bevestigd.*speeldag 1/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Verander' })).toHaveAccessibleDescription(/Bevestig eerst/);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Dat klopt, verander het toch' }));
  await confirmWith('Speeldag 2 veranderen?', 'Storm', 'Verander');
  await waitFor(() =>
    expect(fake.api.calls('POST admin/matchdays/{weekId}/deadline').at(-1)?.body).toMatchObject({
      ...{ closes: true, reopens: true, reason: 'Storm' },
    }),
  );
});

it('a refusal of the dry run stops the change, with its reason', async () => {
  const fake = makeDesk();
  const details = { problem: 'Matchday 1 closed at 2024-06-14T19:00:00Z.' };
  fake.api.answer(
    'POST admin/fixtures/{id}/take-back',
    refuse('correction-invalid', 422, { message: 'Dat kan niet.', details }),
  );
  const ended = exampleFixtureEdit({ id: 2, matchId: null, set: { deadlineDate: '2024-06-14T18:00:00Z' } });
  fake.api.answer('GET admin/fixtures', {
    totalRecords: 2,
    edits: [exampleFixtureEdit(), { ...ended, endedAt: '2024-06-14T12:00:00Z' }],
  });
  await openDesk(fake, '/desk/matchdays');
  const history = within(await screen.findByRole('region', { name: 'Met de hand veranderd' }));
  const [first, second] = history.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /Duitsland – Schotland · UitgesteldDe feed zegt: Gaat door.*“Storm in München.”Geldt/,
  );
  expect(second).toHaveTextContent(/Speeldag 1 · deadline .*Gold tot/);
  await userEvent.click(history.getByRole('button', { name: 'Neem terug: Duitsland – Schotland' }));
  const title = 'Duitsland – Schotland weer zoals de feed?';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(await dialog.findByText(`Dat kan niet. ${details.problem}`)).toBeVisible();
  await confirmWith(title, 'Vergissing', 'Neem terug');
  const sent = fake.api.calls('POST admin/fixtures/{id}/take-back').map(({ body }) => body);
  expect(sent.every((body) => (body as { isDryRun?: boolean }).isDryRun)).toBe(true);
});
