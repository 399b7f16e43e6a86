import fc from 'fast-check';
import { PLAYER_RULES } from '../scoring/pointLine.js';
import type { ScoringRule } from '../scoring/scoringRule.js';
import { type MatchStat, mapStatistics, STATISTICS } from '../scoring/statistics.js';

const statistic = fc.constantFrom(...STATISTICS.map(({ name }) => name));
const halves = fc.integer({ min: -20, max: 20 });

/** How often the points of a rule count. */
const terms = fc.oneof(
  fc.constant({}),
  fc.record({ per: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ from: fc.integer({ min: -5, max: 90 }) }),
  fc.record({ to: fc.integer({ min: -5, max: 90 }) }),
  fc.tuple(fc.integer({ min: -5, max: 60 }), fc.nat(30)).map(([from, more]) => ({ from, to: from + more })),
  fc.record({ times: fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }) }),
);

/** Tables of whatever rules, each at most once. */
export const arbitraryScoring: fc.Arbitrary<readonly ScoringRule[]> = fc.uniqueArray(
  fc
    .tuple(
      fc.record(
        {
          rule: fc.constantFrom(...PLAYER_RULES),
          statistic: fc.oneof({ weight: 9, arbitrary: statistic }, fc.constant('skillIndex' as const)),
          points: fc.record({ 0: fc.constant(0), 1: halves, 2: halves, 3: halves, 4: halves }),
          minus: statistic,
          minutes: fc.integer({ min: 0, max: 90 }),
        },
        { requiredKeys: ['rule', 'statistic', 'points'] },
      ),
      terms,
    )
    .map(([rule, how]): ScoringRule => ({ ...rule, ...how })),
  { selector: ({ rule }) => rule, maxLength: PLAYER_RULES.length },
);

/** What somebody may have done in a match, within what feeds may say. */
export const arbitraryStat: fc.Arbitrary<MatchStat> = fc.record({
  ...mapStatistics(({ name, max }) =>
    name === 'minutes' ? fc.oneof(fc.constant(0), fc.integer({ min: 1, max })) : fc.nat(Math.min(max, 12)),
  ),
  skillIndex: fc.constantFrom(null, 1, 2, 3),
});
