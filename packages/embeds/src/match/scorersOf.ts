import type { MatchSide } from '@euro/api-contract';

export interface Scorer {
  readonly name: string;
  readonly goals: number;
  readonly isOwnGoal: boolean;
}

/** Scorers of a side: its own players, and own goals of the other side. */
export function scorersOf(side: MatchSide | null, others: MatchSide | null): Scorer[] {
  const scored = (side?.players ?? [])
    .filter(({ goals }) => goals > 0)
    .map(({ short, goals }) => ({ name: short, goals, isOwnGoal: false }));
  const ownGoals = (others?.players ?? [])
    .filter(({ own_goals }) => own_goals > 0)
    .map(({ short, own_goals }) => ({ name: short, goals: own_goals, isOwnGoal: true }));
  return [...scored, ...ownGoals];
}
