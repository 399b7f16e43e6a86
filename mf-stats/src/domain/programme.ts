import type { Match } from '@euro/api-contract';
import type { Difficulty } from '@euro/game';
import { type Fixture, type OpponentOutlook, opponentOutlook, type World } from '@euro/game-ui';

/** What a nation has in a matchday. */
export type Outing =
  | {
      readonly kind: 'known';
      readonly weekId: number;
      readonly fixture: Fixture;
      readonly level: Difficulty;
    }
  /** One of two, who still play each other. */
  | {
      readonly kind: 'either';
      readonly weekId: number;
      readonly sides: Extract<OpponentOutlook, { kind: 'either' }>['sides'];
    }
  /** A match that is open: the pairing is not decided. */
  | { readonly kind: 'open'; readonly weekId: number }
  /** No match: the nation is out. */
  | { readonly kind: 'none'; readonly weekId: number };

/** How hard it is to play a nation: `difficulties(world)` of `game-ui`. */
export type DifficultyOf = (opponentId: number) => Difficulty;

/** The matchdays whose deadline has not passed, in their order; none once the tournament is over. */
export function comingWeeks({ weeks, deadline }: Pick<World, 'weeks' | 'deadline'>): number[] {
  const { deadlineWeek } = deadline;
  if (deadlineWeek === null) return [];
  return weeks
    .map(({ weekId }) => weekId)
    .filter((weekId) => weekId >= deadlineWeek)
    .sort((one, other) => one - other);
}

/** What a nation has in each of these matchdays. */
export function programmeOf(
  clubId: number,
  weeks: readonly number[],
  matches: readonly Match[],
  difficultyOf: DifficultyOf,
): Outing[] {
  return weeks.map((weekId) => {
    const outlook = opponentOutlook(clubId, weekId, matches);
    switch (outlook?.kind) {
      case 'known':
        return {
          kind: 'known',
          weekId,
          fixture: outlook.fixture,
          level: difficultyOf(outlook.fixture.opponent.id),
        };
      case 'either':
        return { kind: 'either', weekId, sides: outlook.sides };
      case 'first':
      case 'unknown':
        return { kind: 'open', weekId };
      default:
        return { kind: 'none', weekId };
    }
  });
}

/** The mean difficulty of the matches whose opponent is known; null when there is none. */
export function meanLevel(outings: readonly Outing[]): number | null {
  const levels = outings.flatMap((outing) => (outing.kind === 'known' ? outing.level : []));
  return levels.length === 0 ? null : levels.reduce<number>((sum, level) => sum + level, 0) / levels.length;
}
