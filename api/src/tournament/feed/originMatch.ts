/** A match that decides a side of another one. */
export interface OriginMatch {
  readonly matchId: number;
  readonly outcome: 'winner' | 'loser';
}

/** The match that an origin such as `W41` or `L61` names; null for a place in the group phase. */
export function originMatch(origin: string | null): OriginMatch | null {
  const [, outcome, id] = /^([WL])(\d+)$/.exec(origin ?? '') ?? [];
  return outcome === undefined
    ? null
    : { matchId: Number(id), outcome: outcome === 'W' ? 'winner' : 'loser' };
}

/**
 * The id of the match whose winner an origin such as `W41` means; null for its loser, and for a place in the group
 * phase.
 */
export function winnerOf(origin: string | null): number | null {
  const from = originMatch(origin);
  return from?.outcome === 'winner' ? from.matchId : null;
}
