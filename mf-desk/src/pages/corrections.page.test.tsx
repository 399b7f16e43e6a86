import { refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleCorrection, exampleFigures } from '../testing/exampleDesk.js';
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
