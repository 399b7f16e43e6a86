import fc from 'fast-check';
import { COACH, POSITION_IDS } from '../positions.js';
import type { CompetitionRules, GamePlayer, PositionId } from '../types.js';
import { exampleRules } from './exampleRules.js';

/** Goalkeepers, defenders, midfielders, forwards. */
const counts = (...most: readonly [number, number, number, number]) =>
  fc.tuple(...most.map((max) => fc.nat(max)));

/** Rules of whatever squads a competition may have: 11 to 18 players of whom 7 to 11 start, with a coach or without. */
export const arbitraryLayout: fc.Arbitrary<CompetitionRules> = fc
  .record({
    coaches: fc.nat(1),
    starters: fc.tuple(...[5, 5, 5].map((max) => fc.nat(max))),
    bench: counts(2, 3, 3, 3),
    less: counts(0, 3, 3, 3),
    more: counts(0, 3, 3, 3),
    clubLimit: fc.integer({ min: 1, max: 6 }),
    budget: fc.integer({ min: 600, max: 1500 }),
  })
  .map(({ coaches, starters, bench, less, more, clubLimit, budget }): CompetitionRules => {
    const startRows = [coaches, 1, ...starters];
    const at = (list: readonly number[], position: PositionId) => list[position - 1] ?? 0;
    const of = <T>(each: (position: PositionId) => T) => ({
      ...{ 0: each(0), 1: each(1), 2: each(2), 3: each(3), 4: each(4) },
    });
    const squadLayout = of((position) =>
      position === COACH ? coaches : (startRows[position] ?? 0) + at(bench, position),
    );
    const sum = (list: readonly number[]) => list.reduce((total, count) => total + count, 0);
    return {
      ...exampleRules,
      startRows,
      squadLayout,
      lineupSize: sum(startRows) - coaches,
      benchSize: sum(bench),
      formationLimits: of((position) => {
        const count = startRows[position] ?? 0;
        const most = Math.min(5, squadLayout[position], count + at(more, position));
        return { min: Math.max(0, count - at(less, position)), max: position === COACH ? coaches : most };
      }),
      clubLimitByMatchday: [clubLimit],
      budget,
    };
  })
  .filter(({ lineupSize, benchSize, squadLayout }) => {
    const squad = lineupSize + benchSize;
    const isComplete = POSITION_IDS.every((position) => position === COACH || squadLayout[position] > 0);
    return isComplete && lineupSize >= 7 && lineupSize <= 11 && benchSize <= 7 && squad >= 11 && squad <= 18;
  });

/** Twenty-four clubs with a coach, two goalkeepers and four, four and three others, worth 4 to 9 million. */
export const arbitraryPlayers: fc.Arbitrary<ReadonlyMap<number, GamePlayer>> = fc
  .array(fc.integer({ min: 40, max: 90 }), { minLength: 24 * 14, maxLength: 24 * 14 })
  .map(
    (values) =>
      new Map(
        values.map((value, index): [number, GamePlayer] => {
          const positionId =
            POSITION_IDS[[0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4][index % 14] ?? 0] ?? COACH;
          return [index + 1, { id: index + 1, value, positionId, clubId: 1 + Math.floor(index / 14) }];
        }),
      ),
  );
