import { scoredSelection } from '../testing/scoredSelection.js';
import { captainChoices } from './captainChoices.js';

const COACH = 9;
const man = (playerId: number, points: number, fields = {}) =>
  scoredSelection(playerId, { points, total: points, minutes: 90, ...fields });
const choose = (...selections: ReturnType<typeof man>[]) =>
  captainChoices(selections, { total: 20, multiplier: 1.5, isCoach: (playerId) => playerId === COACH });

describe('another captain', () => {
  it('would have brought his own multiplied points instead of those of the captain, rounded to halves', () => {
    const captain = man(1, 4, { multiplier: 1.5, total: 6 });
    expect(choose(captain, man(2, 7), man(3, -1), man(COACH, 12))).toEqual([
      { playerId: 2, points: 7, total: 21.5, isChosen: false },
      { playerId: 1, points: 4, total: 20, isChosen: true },
      { playerId: 3, points: -1, total: 17.5, isChosen: false },
    ]);
  });

  it('is one of the best who played and count, beside the captain', () => {
    const captain = man(1, 0, { multiplier: 3 });
    const others = [2, 3, 4, 5, 6].map((id) => man(id, id));
    const reserves = [man(7, 30, { counted: false }), man(8, 0, { minutes: 0 })];
    expect(choose(captain, ...others, ...reserves).map(({ playerId }) => playerId)).toEqual([6, 5, 4, 1]);
  });

  it('adds to the points where nobody had the armband', () => {
    expect(choose(man(1, 0, { captain: 1, minutes: 0 }), man(2, 5))).toEqual([
      { playerId: 2, points: 5, total: 22.5, isChosen: false },
      { playerId: 1, points: 0, total: 20, isChosen: true },
    ]);
  });
});
