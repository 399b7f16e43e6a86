import type { Match } from '@euro/api-contract';
import type { Difficulty } from '@euro/game';
import { type Fixture, type OpponentOutlook, opponentOutlook, type World } from '@euro/game-ui';

/** A nation's match in a matchday, or why there is none. */
export type ProgrammeEntry =
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

/** Difficulty of a nation as an opponent: `difficulties(world)` of `game-ui`. */
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

/** A nation's programme in the given matchdays. */
export function programmeOf(
  clubId: number,
  weeks: readonly number[],
  matches: readonly Match[],
  difficultyOf: DifficultyOf,
): ProgrammeEntry[] {
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

/** The mean difficulty of the matches with a decided opponent; null without any. */
export function meanLevel(entries: readonly ProgrammeEntry[]): number | null {
  const levels = entries.flatMap((entry) => (entry.kind === 'known' ? entry.level : []));
  return levels.length === 0 ? null : levels.reduce<number>((sum, level) => sum + level, 0) / levels.length;
}
