import type { MatchFacts } from '../../tournament/index.js';

/** The fields of a match that settling needs. */
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
