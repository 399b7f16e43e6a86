import { COACH, FORWARD } from '@euro/game';
import { exampleMatch, examplePlayer } from '@euro/platform/testing';
import { captainAdvice } from './captains.js';

const scheduledMatch = exampleMatch({
  id: 15,
  weekId: 2,
  awayId: { id: 3, short: 'HUN', name: 'Hongarije' },
  homeScore: null,
  awayScore: null,
  status: 'scheduled',
});
const squad = [
  examplePlayer({ id: 1, clubId: 1, positionId: COACH }),
  examplePlayer({ id: 2, clubId: 1, positionId: FORWARD }),
  examplePlayer({ id: 3, clubId: 3, positionId: FORWARD }),
  examplePlayer({ id: 4, clubId: 9, positionId: FORWARD }),
];

/** More points the higher the id, but the coach most of all. */
const adviceFor = (weeks: readonly number[], scale = 1) =>
  captainAdvice({
    squad,
    weeks,
    matches: [scheduledMatch],
    difficultyOf: () => 3,
    expectedIn: () => (player) => scale * (player.positionId === COACH ? 100 : player.id),
  });

describe('the captain of a matchday', () => {
  it('is the available player with the highest expectation, and no coach', () => {
    expect(adviceFor([2])).toMatchObject([{ weekId: 2, player: { id: 3 }, expected: 3 }]);
  });

  it('is nobody while no opponent is known, or nobody is expected to score', () => {
    expect(adviceFor([4])).toEqual([]);
    expect(adviceFor([2], 0)).toEqual([]);
  });
});
