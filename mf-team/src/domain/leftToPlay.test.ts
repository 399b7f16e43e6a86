import type { Match, ScoredSelection } from '@euro/api-contract';
import { COACH } from '@euro/game';
import { leftToPlay } from './leftToPlay.js';

type World = Parameters<typeof leftToPlay>[0];

const CLUB = 1;
const DONE = 2;
const WITHOUT_MATCH = 3;
const match = (clubId: number, status: Match['status']) =>
  ({ weekId: 2, status, homeId: { id: clubId }, awayId: { id: 9 } }) as Match;
const player = (id: number, clubId: number, positionId = 3) => [id, { id, clubId, positionId }] as const;
const world = {
  matches: [match(CLUB, 'live'), match(DONE, 'finished')],
  players: new Map([
    player(10, CLUB),
    player(11, CLUB),
    player(12, CLUB),
    player(13, DONE),
    player(14, WITHOUT_MATCH),
    player(15, CLUB, COACH),
  ]),
} as unknown as World;

function countLeft(...selections: Partial<ScoredSelection>[]): number {
  const fullSelections = selections.map(
    (each) => ({ positionId: 1, powerSub: null, ...each }) as ScoredSelection,
  );
  return leftToPlay(world, { weekId: 2, selections: fullSelections });
}

it('counts who of the eleven plays or is to play', () => {
  expect(countLeft({ playerId: 10 }, { playerId: 11 })).toBe(2);
});

it.each([
  ['whose match is over', { playerId: 13 }],
  ['whose nation has no match', { playerId: 14 }],
  ['who is the coach', { playerId: 15 }],
  ['who is on the bench', { playerId: 12, positionId: 0 as const }],
  ['who was taken out by a power sub', { playerId: 12, powerSub: 'out' as const }],
])('leaves out a man %s', (_what, selection) => {
  expect(countLeft({ playerId: 10 }, selection)).toBe(1);
});

it('counts who a power sub brought on', () => {
  expect(countLeft({ playerId: 12, positionId: 0, powerSub: 'in' })).toBe(1);
});
