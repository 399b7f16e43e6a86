import type { ScoredSelection, TeamPoints } from '@euro/api-contract';

/** What made a matchday's points of a team. */
export interface MatchdayReport {
  /** The player with most points for the team; null when nobody scored. */
  readonly best: ScoredSelection | null;
  /** Of the players who came on for an absent one, the one with most points; null without any. */
  readonly cameOn: ScoredSelection | null;
  /** Who wore the armband, and the points that it added; null when it added to nobody. */
  readonly captain: { readonly playerId: number; readonly gain: number } | null;
  /** Points of the players who did not count. */
  readonly benchPoints: number;
}

/** The report of a team's matchday. */
export function matchdayReport({
  selections,
  benchPoints,
}: Pick<TeamPoints, 'selections' | 'benchPoints'>): MatchdayReport {
  const byTotal = selections.toSorted((one, other) => other.total - one.total);
  const leader = selections.find(({ multiplier, counted }) => counted && multiplier !== 1);
  return {
    best: byTotal.find(({ total }) => total > 0) ?? null,
    cameOn: byTotal.find(({ autoSub }) => autoSub === 'in') ?? null,
    captain: leader ? { playerId: leader.playerId, gain: leader.total - leader.points } : null,
    benchPoints,
  };
}
