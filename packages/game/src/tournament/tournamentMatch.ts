/** Origin of a side of a knock-out match: the winner of a match, or a place in the group phase (`1A`, `3D/E/F`). */
export interface MatchOrigin {
  readonly matchId: number | null;
  /** `L61` when it is the loser of a match. */
  readonly place: string | null;
  /** The match whose loser it is: both semi-finals for the third place. */
  readonly loserOf?: number | undefined;
}

/** The known facts of a match for tables and bracket; the API's matches have this form. */
export interface TournamentMatch {
  readonly id: number;
  /** Kick-off, ISO 8601 in UTC. */
  readonly date: string;
  readonly stage: string;
  readonly status: 'scheduled' | 'live' | 'finished';
  /** Null while a pairing is not known. */
  readonly homeId: { readonly id: number } | null;
  readonly awayId: { readonly id: number } | null;
  /** After 90 or 120 minutes, or so far; null before the kick-off. */
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  /** Kicks scored in a shoot-out; null without one. */
  readonly penHome: number | null;
  readonly penAway: number | null;
  /** Disciplinary points so far: 1 for a yellow card, 3 for an expulsion; null when nothing is known. */
  readonly homeFairPlay: number | null;
  readonly awayFairPlay: number | null;
  /** Null for matches of the group phase. */
  readonly homeFrom: MatchOrigin | null;
  readonly awayFrom: MatchOrigin | null;
}

/** A nation and where it was drawn. */
export interface TournamentClub {
  readonly id: number;
  readonly group: string;
  /** Pot of the draw, 1 the strongest; pots follow the ranking of the qualifiers. */
  readonly pot: number;
  /** Points that were taken from it in the table. */
  readonly deduction?: number | undefined;
}

/** A match of the knock-out phase: it says where its sides come from. */
export function isKnockOut({ homeFrom, awayFrom }: Pick<TournamentMatch, 'homeFrom' | 'awayFrom'>): boolean {
  return homeFrom !== null || awayFrom !== null;
}

/** True for a match for a lower place: losers meet in it, and nobody advances from it. */
export function isPlacement({ homeFrom, awayFrom }: Pick<TournamentMatch, 'homeFrom' | 'awayFrom'>): boolean {
  return homeFrom?.loserOf !== undefined || awayFrom?.loserOf !== undefined;
}

/** Orders by kick-off, then by id: a total order. ISO moments of one zone sort as text. */
export function byKickOff(
  a: Pick<TournamentMatch, 'id' | 'date'>,
  b: Pick<TournamentMatch, 'id' | 'date'>,
): number {
  if (a.date === b.date) return a.id - b.id;
  return a.date < b.date ? -1 : 1;
}
