import type { Player } from '@euro/api-contract';
import { isDecidedUnplayed, isOneYellowFromBan, isSuspendedNext, type MatchCards } from '@euro/game';
import { winnerOf } from '../feed/originMatch.js';
import { eliminatedClubs, isKnockOut } from './eliminatedClubs.js';
import { isSquadPlayerIn } from './isSquadPlayerIn.js';
import { newsOf } from './newsOf.js';
import { cacheResult } from './snapshotCache.js';
import { squadPlaceOf } from './squadPlaceOf.js';
import { type MatchNow, tournamentAt } from './tournamentAt.js';
import type { SnapshotMatch, SnapshotPlayer, TournamentSnapshot } from './tournamentSnapshot.js';

/** What a player's cards so far mean for his next match. */
export interface CardStanding {
  readonly kind: NonNullable<Player['cards']>['kind'];
  /** The match of his last card. */
  readonly match: MatchNow;
}

/** Whether a player sits out his nation's next match: the feed, news or his cards so far are the source. */
export function isBanned(snapshot: TournamentSnapshot, player: SnapshotPlayer, now: number): boolean {
  return (
    player.ban ||
    newsOf(player, now)?.kind === 'banned' ||
    cardStandings(snapshot, now).get(player.id)?.kind === 'banned'
  );
}

/** Players whose cards of the matches so far, running ones included, cost or nearly cost a match; by id. */
export function cardStandings(snapshot: TournamentSnapshot, now: number): ReadonlyMap<number, CardStanding> {
  return cacheResult(snapshot, now, 'cards', () => {
    const { matches, appearances } = tournamentAt(snapshot, now);
    const { yellowCardsToBan } = snapshot.competition.settings;
    const startedMatches = matches.filter(
      ({ status, match }) => status !== 'scheduled' && !isDecidedUnplayed(match),
    );
    const nextOf = nextMatches(snapshot.matches);
    const hasNext = clubsWithSeveralMatches(matches, nextOf, eliminatedClubs(snapshot, now));
    const clubIdOf = (player: SnapshotPlayer) => squadPlaceOf(snapshot, player, now)?.clubId ?? player.clubId;
    const standings = new Map<number, CardStanding>();
    for (const [playerId, list] of appearances) {
      if (!list.some(({ stat }) => stat !== null && stat.yellow_cards + stat.red_card > 0)) continue;
      const player = snapshot.players.get(playerId);
      const own = startedMatches.filter(({ match }) => isSquadPlayerIn(player, match));
      const cards = own.map((match) => cardsOf(match, playerId, nextOf));
      const match = own.findLast((_, at) => hasCard(cards[at]));
      if (!player || !match) continue;
      if (isSuspendedNext(cards, yellowCardsToBan)) standings.set(playerId, { kind: 'banned', match });
      else if (hasNext(clubIdOf(player)) && isOneYellowFromBan(cards, yellowCardsToBan))
        standings.set(playerId, { kind: 'one-yellow', match });
    }
    return standings;
  });
}

function hasCard(cards: MatchCards | undefined): boolean {
  return cards !== undefined && cards.yellow + cards.secondYellow + cards.red > 0;
}

/**
 * Clubs for which a card in the next match costs another: they have two more, or the next one leads on. A club whose
 * next match is not known plays the first one with an open side.
 */
function clubsWithSeveralMatches(
  matches: readonly MatchNow[],
  nextOf: ReadonlyMap<number, number>,
  eliminated: ReadonlySet<number>,
): (clubId: number) => boolean {
  const coming = matches.filter(({ status, match }) => status === 'scheduled' && !isDecidedUnplayed(match));
  const firstOpen = coming.find(({ homeId, awayId }) => homeId === null || awayId === null);
  const hasKnockOut = coming.some(({ match }) => isKnockOut(match));
  const leadsOn = ({ match }: MatchNow) => (isKnockOut(match) ? nextOf.has(match.id) : hasKnockOut);
  return (clubId) => {
    if (eliminated.has(clubId)) return false;
    const own = coming.filter(({ homeId, awayId }) => homeId === clubId || awayId === clubId);
    const next = own[0] ?? firstOpen;
    return own.length > 1 || (next !== undefined && leadsOn(next));
  };
}

function cardsOf(
  { match, sheet }: MatchNow,
  playerId: number,
  nextOf: ReadonlyMap<number, number>,
): MatchCards {
  const stat = sheet.get(playerId)?.stat;
  return {
    yellow: stat?.yellow_cards ?? 0,
    secondYellow: stat?.second_yellow ?? 0,
    red: stat?.red_card ?? 0,
    endsYellows: isQuarterFinal(match.id, nextOf),
  };
}

/** The match that the winner of a match plays next, by their ids; only where the feed says where sides come from. */
function nextMatches(matches: readonly SnapshotMatch[]): ReadonlyMap<number, number> {
  return new Map(
    matches.flatMap(({ id, homeFrom, awayFrom }) =>
      [homeFrom, awayFrom].flatMap((origin) => {
        const feeder = winnerOf(origin);
        return feeder === null ? [] : [[feeder, id] as const];
      }),
    ),
  );
}

/** Whether the winner of a match plays for the final. */
function isQuarterFinal(matchId: number, nextOf: ReadonlyMap<number, number>): boolean {
  const final = nextOf.get(nextOf.get(matchId) ?? 0);
  return final !== undefined && !nextOf.has(final);
}
