import { scoredSelection } from '../testing/scoredSelection.js';
import { lastMove } from './lastMove.js';
import { leadCourse } from './leadCourse.js';

const man = (playerId: number, total: number, fields = {}) => scoredSelection(playerId, { total, ...fields });

it('the course of the lead has a point for each kick-off, up to the lead now', () => {
  const own = [man(1, 6), man(2, 3), man(3, 0, { status: 'to-play' })];
  const other = [man(1, 9, { multiplier: 1.5 }), man(4, 5), man(5, 0, { status: 'no-match' })];
  const kickOffs: Readonly<Record<number, number>> = { 1: 200, 2: 100, 3: 300, 4: 100 };
  expect(leadCourse(own, other, (id) => kickOffs[id] ?? Number.NaN)).toEqual([
    { at: 100, lead: -2 },
    { at: 200, lead: -5 },
  ]);
});

describe('the last move between two teams', () => {
  const before = { own: [man(1, 2), man(2, 1)], other: [man(3, 1), man(4, 0)] };

  it('is net, of who caused most of it', () => {
    const now = { own: [man(1, 9.5), man(2, 1)], other: [man(3, 1), man(4, -2)] };
    expect(lastMove(before, now)).toEqual({ playerId: 1, move: 9.5 });
    expect(lastMove({ own: before.other, other: before.own }, { own: now.other, other: now.own })).toEqual({
      playerId: 1,
      move: -9.5,
    });
  });

  it('is none where the lead stays', () => {
    const shared = (total: number) => ({ own: [man(1, total)], other: [man(1, total)] });
    expect([lastMove(before, before), lastMove(shared(0), shared(5))]).toEqual([null, null]);
  });
});
