import type { MatchFacts } from '../../tournament/index.js';

/** A match as settling looks at it. */
export interface SettledMatch extends MatchFacts {
  readonly weekId: number;
  readonly isFinal: boolean;
  readonly statsHash: string;
}

/** Drivers answer flags as 0 and 1, and moments as they like. */
export function toSettledMatch(row: SettledMatch): SettledMatch {
  return {
    ...row,
    kickoffAt: Number(row.kickoffAt),
    finishedAt: Number(row.finishedAt),
    extraTime: Boolean(row.extraTime),
    isFinal: Boolean(row.isFinal),
  };
}
