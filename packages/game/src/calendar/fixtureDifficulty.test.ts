import { deepFreeze } from '../testing/deepFreeze.js';
import { fixtureDifficulty } from './fixtureDifficulty.js';
import { type NationRecord, nationRatings } from './nationRatings.js';

/** Results written as people do, own goals first: '5-1'. */
const record = (clubId: number, squadValue: number, ...results: string[]): NationRecord => ({
  clubId,
  squadValue,
  results: results.map((result) => {
    const [own = 0, other = 0] = result.split('-').map(Number);
    return { for: own, against: other };
  }),
});
const rate = (...records: NationRecord[]) => nationRatings(deepFreeze(records));

describe('nationRatings', () => {
  it('ranks by the value of the squad before the first match', () => {
    const ratings = rate(record(1, 900), record(2, 1200), record(3, 700));
    expect([...ratings]).toEqual([
      [1, 0.5],
      [2, 1],
      [3, 0],
    ]);
  });

  it('gives equal squads the mean of their ranks', () => {
    expect([...rate(record(1, 900), record(2, 900), record(3, 700)).values()]).toEqual([0.75, 0.75, 0]);
    expect([...rate(record(1, 900)).values()]).toEqual([0.5]);
  });

  it.each([
    ['3-0', 1],
    ['5-0', 1],
    ['2-1', 10 / 12],
    ['1-1', 5 / 12],
    ['0-0', 5 / 12],
    ['0-1', 2 / 12],
    ['0-4', 0],
  ])('treats a %s like %f, and weighs one match as a third', (result, worth) => {
    const ratings = rate(record(1, 1000, result), record(2, 500));
    expect(ratings.get(1)).toBeCloseTo((2 / 3) * 1 + (1 / 3) * worth, 12);
    const cheap = rate(record(1, 500, result), record(2, 1000));
    expect(cheap.get(1)).toBeCloseTo((1 / 3) * worth, 12);
  });

  it('weighs the results more with every match', () => {
    const after = (matches: number) =>
      rate(record(1, 500, ...Array<string>(matches).fill('3-0')), record(2, 1000)).get(1);
    expect([after(0), after(1), after(2), after(3), after(6)]).toEqual([0, 1 / 3, 0.5, 0.6, 0.75]);
  });

  it('is independent of the order of the matches', () => {
    expect(rate(record(1, 1, '2-1', '0-1', '1-1'))).toEqual(rate(record(1, 1, '1-1', '2-1', '0-1')));
  });

  it('is empty without nations', () => {
    expect(rate().size).toBe(0);
  });
});

describe('fixtureDifficulty', () => {
  const ladder = (count: number) => new Map(Array.from({ length: count }, (_, index) => [index + 1, index]));

  it('rates the weakest fifth 1 and the strongest 5', () => {
    const ratings = ladder(10);
    const levels = [...ratings.keys()].map((clubId) => fixtureDifficulty(ratings, clubId));
    expect(levels).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  it('spreads the twenty-four nations of a tournament evenly', () => {
    const ratings = ladder(24);
    const levels = [...ratings.keys()].map((clubId) => fixtureDifficulty(ratings, clubId));
    expect([1, 2, 3, 4, 5].map((level) => levels.filter((one) => one === level).length)).toEqual([
      5, 5, 4, 5, 5,
    ]);
    expect(levels).toEqual(levels.toSorted());
  });

  it('rates equal nations alike, at the middle level', () => {
    const equal = new Map([1, 2, 3, 4].map((clubId) => [clubId, 0.4]));
    expect([1, 2, 3, 4].map((clubId) => fixtureDifficulty(equal, clubId))).toEqual([3, 3, 3, 3]);
  });

  it('does not rate an unknown opponent', () => {
    expect(fixtureDifficulty(ladder(24), 99)).toBe(3);
    expect(fixtureDifficulty(new Map(), 1)).toBe(3);
  });

  it('reflects the real results: Germany rose and Scotland fell with 5-1', () => {
    const nations = [
      record(1, 1100, '5-1'),
      record(2, 900, '1-5'),
      record(3, 950, '1-3'),
      record(4, 1000, '3-1'),
      record(5, 1050),
    ];
    const ratings = rate(...nations);
    expect(fixtureDifficulty(ratings, 1)).toBe(5);
    expect(fixtureDifficulty(ratings, 2)).toBe(1);
  });
});
