import { COACH, isAwaited, isDecidedUnplayed, type PlayerStatus } from '@euro/game';
import { isSquadPlayerIn } from './isSquadPlayerIn.js';
import { cacheResult } from './snapshotCache.js';
import { type MatchNow, tournamentAt } from './tournamentAt.js';
import type { SnapshotPlayer, TournamentSnapshot } from './tournamentSnapshot.js';

/** The status of every player and coach in a matchday, by id (decisions §4.6). */
export function playerStatuses(
  snapshot: TournamentSnapshot,
  weekId: number,
  now: number,
): ReadonlyMap<number, PlayerStatus> {
  return cacheResult(snapshot, now, `statuses ${weekId}`, () => {
    const { settings } = snapshot.competition;
    const matches = tournamentAt(snapshot, now).matches.filter(
      ({ match }) => match.weekId === weekId && isAwaited(match, settings) && !isDecidedUnplayed(match),
    );
    return new Map([...snapshot.players.values()].map((player) => [player.id, statusOf(player, matches)]));
  });
}

function statusOf(player: SnapshotPlayer, matches: readonly MatchNow[]): PlayerStatus {
  const own = matches.filter(({ match: { kickoffAt }, homeId, awayId }) =>
    isSquadPlayerIn(player, { kickoffAt, homeId, awayId }),
  );
  // A nation with two matches in a matchday has kicked off with the first.
  const match =
    own.find(({ status }) => status === 'live') ??
    own.findLast(({ status }) => status === 'finished') ??
    own[0];
  if (!match) return 'no-match';
  if (match.status === 'scheduled') return 'to-play';
  const isOver = match.status === 'finished';
  if (player.positionId === COACH) return isOver ? 'played' : 'playing';
  const stat = match.sheet.get(player.id)?.stat;
  if (!stat) return 'bench';
  if (stat.red_card > 0) return 'sent-off';
  if (isOver) return stat.minutes > 0 ? 'played' : 'bench';
  if (stat.inMin === null) return stat.started ? 'playing' : 'bench';
  return stat.outMin === null ? 'playing' : 'off';
}
