import type { Match, ScoredSelection } from '@euro/api-contract';
import { leftToPlay } from './leftToPlay.js';

type World = Parameters<typeof leftToPlay>[0];

const CLUB = 1;
const RUNNING = 2;
const match = (clubId: number, status: Match['status']) =>
  ({ weekId: 2, status, homeId: { id: clubId }, awayId: { id: 9 } }) as Match;
const player = (id: number, clubId: number) => [id, { id, clubId, positionId: 3 }] as const;
const world = {
  matches: [match(CLUB, 'scheduled'), match(RUNNING, 'live')],
  players: new Map([player(10, CLUB), player(11, CLUB), player(12, CLUB), player(13, RUNNING)]),
} as unknown as World;

function countLeft(...selections: Partial<ScoredSelection>[]): number {
  const fullSelections = selections.map(
    (each) => ({ positionId: 1, powerSub: null, ...each }) as ScoredSelection,
  );
  return leftToPlay(world, { weekId: 2, selections: fullSelections }).length;
}

it('counts players of the eleven who are to play', () => {
  expect(countLeft({ playerId: 10 }, { playerId: 11 })).toBe(2);
});

it.each([
  ['whose match runs', { playerId: 13 }],
  ['who is on the bench', { playerId: 12, positionId: 0 as const }],
  ['who was taken out by a power sub', { playerId: 12, powerSub: 'out' as const }],
])('omits a player %s', (_what, selection) => {
  expect(countLeft({ playerId: 10 }, selection)).toBe(1);
});

it('counts a player brought on by a power sub', () => {
  expect(countLeft({ playerId: 12, positionId: 0, powerSub: 'in' })).toBe(1);
});
