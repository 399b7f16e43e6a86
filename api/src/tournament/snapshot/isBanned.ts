import { isDecidedUnplayed, isSuspendedNext, type MatchCards } from '@euro/game';
import { winnerOf } from '../feed/originMatch.js';
import { isSquadPlayerIn } from './isSquadPlayerIn.js';
import { cacheResult } from './snapshotCache.js';
import { type MatchNow, tournamentAt } from './tournamentAt.js';
import type { SnapshotMatch, SnapshotPlayer, TournamentSnapshot } from './tournamentSnapshot.js';

/** Whether a player sits out his nation's next match: the feed says so, or his cards so far do. */
export function isBanned(snapshot: TournamentSnapshot, player: SnapshotPlayer, now: number): boolean {
  return player.ban || suspendedPlayers(snapshot, now).has(player.id);
}

/** Ids of players suspended for their nation's next match by cards of the matches so far, running ones included. */
function suspendedPlayers(snapshot: TournamentSnapshot, now: number): ReadonlySet<number> {
  return cacheResult(snapshot, now, 'suspended', () => {
    const { matches, appearances } = tournamentAt(snapshot, now);
    const startedMatches = matches.filter(
      ({ status, match }) => status !== 'scheduled' && !isDecidedUnplayed(match),
    );
    const isLastForYellows = quarterFinals(snapshot.matches);
    const withCards = [...appearances].filter(([, list]) =>
      list.some(({ stat }) => stat !== null && stat.yellow_cards + stat.red_card > 0),
    );
    const suspendedPlayers = withCards.filter(([playerId]) => {
      const player = snapshot.players.get(playerId);
      const own = startedMatches.filter(({ match }) => isSquadPlayerIn(player, match));
      return isSuspendedNext(own.map((match) => cardsOf(match, playerId, isLastForYellows)));
    });
    return new Set(suspendedPlayers.map(([playerId]) => playerId));
  });
}

function cardsOf(
  { match, sheet }: MatchNow,
  playerId: number,
  isLastForYellows: (matchId: number) => boolean,
): MatchCards {
  const stat = sheet.get(playerId)?.stat;
  return {
    yellow: stat?.yellow_cards ?? 0,
    secondYellow: stat?.second_yellow ?? 0,
    red: stat?.red_card ?? 0,
    endsYellows: isLastForYellows(match.id),
  };
}

/** Matches whose winner plays for the final; none where the feed does not say where sides come from. */
function quarterFinals(matches: readonly SnapshotMatch[]): (matchId: number) => boolean {
  const nextOf = new Map(
    matches.flatMap(({ id, homeFrom, awayFrom }) =>
      [homeFrom, awayFrom].flatMap((origin) => {
        const feeder = winnerOf(origin);
        return feeder === null ? [] : [[feeder, id] as const];
      }),
    ),
  );
  return (matchId) => {
    const final = nextOf.get(nextOf.get(matchId) ?? 0);
    return final !== undefined && !nextOf.has(final);
  };
}
