import { COACH, type PlayerStatus } from '@euro/game';
import type { Catalogue, CataloguePlayer } from './catalogue.js';
import { keep } from './keptAnswers.js';
import { type MatchNow, tournamentAt } from './tournamentAt.js';

/** Where every player and coach stands in a matchday, by id (decisions §4.6). */
export function playerStatuses(
  catalogue: Catalogue,
  weekId: number,
  now: number,
): ReadonlyMap<number, PlayerStatus> {
  return keep(catalogue, now, `statuses ${weekId}`, () => {
    const matches = tournamentAt(catalogue, now).matches.filter(({ match }) => match.weekId === weekId);
    return new Map([...catalogue.players.values()].map((player) => [player.id, statusOf(player, matches)]));
  });
}

function statusOf(player: CataloguePlayer, matches: readonly MatchNow[]): PlayerStatus {
  const own = matches.filter(({ homeId, awayId }) => homeId === player.clubId || awayId === player.clubId);
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
