import { GOALKEEPER, spellAt } from '@euro/game';
import { groupBy } from '../../infra/groupBy.js';
import type { FeedClub, FeedPlace } from './feed.js';
import { PLAYERS_FILE, type PlayerRow } from './readPlayers.js';
import { STATS_FILE, type StatRow } from './readStats.js';

/**
 * Things of squads that can be true but rarely are, as `findOddities`: a club without a goalkeeper, two players of a club
 * with one short name, a player who can play by his news but not by his flags, and two players who are equally the best of
 * a match.
 */
export function findOddSquads(
  clubs: readonly Pick<FeedClub, 'id' | 'short'>[],
  players: readonly PlayerRow[],
  stats: readonly StatRow[],
): FeedPlace[] {
  const squads = groupBy(players, (player) => spellAt(player, Number.POSITIVE_INFINITY)?.clubId ?? 0);
  return [
    ...clubs.flatMap(({ id, short }) => oddSquad(short, squads.get(id) ?? [])),
    ...players.flatMap(oddNews),
    ...oddBest(stats),
  ];
}

function oddNews({ line, id, news, ban, injury }: PlayerRow): FeedPlace[] {
  if (news !== 'available' || !(ban || injury)) return [];
  const warning = `Player ${id} is available by his news, and ${ban ? 'banned' : 'injured'} by his flag.`;
  return [{ warning, file: PLAYERS_FILE, line }];
}

function oddSquad(club: string, players: readonly PlayerRow[]): FeedPlace[] {
  const inPlayers = (warning: string, line: number | null = null) => ({ warning, file: PLAYERS_FILE, line });
  if (players.length === 0) return [inPlayers(`${club} has no players.`)];
  const isWithout = !players.some(({ positionId }) => positionId === GOALKEEPER);
  const namesakes = [...groupBy(players, ({ short }) => short)].filter(([, { length }]) => length > 1);
  return [
    ...(isWithout ? [inPlayers(`${club} has no goalkeeper.`)] : []),
    ...namesakes.map(([short, rows]) =>
      inPlayers(`${club} has ${rows.length} players with the short name ${short}.`, rows.at(-1)?.line),
    ),
  ];
}

function oddBest(stats: readonly StatRow[]): FeedPlace[] {
  const best = stats.filter(({ skillIndex }) => skillIndex !== null);
  const places = groupBy(best, ({ matchId, skillIndex }) => `Match ${matchId}: skillIndex ${skillIndex}`);
  return [...places].flatMap(([place, rows]) =>
    rows.length === 1
      ? []
      : [
          {
            warning: `${place} is given ${rows.length} times: to players ${idsOf(rows)}.`,
            file: STATS_FILE,
            line: rows.at(-1)?.line ?? null,
          },
        ],
  );
}

function idsOf(rows: readonly StatRow[]): string {
  return rows.map(({ playerId }) => playerId).join(' and ');
}
