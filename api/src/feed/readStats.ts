import { COACH } from '@euro/game';
import type { FeedStat } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import { orEmpty, whole, yesNo } from './fields.js';
import { parseTable, type RowOf } from './parseTable.js';
import { MATCHES_FILE, type MatchRow } from './readMatches.js';
import { PLAYERS_FILE, type PlayerRow } from './readPlayers.js';

export const STATS_FILE = 'stats.csv';

const NORMAL_MINUTES = 90;
const STARTERS = 11;

const columns = {
  matchId: whole(1, 999_999),
  playerId: whole(1, 999_999),
  started: yesNo,
  inMin: orEmpty(whole(0, 120)),
  outMin: orEmpty(whole(0, 120)),
  minutes: whole(0, 120),
  goals: whole(0, 20),
  assists: whole(0, 20),
  own_goals: whole(0, 10),
  yellow_cards: whole(0, 1),
  second_yellow: whole(0, 1),
  red_card: whole(0, 1),
  penalty_miss: whole(0, 10),
  penalty_saved: whole(0, 10),
  conceeded: whole(0, 30),
  teamConceded: whole(0, 30),
  saves: whole(0, 60),
  duelWon: whole(0, 99),
  duelLost: whole(0, 99),
  interception: whole(0, 60),
  shotOffTarget: whole(0, 60),
  errorLeadToGoal: whole(0, 10),
  bigChanceCreated: whole(0, 30),
  headClearance: whole(0, 60),
  ballRecovery: whole(0, 99),
  skillIndex: orEmpty(whole(1, 3)),
};

type Row = RowOf<typeof columns>;

/** What can only be counted on the pitch; cards can be shown on the bench as well. */
const ON_THE_PITCH = [
  'goals',
  'assists',
  'own_goals',
  'penalty_miss',
  'penalty_saved',
  'saves',
  'duelWon',
  'duelLost',
  'interception',
  'shotOffTarget',
  'errorLeadToGoal',
  'bigChanceCreated',
  'headClearance',
  'ballRecovery',
] as const;

/** A player's statistics with their line in the file. */
export interface StatRow extends FeedStat {
  readonly line: number;
}

/** The statistics of the feed: one row for each player who played or was carded. */
export function readStats(
  text: string,
  matches: readonly MatchRow[],
  players: readonly PlayerRow[],
  problems: FeedProblems,
): StatRow[] {
  const matchById = new Map(matches.map((match) => [match.id, match]));
  const playerById = new Map(players.map((player) => [player.id, player]));
  const seen = new Set<string>();
  const stats: StatRow[] = [];
  for (const row of parseTable(STATS_FILE, text, columns, problems)) {
    const refuse = (column: string, message: string) => problems.add(STATS_FILE, row.line, column, message);
    const match = matchById.get(row.matchId);
    const player = playerById.get(row.playerId);
    const key = `${row.matchId} ${row.playerId}`;
    if (seen.has(key))
      refuse('playerId', `Player ${row.playerId} stands there twice for match ${row.matchId}.`);
    seen.add(key);
    if (!match) refuse('matchId', `Match ${row.matchId} is not in ${MATCHES_FILE}.`);
    if (!player) refuse('playerId', `Player ${row.playerId} is not in ${PLAYERS_FILE}.`);
    if (match && player) checkPlace(match, player, refuse);
    if (match) checkMinutes(row, match, refuse);
    if (match) stats.push({ ...row, weekId: match.weekId });
  }
  checkStarters(matches, players, stats, problems);
  return stats;
}

type Refuse = (column: string, message: string) => void;

function checkPlace(match: MatchRow, player: PlayerRow, refuse: Refuse): void {
  if (player.positionId === COACH)
    refuse('playerId', `${player.name} is a coach; a coach has no statistics.`);
  if (player.clubId !== match.homeId && player.clubId !== match.awayId) {
    refuse('playerId', `The nation of ${player.name} does not play match ${match.id}.`);
  }
  if (match.homeScore === null) refuse('matchId', `Match ${match.id} has no score yet.`);
}

function checkMinutes(row: Row, match: MatchRow, refuse: Refuse): void {
  const { inMin, outMin, minutes } = row;
  if (minutes > NORMAL_MINUTES && !match.extraTime) {
    refuse('minutes', `Match ${match.id} had no extra time, so nobody can have played ${minutes} minutes.`);
  }
  if ((inMin === null) !== (outMin === null))
    refuse('outMin', 'Who came on also went off, at the end at the latest.');
  if (inMin !== null && outMin !== null && inMin > outMin) refuse('outMin', 'This is before inMin.');
  if (minutes > 0 && inMin === null) refuse('inMin', 'Who has minutes came on at some minute.');
  if (row.started && minutes === 0) refuse('started', 'Who started has at least one minute.');
  if (row.conceeded > row.teamConceded) refuse('conceeded', 'This is more than teamConceded.');
  if (row.second_yellow === 1 && row.red_card === 0)
    refuse('second_yellow', 'A second yellow is a red_card as well.');
  if (minutes > 0) return;
  for (const column of ON_THE_PITCH) {
    if (row[column] > 0) refuse(column, 'Somebody with 0 minutes can only have cards.');
  }
}

/** A side without its eleven starters means that rows are missing. */
function checkStarters(
  matches: readonly MatchRow[],
  players: readonly PlayerRow[],
  stats: readonly StatRow[],
  problems: FeedProblems,
): void {
  // Rows that were refused already explain what is missing.
  if (problems.found.some((problem) => problem.file === STATS_FILE)) return;
  const clubOf = new Map(players.map((player) => [player.id, player.clubId]));
  const starters = new Map<string, StatRow[]>();
  for (const stat of stats) {
    if (!stat.started) continue;
    const side = `${stat.matchId} ${clubOf.get(stat.playerId)}`;
    const rows = starters.get(side);
    if (rows) rows.push(stat);
    else starters.set(side, [stat]);
  }
  for (const match of matches) {
    if (match.homeScore === null) continue;
    for (const clubId of [match.homeId, match.awayId]) {
      const rows = starters.get(`${match.id} ${clubId}`) ?? [];
      if (rows.length === STARTERS) continue;
      const line = rows.at(-1)?.line ?? null;
      const message = `Match ${match.id} has ${rows.length} starters of nation ${clubId} instead of ${STARTERS}; are rows missing?`;
      problems.add(STATS_FILE, line, 'started', message);
    }
  }
}
