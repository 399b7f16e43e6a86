import type { FeedValue } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import { millions, utcMoment, whole } from './fields.js';
import { parseTable } from './parseTable.js';
import { PLAYERS_FILE, type PlayerRow } from './readPlayers.js';

export const VALUES_FILE = 'values.csv';

const columns = {
  player: whole(1, 999_999),
  from: utcMoment,
  value: millions(1, 999),
};

/** Values of players from a moment on; other players keep the value of players.csv. */
export function readValues(text: string, players: readonly PlayerRow[], problems: FeedProblems): FeedValue[] {
  const playerIds = new Set(players.map(({ id }) => id));
  const seenKeys = new Set<string>();
  return parseTable(VALUES_FILE, text, columns, problems).map(({ line, player, from, value }) => {
    const refuse = (column: string, message: string) => problems.add(VALUES_FILE, line, column, message);
    const key = `${player} ${from}`;
    if (!playerIds.has(player)) refuse('player', `Player ${player} is not in ${PLAYERS_FILE}.`);
    if (seenKeys.has(key)) refuse('from', `Player ${player} has two values from this moment on.`);
    seenKeys.add(key);
    return { playerId: player, fromAt: from, value };
  });
}
