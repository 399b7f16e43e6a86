import { COACH } from '../positions.js';
import type { PositionId } from '../types.js';
import { leftToPlay } from './leftToPlay.js';

const COMING = 1;
const RUNNING = 2;
const OVER = 3;
const WITHOUT_MATCH = 4;
const match = (clubId: number, status: 'scheduled' | 'live' | 'finished') => ({
  status,
  homeId: { id: clubId },
  awayId: null,
});
const matches = [match(COMING, 'scheduled'), match(RUNNING, 'live'), match(OVER, 'finished')];
const player = (clubId: number, positionId: PositionId = 3) => ({ clubId, positionId });
const players = new Map([
  [10, player(COMING)],
  [11, player(COMING, 1)],
  [12, player(COMING, COACH)],
  [13, player(RUNNING)],
  [14, player(OVER)],
  [15, player(WITHOUT_MATCH)],
]);

it('counts players whose match has yet to kick off', () => {
  expect(leftToPlay([10, 11], matches, players)).toBe(2);
});

it.each([
  ['whose match runs, on the pitch or beside it', 13],
  ['whose match is over', 14],
  ['whose nation has no match', 15],
  ['who is the coach', 12],
  ['who is unknown', 99],
])('omits a player %s', (_who, playerId) => {
  expect(leftToPlay([10, playerId], matches, players)).toBe(1);
});
