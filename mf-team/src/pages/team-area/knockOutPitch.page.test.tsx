import type { Match } from '@euro/api-contract';
import { matches, matchesState } from '@euro/game-ui/testing';
import { exampleMatch, textOf } from '@euro/platform/testing';
import { screen } from '@testing-library/react';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';

const [GERMANY, SCOTLAND, SPAIN, FRANCE] = [
  { id: 1, short: 'GER', name: 'Duitsland' },
  { id: 2, short: 'SCO', name: 'Schotland' },
  { id: 5, short: 'ESP', name: 'Spanje' },
  { id: 16, short: 'FRA', name: 'Frankrijk' },
] as const;
const knockOut = (id: number, weekId: number, fields: Partial<Match>): Match =>
  exampleMatch({
    id,
    weekId,
    stage: weekId === 2 ? 'Round of 16' : 'Quarter-finals',
    status: 'scheduled',
    homeId: null,
    awayId: null,
    homeScore: null,
    awayScore: null,
    ...fields,
  });

/** Before matchday 3: Spain is through to meet Germany or Scotland, who play first. */
const knockOutMatches: readonly Match[] = [
  ...matches.filter(({ weekId }) => weekId === 1),
  knockOut(42, 2, { homeId: GERMANY, awayId: SCOTLAND, date: '2024-06-22T19:00:00Z' }),
  knockOut(43, 2, { homeId: SPAIN, awayId: FRANCE, status: 'finished', homeScore: 1, awayScore: 0 }),
  knockOut(46, 3, {
    homeId: SPAIN,
    homeFrom: { matchId: 43, place: null },
    awayFrom: { matchId: 42, place: null },
    date: '2024-06-24T19:00:00Z',
  }),
];

it('shows possible opponents, who plays first, and the match that decides', async () => {
  const { deadline } = matchesState();
  const fake = makePortal({
    matches: knockOutMatches,
    deadline: { ...deadline, deadlineWeek: 3, deadlineDate: '2024-06-23T19:00:00Z' },
  });
  await openPage(fake, '/team/7');
  expect(screen.getByRole('button', { name: /^Olmo, .*, tegen Duitsland of Schotland/ })).toHaveTextContent(
    'GER/SCO',
  );
  const pending = screen.getByRole('button', { name: /^Musiala, .*, speelt eerst nog tegen Schotland/ });
  expect(pending.querySelector('[data-pending]')).toHaveTextContent('eerst SCO');
  const note = screen.getByText('Nog niet alle tegenstanders zijn bekend.').parentElement;
  expect(textOf(note ?? undefined)).toContain('Eerst te spelen: GER–SCO (za 22/06/24');
  const fixtures = screen.getByRole('region', { name: 'Jouw spelers op speeldag 3' });
  expect(textOf(fixtures)).toContain('GER of SCO');
});
