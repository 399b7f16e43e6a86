import { groupExits, type MatchOrigin, type TournamentMatch } from '@euro/game';
import { cacheResult } from './snapshotCache.js';
import { type MatchNow, tournamentAt } from './tournamentAt.js';
import type { SnapshotMatch, TournamentSnapshot } from './tournamentSnapshot.js';

/**
 * The nations that play no further match of the tournament, as far as it is known at `now`: the loser of a knock-out
 * match, a nation whose rank in its complete group has no place in the knock-out (`groupExits`), and every nation in no
 * pairing of the knock-out once all places that come from the groups are taken. A nation whose next match is known is
 * not among them (a third-place match), nor is the winner of the final.
 */
export function eliminatedClubs(snapshot: TournamentSnapshot, now: number): ReadonlySet<number> {
  return cacheResult(snapshot, now, 'eliminated', () => {
    const { matches } = tournamentAt(snapshot, now);
    const knockOut = matches.filter(({ match }) => isKnockOut(match));
    // Without the origin of pairings the feed does not mark knock-out matches.
    if (knockOut.length === 0) return new Set();
    const playing = new Set(matches.filter(({ status }) => status !== 'finished').flatMap(sidesOf));
    const losers = new Set(knockOut.flatMap(loserOf));
    const qualifiedIds = new Set(knockOut.flatMap(sidesOf));
    const isDrawn = !knockOut.some(hasOpenGroupPlace);
    const lastOfGroups = groupExits(
      matches.map(tournamentMatch),
      [...snapshot.clubs.values()].map(({ id, groupName }) => ({ id, group: groupName })),
    );
    const isOutAfterGroups = (id: number) => !qualifiedIds.has(id) && (isDrawn || lastOfGroups.has(id));
    const isOut = (id: number) => !playing.has(id) && (losers.has(id) || isOutAfterGroups(id));
    return new Set([...snapshot.clubs.keys()].filter(isOut));
  });
}

/** Whether its sides come from other matches or places in the groups. */
export function isKnockOut({ homeFrom, awayFrom }: SnapshotMatch): boolean {
  return homeFrom !== null || awayFrom !== null;
}

function sidesOf({ homeId, awayId }: MatchNow): number[] {
  return [homeId, awayId].filter((id) => id !== null);
}

/** The loser, also of a shoot-out; null while the match is running. */
function loserOf({ status, homeId, awayId, homeScore, awayScore, penHome, penAway }: MatchNow): number[] {
  if (status !== 'finished' || homeScore === null || awayScore === null) return [];
  const margin = homeScore - awayScore || (penHome ?? 0) - (penAway ?? 0);
  const loser = margin > 0 ? awayId : homeId;
  return margin === 0 || loser === null ? [] : [loser];
}

/** A place of a nation from the groups that is still undecided. */
function hasOpenGroupPlace({ match, homeId, awayId }: MatchNow): boolean {
  const isOpen = (origin: string | null, id: number | null) => id === null && /^\d/.test(origin ?? '');
  return isOpen(match.homeFrom, homeId) || isOpen(match.awayFrom, awayId);
}

/** A match in the form that the game's tables take but for cards, which `groupExits` ignores. */
function tournamentMatch({ match, homeId, awayId, ...state }: MatchNow): TournamentMatch {
  const { status, homeScore, awayScore, penHome, penAway } = state;
  return {
    id: match.id,
    date: new Date(match.kickoffAt).toISOString(),
    stage: match.stage,
    homeId: homeId === null ? null : { id: homeId },
    awayId: awayId === null ? null : { id: awayId },
    status,
    homeScore,
    awayScore,
    penHome,
    penAway,
    homeFairPlay: null,
    awayFairPlay: null,
    homeFrom: originOf(match.homeFrom),
    awayFrom: originOf(match.awayFrom),
  };
}

/** Only places of the groups matter here, not the winners and losers of matches. */
function originOf(origin: string | null): MatchOrigin | null {
  return origin === null ? null : { matchId: null, place: /^\d/.test(origin) ? origin : null };
}
