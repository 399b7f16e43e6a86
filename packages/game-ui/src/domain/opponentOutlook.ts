import type { Match } from '@euro/api-contract';
import { type Fixture, fixtureOf } from './fixtures.js';
import { matchOutlook } from './matchOutlook.js';

/** A nation in a match. */
type Side = NonNullable<Match['homeId']>;

/** A nation's opponent in a matchday, as far as finished matches decide it. */
export type OpponentOutlook =
  | { readonly kind: 'known'; readonly fixture: Fixture }
  /** The winner of this match, which is not over; for the third place the loser. */
  | { readonly kind: 'either'; readonly sides: readonly [Side, Side]; readonly decidedBy: Match }
  /** The nation plays there if it beats this opponent. */
  | { readonly kind: 'first'; readonly opponent: Side; readonly decidedBy: Match }
  | { readonly kind: 'unknown' };

/** Null when the nation has no match in the matchday. */
export function opponentOutlook(
  clubId: number,
  weekId: number,
  matches: readonly Match[],
): OpponentOutlook | null {
  const fixture = fixtureOf(clubId, weekId, matches);
  if (fixture !== null) return { kind: 'known', fixture };
  const outlook = matchOutlook(clubId, weekId, matches);
  if (outlook === 'none') return null;
  const ofWeek = matches.filter((match) => match.weekId === weekId);
  if (outlook === 'plays') {
    const ownMatch = ofWeek.find((match) => sidesOf(match).some((side) => side?.id === clubId));
    return ownMatch === undefined ? null : (eitherOf(ownMatch, matches) ?? { kind: 'unknown' });
  }
  const decidedBy = matches.find(
    (match) =>
      match.status !== 'finished' &&
      sidesOf(match).some((side) => side?.id === clubId) &&
      ofWeek.some(({ homeFrom, awayFrom }) =>
        [homeFrom, awayFrom].some((from) => from?.matchId === match.id),
      ),
  );
  const opponent = decidedBy && sidesOf(decidedBy).find((side) => side?.id !== clubId);
  return decidedBy && opponent ? { kind: 'first', opponent, decidedBy } : { kind: 'unknown' };
}

/** The two nations of which one takes the open side of a match; null when the candidates are not exactly two. */
export function eitherOf(
  match: Match,
  matches: readonly Match[],
  side: 'home' | 'away' = match.homeId === null ? 'home' : 'away',
): Extract<OpponentOutlook, { kind: 'either' }> | null {
  const origin = side === 'home' ? match.homeFrom : match.awayFrom;
  const decidedBy = matches.find(({ id }) => id === (origin?.matchId ?? origin?.loserOf));
  if (decidedBy === undefined || decidedBy.status === 'finished') return null;
  const { homeId, awayId } = decidedBy;
  return homeId && awayId ? { kind: 'either', sides: [homeId, awayId], decidedBy } : null;
}

/** The match that a nation has reached while its opponent is not decided. */
export function undecidedMatch(clubId: number, matches: readonly Match[]): Match | undefined {
  return matches.find(
    ({ homeId, awayId }) =>
      (homeId?.id === clubId && awayId === null) || (awayId?.id === clubId && homeId === null),
  );
}

function sidesOf({ homeId, awayId }: Match): readonly Match['homeId'][] {
  return [homeId, awayId];
}
