import { refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleOverview } from '../testing/exampleDesk.js';
import { exampleImport } from '../testing/exampleImport.js';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

const held = {
  id: 8,
  heldAt: '2024-06-19T07:48:00.000Z',
  messageId: 'm13-0004',
  closes: [{ weekId: 2, from: '2024-06-19T13:00:00.000Z', to: '2024-06-19T08:30:00.000Z' }],
  reopens: [],
  moves: ['CRO–ALB: postponed'],
};

describe('a message of the feed that waits', () => {
  it('is the first thing on the overview, with what it would close', async () => {
    const fake = makeDesk();
    fake.api.answer('GET admin/overview', { ...exampleOverview, held: [held] });
    await openDesk(fake, '/desk');
    const card = within(await screen.findByRole('region', { name: 'Wacht op jou' }));
    expect(card.getByText(/De feed sluit speeldag 2: .*08\.30.* in plaats van .*13\.00/)).toBeInTheDocument();
    expect(card.getByText(/Er is nog niets gewijzigd/)).toBeInTheDocument();
    const waiting = screen.getByRole('region', { name: 'Wat wacht' });
    const place = screen.getByRole('region', { name: 'Wacht op jou' }).compareDocumentPosition(waiting);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('is refused or applied with a reason', async () => {
    const fake = makeDesk();
    fake.api.answer('GET admin/overview', { ...exampleOverview, held: [held] });
    fake.api.answer('POST admin/held/{id}/decide', { isApplied: false, problems: [] });
    await openDesk(fake, '/desk');
    await userEvent.click(await screen.findByRole('button', { name: 'Weiger' }));
    await confirmWith('Bericht van de feed weigeren?', 'De bond weet van niets', 'Weiger');
    await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Het bericht is geweigerd.'));
    expect(fake.api.calls('POST admin/held/{id}/decide').at(-1)).toMatchObject({
      params: { id: 8 },
      body: { accepts: false, reason: 'De bond weet van niets' },
    });
  });
});

it('a message of the feed shows the teams that it would touch before it is applied', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/overview', { ...exampleOverview, held: [held] });
  const teams = exampleImport().report?.teams ?? null;
  fake.api.answer('POST admin/held/{id}/decide', { isApplied: false, problems: [], teams });
  await openDesk(fake, '/desk');
  await userEvent.click(await screen.findByRole('button', { name: 'Pas toe' }));
  expect(await screen.findByText(/^1\.118 ploegen krijgen andere punten/)).toBeInTheDocument();
  fake.api.answer('POST admin/held/{id}/decide', { isApplied: true, problems: [] });
  await confirmWith('Bericht van de feed toepassen?', 'De bond bevestigt', 'Pas toe');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Het bericht is toegepast.'));
  const calls = fake.api.calls('POST admin/held/{id}/decide').map(({ body }) => body);
  expect([calls[0]?.isDryRun, calls.at(-1)?.isDryRun]).toEqual([true, undefined]);
});

it('a matchday that was closed by mistake is opened with a new deadline and a reason', async () => {
  const fake = makeDesk();
  const [, matchday] = exampleOverview.matchdays;
  if (!matchday) throw new Error('There is a second matchday.');
  const running = { ...matchday, state: 'running' as const };
  fake.api.answer('GET admin/overview', { ...exampleOverview, matchdays: [running] });
  await openDesk(fake, '/desk/matchdays');
  await userEvent.click(await screen.findByRole('button', { name: 'Open weer: Speeldag 2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Speeldag 2 weer openen?' }));
  expect(dialog.getByRole('button', { name: 'Open weer' })).toHaveAccessibleDescription(
    'Kies eerst de nieuwe deadline.',
  );
  await userEvent.type(dialog.getByLabelText('Nieuwe deadline'), '2024-06-19T15:00');
  const details = { because: 'match-began', weekId: 2 };
  fake.api.answer('POST admin/matchdays/{weekId}/open', refuse('matchday-not-ready', 409, { details }));
  await confirmWith('Speeldag 2 weer openen?', 'Verkeerde aftrap in de feed', 'Open weer');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Er is al een match begonnen');
  expect(fake.api.calls('POST admin/matchdays/{weekId}/open').at(-1)).toMatchObject({
    params: { weekId: 2 },
    body: { deadlineDate: new Date('2024-06-19T15:00').toISOString() },
  });
});
