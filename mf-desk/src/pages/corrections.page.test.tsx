import { examplePlayer, refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleCorrection, exampleFigures, exampleNewsEdit } from '../testing/exampleDesk.js';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

it('a figure is corrected: match, player, figure, old and new value, and reason', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/corrections');
  const correct = screen.getByRole('button', { name: 'Verbeter' });
  expect(correct).toHaveAccessibleDescription('Kies eerst match, speler, cijfer en waarde.');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Match' }),
    'Speeldag 1 · Duitsland – Schotland 5–1',
  );
  const player = screen.getByRole('combobox', { name: 'Speler' });
  await userEvent.selectOptions(player, await screen.findByRole('option', { name: /Jamal Musiala/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cijfer' }), 'Doelpunten: 1');
  const value = screen.getByRole('textbox', { name: 'Wordt' });
  await userEvent.type(value, 'x');
  expect(correct).toHaveAccessibleDescription('Een geheel getal vanaf 0.');
  await userEvent.clear(value);
  await userEvent.type(value, '1');
  expect(correct).toHaveAccessibleDescription('Dat staat er al.');
  await userEvent.clear(value);
  await userEvent.type(value, '0');
  await userEvent.click(correct);
  const dialog = screen.getByRole('dialog', { name: 'Dit cijfer verbeteren?' });
  expect(dialog).toHaveTextContent('Jamal Musiala, Doelpunten1 →0');

  const problem = 'goals: Germany has fewer goals than its players.';
  fake.api.answer(
    'POST admin/corrections',
    refuse('correction-invalid', 422, { message: 'Deze correctie kan niet.', details: { problem } }),
  );
  await confirmWith('Dit cijfer verbeteren?', 'Eigen doelpunt', 'Verbeter');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(`Deze correctie kan niet. ${problem}`);

  fake.api.answer('POST admin/corrections', { correction: exampleCorrection() });
  fake.api.answer('GET admin/matches/{id}/figures', {
    matchId: 1,
    weekId: 1,
    players: [
      exampleFigures({
        figures: { ...exampleFigures().figures, goals: 0 },
        corrected: ['goals'],
      }),
    ],
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Verbeter' }));
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Jamal Musiala: Doelpunten is nu 0.'));
  expect(fake.api.calls('POST admin/corrections').at(-1)?.body).toEqual({
    matchId: 1,
    playerId: 110,
    field: 'goals',
    value: 0,
    reason: 'Eigen doelpunt',
  });
  expect(await screen.findByRole('option', { name: 'Doelpunten: 0 · verbeterd' })).toBeInTheDocument();
});

it('the history shows which corrections are active, and which ended', async () => {
  const fake = makeDesk();
  const endedCorrection = exampleCorrection({ id: 3, endedAt: '2024-06-20T08:00:00Z', actor: null });
  fake.api.answer('GET admin/corrections', {
    totalRecords: 2,
    corrections: [exampleCorrection(), endedCorrection],
  });
  await openDesk(fake, '/desk/corrections');
  const [first, second] = within(await screen.findByRole('region', { name: 'Correcties' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('Jamal Musiala · Doelpunten: 1 → 0Speeldag 1, Duitsland – Schotland');
  expect(first).toHaveTextContent('“Het was een eigen doelpunt.”Geldt');
  expect(second).toHaveTextContent(/gold tot do 20\/06\/24.*vanzelf of via de opdrachtregel.*Vervallen/);
});

it('the news of a player is written: player, state, words, source and reason', async () => {
  const fake = makeDesk();
  const player = examplePlayer({ id: 110, name: 'Jamal Musiala', clubId: 1 });
  fake.state.players.set({ status: 'ready', value: [player] });
  await openDesk(fake, '/desk/corrections');
  const write = await screen.findByRole('button', { name: 'Schrijf nieuws' });
  expect(write).toHaveAccessibleDescription('Kies eerst speler en toestand.');
  const form = within(write.closest('section') ?? document.body);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'Duitsland');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Over wie' }), 'Jamal Musiala');
  expect(form.getByText('Nu: Geen nieuws')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Toestand' }), 'Twijfelachtig');
  expect(write).toHaveAccessibleDescription('Schrijf eerst de bron.');
  await userEvent.type(screen.getByRole('textbox', { name: 'In het Nederlands' }), 'traint apart');
  await userEvent.type(screen.getByRole('textbox', { name: 'Bron' }), 'DFB');
  await userEvent.click(write);
  const title = 'Dit nieuws van Jamal Musiala schrijven?';
  expect(screen.getByRole('dialog', { name: title })).toHaveTextContent('Twijfelachtig: traint apart (DFB)');
  fake.api.answer('POST admin/news', { edit: exampleNewsEdit() });
  await confirmWith(title, 'Persbericht', 'Schrijf nieuws');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Het nieuws van Jamal Musiala is geschreven.'));
  expect(fake.api.calls('POST admin/news').at(-1)?.body).toEqual({
    playerId: 110,
    news: { kind: 'doubtful', nl: 'traint apart', en: null, source: 'DFB' },
    reason: 'Persbericht',
  });
});

it('the history of news shows which holds', async () => {
  const fake = makeDesk();
  const ended = exampleNewsEdit({ id: 1, news: null, from: 'banned', endedAt: '2024-06-20T08:00:00Z' });
  fake.api.answer('GET admin/news', { totalRecords: 2, edits: [exampleNewsEdit(), ended] });
  await openDesk(fake, '/desk/corrections');
  const history = within(await screen.findByRole('region', { name: 'Geschreven nieuws' }));
  const [first, second] = history.getAllByRole('listitem');
  expect(first).toHaveTextContent('Jamal Musiala · Geen nieuws → Geblesseerd: knie (DFB)');
  expect(first).toHaveTextContent('“Persbericht van de bond.”Geldt');
  expect(second).toHaveTextContent(/Geschorst → Geen nieuws.*Vervallen/);
});
