import type { Duel, RankedTeam } from '@euro/api-contract';

/** A matchday of a duel that has points. */
export interface ScoredWeek {
  readonly weekId: number;
  readonly own: number;
  readonly other: number;
  readonly confirmed: boolean;
}

/** The matchdays with points, oldest first. */
export function scoredWeeks({ weeks }: Pick<Duel, 'weeks'>): ScoredWeek[] {
  return weeks.flatMap(({ weekId, own, other, confirmed }) =>
    own === null || other === null ? [] : [{ weekId, own, other, confirmed }],
  );
}

/** Matchdays won and lost, and game points, of one duel. */
export interface DuelTotal {
  readonly won: number;
  readonly lost: number;
  readonly own: number;
  readonly other: number;
}

export function totalOf(duel: Pick<Duel, 'weeks'>): DuelTotal {
  const weeks = scoredWeeks(duel);
  return {
    won: weeks.filter(({ own, other }) => own > other).length,
    lost: weeks.filter(({ own, other }) => own < other).length,
    own: weeks.reduce((sum, { own }) => sum + own, 0),
    other: weeks.reduce((sum, { other }) => sum + other, 0),
  };
}

/** `won`, `lost` or `level`, of a score seen from one side. */
export function outcomeOf(own: number, other: number): 'won' | 'lost' | 'level' {
  return own === other ? 'level' : own > other ? 'won' : 'lost';
}

/** A manager's first name where the team shows it (decisions §5.4), otherwise the team's name. */
export function shortNameOf({ name, user }: Pick<RankedTeam, 'name' | 'user'>): string {
  return user.nameVisible && user.firstName !== '' ? user.firstName : name;
}

/** "+3,0", "0,0" or "−3,0". @param teamPoints how a team's points are written */
export function signedDifference(difference: number, teamPoints: (points: number) => string): string {
  return `${difference > 0 ? '+' : ''}${teamPoints(difference)}`;
}
