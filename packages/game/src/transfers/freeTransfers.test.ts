import { exampleRules } from '../testing/exampleRules.js';
import { type FreeTransfersInput, freeTransfers } from './freeTransfers.js';

/** A team of matchday 1, its history as [matchday, confirmed transfers] and its wildcard and free hit matchdays. */
function at(
  weekId: number,
  used: [number, number][] = [],
  options: {
    teamWeekId?: number;
    unlimited?: number[];
    freeHitWeek?: number;
    rules?: Partial<FreeTransfersInput['rules']>;
  } = {},
) {
  return freeTransfers({
    weekId,
    teamWeekId: options.teamWeekId ?? 1,
    used: new Map(used),
    unlimitedWeeks: new Set(options.unlimited),
    freeHitWeek: options.freeHitWeek ?? null,
    rules: Object.freeze({ ...exampleRules, ...options.rules }),
  });
}
const left = (...args: Parameters<typeof at>) => at(...args).left;

describe('freeTransfers', () => {
  it('is zero in the first matchday of a team, and before it', () => {
    const none = { left: 0, saved: 0, earned: 0, used: 0, unlimited: true };
    expect(at(1)).toEqual(none);
    expect(at(2, [], { teamWeekId: 4 })).toEqual(none);
    expect(at(4, [], { teamWeekId: 4 })).toEqual(none);
  });

  it('adds two in each later matchday', () => {
    expect(at(2)).toEqual({ left: 2, saved: 0, earned: 2, used: 0, unlimited: false });
    expect(at(5, [], { teamWeekId: 4 })).toEqual({ left: 2, saved: 0, earned: 2, used: 0, unlimited: false });
  });

  it('adds nothing before the official start, however old the team is', () => {
    expect(at(3, [], { rules: { officialStartWeek: 3 } }).unlimited).toBe(true);
    expect(left(4, [], { rules: { officialStartWeek: 3 } })).toBe(2);
  });

  it('subtracts the confirmed ones of the open matchday', () => {
    expect(at(2, [[2, 1]])).toEqual({ left: 1, saved: 0, earned: 2, used: 1, unlimited: false });
    expect(left(2, [[2, 2]])).toBe(0);
  });

  it('saves unused ones, without a cap', () => {
    expect(at(3, [[2, 1]])).toEqual({ left: 3, saved: 1, earned: 2, used: 0, unlimited: false });
    expect(left(7)).toBe(12);
    expect(left(7, [[4, 6]])).toBe(6);
  });

  it.each([
    [2, 2],
    [3, 4],
    [4, 5],
    [7, 5],
  ])('has in matchday %i, of three that may be saved at most, %i', (weekId, expected) => {
    expect(left(weekId, [], { rules: { maxSavedTransfers: 3 } })).toBe(expected);
  });

  it('caps at each matchday’s end, not at the last', () => {
    const rules = { maxSavedTransfers: 1 };
    expect(left(4, [[3, 3]], { rules })).toBe(2);
  });

  it('starts each matchday from zero when transfers cannot be saved', () => {
    const rules = { transferCanBeSaved: false };
    expect(at(6, [[3, 1]], { rules })).toEqual({ left: 2, saved: 0, earned: 2, used: 0, unlimited: false });
    expect(left(6, [], { rules, unlimited: [6] })).toBe(0);
  });

  it.each([
    ['none', 0, 6],
    ['the ones of the matchday', 2, 6],
    ['one of the saved, too', 3, 5],
    ['all', 8, 0],
  ])('restores no saved transfer after %s were spent before a free hit', (_what, spent, saved) => {
    const options = { unlimited: [5], freeHitWeek: 5 };
    expect(at(5, [[5, spent]], options)).toMatchObject({ left: saved, saved, used: 0, unlimited: true });
    expect(at(6, [[5, spent]], options)).toMatchObject({ left: saved + 2, saved });
  });

  it.each(['wildcard', 'free hit'])('freezes the saved ones in a %s matchday', () => {
    const history: [number, number][] = [
      [2, 1],
      [3, 0],
      [4, 2],
    ];
    const unlimited = [5];
    expect(at(5, history, { unlimited })).toEqual({
      left: 3,
      saved: 3,
      earned: 0,
      used: 0,
      unlimited: true,
    });
    expect(at(6, history, { unlimited })).toEqual({
      left: 5,
      saved: 3,
      earned: 2,
      used: 0,
      unlimited: false,
    });
  });

  it('restores the ones confirmed in a matchday before its wildcard was played', () => {
    expect(at(5, [[5, 2]], { unlimited: [5] })).toMatchObject({ left: 6, used: 0 });
    expect(left(6, [[5, 2]], { unlimited: [5] })).toBe(8);
  });

  it('freezes twice for a wildcard and a free hit, one after the other', () => {
    expect(left(7, [[2, 2]], { unlimited: [5, 6] })).toBe(6);
  });

  it('is never negative, whatever the history', () => {
    expect(left(3, [[3, 9]])).toBe(0);
    expect(at(3, [[2, 9]])).toMatchObject({ left: 2, saved: 0 });
  });
});
