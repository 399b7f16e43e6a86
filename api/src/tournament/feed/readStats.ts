import { mapStatistics } from '@euro/game';
import { checkLineups } from './checkLineups.js';
import { checkStat } from './checkStat.js';
import type { FeedStat } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import { type Cell, orEmpty, whole, yesNo } from './fields.js';
import { parseTable, type TableSource } from './parseTable.js';
import { MATCHES_FILE, type MatchRow } from './readMatches.js';
import { PLAYERS_FILE, type PlayerRow } from './readPlayers.js';

export const STATS_FILE = 'stats.csv';

/** The columns of a row of stats.csv. */
export const STAT_FIELDS = {
  matchId: whole(1, 999_999),
  playerId: whole(1, 999_999),
  started: yesNo,
  inMin: orEmpty(whole(0, 120)),
  outMin: orEmpty(whole(0, 120)),
  ...mapStatistics(({ max }) => whole(0, max)),
  skillIndex: orEmpty(whole(1, 3)),
};

/** The columns of a row, in the order of the format (docs/feed-format.md). */
export const STAT_COLUMNS = Object.keys(STAT_FIELDS) as (keyof typeof STAT_FIELDS)[];

/** Reads a figure as a feed's file would have it; null is an empty cell. */
export function readFigure(
  column: keyof typeof STAT_FIELDS,
  value: number | null,
): Cell<number | boolean | null> {
  return STAT_FIELDS[column](value === null ? '' : String(value));
}

/** A player's statistics with their line in the file. */
export interface StatRow extends FeedStat {
  readonly line: number;
}

/**
 * The statistics of the feed: one row for each player who played or was carded; so far, in a match that is played; and
 * for each who is announced to start, before it.
 */
export function readStats(
  source: TableSource,
  matches: readonly MatchRow[],
  players: readonly PlayerRow[],
  problems: FeedProblems,
): StatRow[] {
  const matchById = new Map(matches.map((match) => [match.id, match]));
  const playerById = new Map(players.map((player) => [player.id, player]));
  const seenKeys = new Set<string>();
  const stats: StatRow[] = [];
  for (const row of parseTable(STATS_FILE, source, STAT_FIELDS, problems)) {
    const refuse = (column: string, message: string) => problems.add(STATS_FILE, row.line, column, message);
    const match = matchById.get(row.matchId);
    const player = playerById.get(row.playerId);
    const key = `${row.matchId} ${row.playerId}`;
    if (seenKeys.has(key))
      refuse('playerId', `Player ${row.playerId} is there twice for match ${row.matchId}.`);
    seenKeys.add(key);
    if (!match) refuse('matchId', `Match ${row.matchId} is not in ${MATCHES_FILE}.`);
    if (!player) refuse('playerId', `Player ${row.playerId} is not in ${PLAYERS_FILE}.`);
    if (!match) continue;
    const stat = { ...row, weekId: match.weekId };
    checkStat(stat, match, player, refuse);
    stats.push(stat);
  }
  // Rows that were refused already explain what is missing.
  if (!problems.list.some((problem) => problem.file === STATS_FILE)) {
    for (const { line, message } of checkLineups(matches, players, stats)) {
      problems.add(STATS_FILE, line, 'started', message);
    }
  }
  return stats;
}
