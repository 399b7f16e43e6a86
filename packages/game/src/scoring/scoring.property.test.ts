import fc from 'fast-check';
import { POSITION_IDS } from '../positions.js';
import { arbitraryScoring, arbitraryStat } from '../testing/arbitraryScoring.js';
import { deepFreeze } from '../testing/deepFreeze.js';
import { fullMatchBonus } from './fullMatchBonus.js';
import { fullMinutes } from './fullMinutes.js';
import { sumPoints } from './pointLine.js';
import { scoreAppearance } from './scoreAppearance.js';
import type { ScoringRule } from './scoringRule.js';

const OPTIONS = { seed: 20221120, numRuns: 500 };
const position = fc.constantFrom(...POSITION_IDS);

const doubled = (rule: ScoringRule): ScoringRule => {
  const { 1: goalkeeper, 2: defender, 3: midfielder, 4: forward } = rule.points;
  return { ...rule, points: { 0: 0, 1: 2 * goalkeeper, 2: 2 * defender, 3: 2 * midfielder, 4: 2 * forward } };
};

/** The terms of a rule read once more, without turning them into anything first. */
function timesOf(rule: ScoringRule, value: number): number {
  const { per, from, to, times } = rule;
  if (times) return times[value - 1] ?? 0;
  if (from !== undefined && value < from) return 0;
  if (to !== undefined && value > to) return 0;
  if (from !== undefined || to !== undefined) return 1;
  return value < 0 ? 0 : Math.floor(value / (per ?? 1));
}

describe('any scoring table', () => {
  it('applies the points of each rule as often as its terms require', () => {
    fc.assert(
      fc.property(arbitraryScoring, arbitraryStat, position, (scoring, stat, positionId) => {
        const expected = scoring.flatMap((rule) => {
          const read = stat[rule.statistic];
          if (positionId === 0 || stat.minutes < (rule.minutes ?? 1)) return [];
          if (rule.minus === undefined && read === null) return [];
          const value = (read ?? 0) - (rule.minus === undefined ? 0 : stat[rule.minus]);
          const points = timesOf(rule, value) * rule.points[positionId];
          return points === 0 ? [] : [{ rule: rule.rule, stat: value, points }];
        });
        expect(scoreAppearance(stat, positionId, deepFreeze({ scoring }))).toEqual(expected);
      }),
      OPTIONS,
    );
  });

  it('doubles the points of a rule whose weight is doubled, and no others', () => {
    fc.assert(
      fc.property(arbitraryScoring, arbitraryStat, position, fc.nat(), (scoring, stat, positionId, at) => {
        const chosen = scoring[at % Math.max(1, scoring.length)];
        const changed = scoring.map((rule) => (rule === chosen ? doubled(rule) : rule));
        const before = scoreAppearance(stat, positionId, { scoring });
        expect(scoreAppearance(stat, positionId, { scoring: changed })).toEqual(
          before.map((line) => (line.rule === chosen?.rule ? { ...line, points: 2 * line.points } : line)),
        );
      }),
      OPTIONS,
    );
  });

  it('is the sum of its rules: with one rule there are lines of that one only', () => {
    fc.assert(
      fc.property(arbitraryScoring, arbitraryStat, position, (scoring, stat, positionId) => {
        const alone = scoring.map((rule) => scoreAppearance(stat, positionId, { scoring: [rule] }));
        alone.forEach((lines, at) => {
          expect(lines.every(({ rule }) => rule === scoring[at]?.rule)).toBe(true);
        });
        expect(scoreAppearance(stat, positionId, { scoring })).toEqual(alone.flat());
      }),
      OPTIONS,
    );
  });

  it('gives integer halves, and an unused substitute only what counts on the bench', () => {
    fc.assert(
      fc.property(arbitraryScoring, arbitraryStat, position, (scoring, stat, positionId) => {
        expect(Number.isInteger(sumPoints(scoreAppearance(stat, positionId, { scoring })))).toBe(true);
        const onBench = new Set(scoring.filter(({ minutes }) => minutes === 0).map(({ rule }) => rule));
        for (const { rule } of scoreAppearance({ ...stat, minutes: 0 }, positionId, { scoring })) {
          expect(onBench.has(rule as ScoringRule['rule'])).toBe(true);
        }
      }),
      OPTIONS,
    );
  });

  it('has a possible bonus exactly until its last threshold of minutes', () => {
    fc.assert(
      fc.property(
        arbitraryScoring,
        position,
        fc.integer({ min: 1, max: 120 }),
        (scoring, positionId, minutes) => {
          const bonus = fullMatchBonus({ minutes, conceded: 0 }, positionId, { scoring });
          expect(bonus !== null).toBe(minutes < fullMinutes({ scoring }));
        },
      ),
      OPTIONS,
    );
  });
});
