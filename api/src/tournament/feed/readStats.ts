import { COACH, mapStatistics, type Registered, STATISTICS, type StatisticName } from '@euro/game';
import { checkLineups } from './checkLineups.js';
import { clubInMatch } from './clubInMatch.js';
import type { FeedMatch, FeedPlayer, FeedStat } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import { type Cell, orEmpty, whole, yesNo } from './fields.js';
import { matchPhase } from './matchPhase.js';
import { parseTable, type RowOf, type TableSource } from './parseTable.js';
import { MATCHES_FILE, type MatchRow } from './readMatches.js';
import { PLAYERS_FILE, type PlayerRow } from './readPlayers.js';

export const STATS_FILE = 'stats.csv';

const MAX_MINUTES = 120;

/** The columns of a row of stats.csv; an empty count is one that the source lacks (decisions §11.8). */
export const STAT_FIELDS = {
  matchId: whole(1, 999_999),
  playerId: whole(1, 999_999),
  started: yesNo,
  inMin: orEmpty(whole(0, 120)),
  outMin: orEmpty(whole(0, 120)),
  ...mapStatistics(({ max }) => orEmpty(whole(0, max))),
  minutes: whole(0, MAX_MINUTES),
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
 * The statistics of the feed. A finished match has a row for each player who played or was carded, a running one the
 * same so far; before a match each announced starter has one.
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
    const stat = toStat(row, match.weekId);
    checkStat(stat, match, player, refuse);
    stats.push(stat);
  }
  // Refused rows already explain why others are missing.
  if (!problems.list.some((problem) => problem.file === STATS_FILE)) {
    for (const { line, message } of checkLineups(matches, players, stats)) {
      problems.add(STATS_FILE, line, 'started', message);
    }
  }
  return stats;
}

/** The row with 0 for counts that the source lacks, and their names. */
function toStat({ line, ...row }: RowOf<typeof STAT_FIELDS>, weekId: number): StatRow {
  const unknown = COUNTS.filter((name) => row[name] === null);
  const counts = mapStatistics(({ name }) => row[name] ?? 0);
  return { ...row, ...counts, line, weekId, ...(unknown.length > 0 && { unknown }) };
}

/** Reports a problem of a column of the row. */
export type Refuse = (column: string, message: string) => void;

const NORMAL_MINUTES = 90;

const COUNTS = STATISTICS.map(({ name }) => name);
const NEEDING_PITCH = STATISTICS.filter(({ needsPitch }) => needsPitch).map(({ name }) => name);
const OTHERS = STATISTICS.filter(({ needsPitch }) => !needsPitch).map(({ name }) => name);
const EVERYTHING = [...NEEDING_PITCH, 'inMin', 'outMin', ...OTHERS, 'skillIndex'] as const;

/** Whether a row can be true for its match: announced, so far, or whole. */
export function checkStat(
  stat: FeedStat,
  match: FeedMatch,
  player: (Registered & Pick<FeedPlayer, 'name' | 'positionId'>) | undefined,
  refuse: Refuse,
): void {
  if (player?.positionId === COACH)
    refuse('playerId', `${player.name} is a coach; a coach has no statistics.`);
  const clubId = clubInMatch(player, match);
  if (player && clubId === null) refuse('playerId', `${player.name} has no club at match ${match.id}.`);
  else if (player && clubId !== match.homeId && clubId !== match.awayId) {
    refuse('playerId', `The club of ${player.name} does not play match ${match.id}.`);
  }
  switch (matchPhase(match)) {
    case 'to-come':
      checkAnnounced(stat, match, refuse);
      break;
    case 'running':
      checkCounts(stat, match, stat.inMin !== null, refuse);
      checkSoFar(stat, match.minute ?? 0, refuse);
      break;
    case 'over':
      checkCounts(stat, match, stat.minutes > 0, refuse);
      checkWhole(stat, refuse);
      break;
    case 'awarded':
      refuse('matchId', `The score of match ${match.id} was awarded: nobody has statistics in it.`);
      break;
  }
}

function checkAnnounced(stat: FeedStat, { id }: FeedMatch, refuse: Refuse): void {
  const statistic = EVERYTHING.find((column) => (stat[column] ?? 0) > 0);
  if (statistic)
    refuse(statistic, `Match ${id} has no score yet: before the kick-off a row tells the line-up only.`);
}

function checkCounts(stat: FeedStat, match: FeedMatch, wasOn: boolean, refuse: Refuse): void {
  const { inMin, outMin, minutes } = stat;
  if (minutes > NORMAL_MINUTES && !match.extraTime) {
    refuse('minutes', `Match ${match.id} had no extra time, so nobody can have played ${minutes} minutes.`);
  }
  if (inMin !== null && outMin !== null && inMin > outMin) refuse('outMin', 'This is before inMin.');
  if (minutes > 0 && inMin === null) refuse('inMin', 'Who has minutes came on at some minute.');
  const isUnknown = (name: StatisticName) => stat.unknown?.includes(name) === true;
  if (stat.conceeded > stat.teamConceded && !isUnknown('teamConceded'))
    refuse('conceeded', 'This is more than teamConceded.');
  if (stat.second_yellow === 1 && stat.red_card === 0 && !isUnknown('red_card'))
    refuse('second_yellow', 'A second yellow is a red_card as well.');
  if (wasOn) return;
  for (const column of NEEDING_PITCH) {
    if (stat[column] > 0) refuse(column, 'Somebody with 0 minutes can only have cards.');
  }
}

function checkWhole({ inMin, outMin, started, minutes }: FeedStat, refuse: Refuse): void {
  if ((inMin === null) !== (outMin === null))
    refuse('outMin', 'Who came on also went off, at the end at the latest.');
  if (started && minutes === 0) refuse('started', 'Who started has at least one minute.');
}

/** A player on the pitch has no `outMin` yet, and no player has played longer than the match. */
function checkSoFar({ inMin, outMin, minutes, red_card }: FeedStat, minute: number, refuse: Refuse): void {
  const tooLate = `The match is in minute ${minute} only.`;
  if ((inMin ?? 0) > minute) refuse('inMin', tooLate);
  if ((outMin ?? 0) > minute) refuse('outMin', tooLate);
  // A substitute who came on has at least a minute.
  if (minutes > Math.max(1, minute)) refuse('minutes', tooLate);
  if (inMin === null && outMin !== null) refuse('inMin', 'Who went off came on before.');
  if (red_card > 0 && inMin !== null && outMin === null)
    refuse('outMin', 'Who was sent off is not on the pitch any more.');
}
