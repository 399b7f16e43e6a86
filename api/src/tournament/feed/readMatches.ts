import { isCalledOff, SPECIAL_STATES } from '@euro/game';
import type { FeedMatch } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import { matching, oneOf, optional, orEmpty, utcMoment, whole, words, yesNo } from './fields.js';
import { originMatch } from './originMatch.js';
import { parseTable, type RowOf, type TableSource } from './parseTable.js';
import { CLUBS_FILE, type ClubRow } from './readClubs.js';

export const MATCHES_FILE = 'matches.csv';

const MINUTE = 60_000;
/** When a match without an end is expected to be over: 90 minutes, the break and what is added. */
const EXPECTED_LENGTH = 115 * MINUTE;
/** Extra time, a shoot-out and a long interruption stay well below. */
const MAX_LENGTH = 12 * 60 * MINUTE;
/** The winner or loser of a match by its id, or a place in the group phase. */
const origin = matching(
  /^([WL][1-9]\d{0,5}|[1-9][A-Z](\/[A-Z]){0,8})$/,
  'W (winner) or L (loser) and the id of a match, or a place and its groups, like W41, L61, 1A or 3D/E/F',
);
/** Regular time with the longest that was ever added. */
const LAST_REGULAR_MINUTE = 110;

/** The columns of a row of matches.csv. */
export const MATCH_FIELDS = {
  id: whole(1, 999_999),
  week: whole(1, 99),
  state: optional(oneOf(SPECIAL_STATES)),
  kickoff: utcMoment,
  finishedAt: orEmpty(utcMoment),
  home: orEmpty(words(1, 8)),
  away: orEmpty(words(1, 8)),
  homeKnownAt: orEmpty(utcMoment),
  awayKnownAt: orEmpty(utcMoment),
  homeFrom: optional(origin),
  awayFrom: optional(origin),
  minute: optional(whole(0, 130)),
  resumesAt: optional(utcMoment),
  homeScore: orEmpty(whole(0, 30)),
  awayScore: orEmpty(whole(0, 30)),
  extraTime: yesNo,
  penHome: orEmpty(whole(0, 50)),
  penAway: orEmpty(whole(0, 50)),
  venue: optional(words(1, 120)),
  city: optional(words(1, 120)),
  stage: words(1, 40),
  final: yesNo,
  feedUrl: orEmpty(matching(/^https:\/\/[^\s"'<>\\]{1,280}$/, 'an https:// address')),
};

type Row = RowOf<typeof MATCH_FIELDS>;

/** A match with its line in the file. */
export interface MatchRow extends FeedMatch {
  readonly line: number;
}

/**
 * The fixtures of the feed, with results where there are any.
 * @param others matches of the competition that the source does not name
 */
export function readMatches(
  source: TableSource,
  clubs: readonly Pick<ClubRow, 'id' | 'short'>[],
  problems: FeedProblems,
  others: readonly MatchRow[] = [],
): MatchRow[] {
  const clubIds = new Map(clubs.map((club) => [club.short, club.id]));
  const ids = new Set<number>();
  const matches: MatchRow[] = [];
  for (const row of parseTable(MATCHES_FILE, source, MATCH_FIELDS, problems)) {
    const refuse = (column: string, message: string) => problems.add(MATCHES_FILE, row.line, column, message);
    if (ids.has(row.id)) refuse('id', `The id ${row.id} is there twice.`);
    ids.add(row.id);
    checkSides(row, clubIds, refuse);
    checkResult(row, refuse);
    checkMinute(row, refuse);
    checkState(row, refuse);
    matches.push(toMatch(row, clubIds));
  }
  checkOrigins(matches, others, problems);
  return matches;
}

type Refuse = (column: string, message: string) => void;

function checkSides(row: Row, clubIds: ReadonlyMap<string, number>, refuse: Refuse): void {
  for (const side of ['home', 'away'] as const) {
    const club = row[side];
    const knownAt = row[`${side}KnownAt`];
    if (club !== null && !clubIds.has(club)) refuse(side, `${club} is not in ${CLUBS_FILE}.`);
    if (knownAt !== null && knownAt > row.kickoff) refuse(`${side}KnownAt`, 'This is after the kick-off.');
  }
  if (row.home !== null && row.home === row.away) refuse('away', 'A club can not play against itself.');
}

function checkResult(row: Row, refuse: Refuse): void {
  const hasScore = row.homeScore !== null;
  if (hasScore !== (row.awayScore !== null)) refuse('awayScore', 'A score needs both numbers.');
  if (hasScore && (row.home === null || row.away === null))
    refuse('home', 'A match with a score needs both nations.');
  if (hasScore && row.finishedAt === null && row.minute === null && row.state !== 'awarded')
    refuse('finishedAt', 'A match with a score needs the moment it ended, or the minute that is played.');
  if (row.final && !hasScore) refuse('final', 'A match without a score can not be final.');
  if (row.finishedAt !== null) {
    const length = row.finishedAt - (row.resumesAt ?? row.kickoff);
    const begin = row.resumesAt === null ? 'the kick-off' : 'it went on (resumesAt)';
    if (length <= 0 && row.state !== 'awarded') refuse('finishedAt', `This is not after ${begin}.`);
    if (length > MAX_LENGTH && row.state !== 'awarded')
      refuse('finishedAt', `This is more than 12 hours after ${begin}.`);
  }
  const hasKicks = row.penHome !== null;
  if (hasKicks !== (row.penAway !== null)) refuse('penAway', 'A shoot-out needs both numbers.');
  if (hasKicks && row.minute === null && row.penHome === row.penAway)
    refuse('penAway', 'A shoot-out has a winner.');
  if (hasKicks && row.homeScore !== row.awayScore) refuse('penHome', 'A shoot-out follows a draw.');
}

/** Why a match can not be so, by the rules for its row; null when it can. */
export function matchProblem(match: FeedMatch): string | null {
  const problems: string[] = [];
  const refuse: Refuse = (_, message) => problems.push(message);
  const { homeId, awayId, homeScore, minute, finishedAt } = match;
  const club = (id: number | null) => (id === null ? null : String(id));
  const row: Row = {
    ...match,
    line: 0,
    week: match.weekId,
    kickoff: match.kickoffAt,
    final: match.isFinal,
    finishedAt: homeScore === null || minute !== null ? null : finishedAt,
    home: club(homeId),
    away: club(awayId),
  };
  const clubs = [homeId, awayId].flatMap((id): [string, number][] => (id === null ? [] : [[String(id), id]]));
  checkSides(row, new Map(clubs), refuse);
  checkResult(row, refuse);
  checkMinute(row, refuse);
  checkState(row, refuse);
  return problems[0] ?? null;
}

/** Whose winner or loser a match waits for is played before it. */
export function checkOrigins(
  matches: readonly MatchRow[],
  others: readonly MatchRow[],
  problems: FeedProblems,
): void {
  const kickoffs = new Map([...others, ...matches].map(({ id, kickoffAt }) => [id, kickoffAt]));
  for (const match of matches) {
    for (const column of ['homeFrom', 'awayFrom'] as const) {
      const feeder = originMatch(match[column])?.matchId;
      if (feeder === undefined) continue;
      const kickoff = kickoffs.get(feeder);
      if (kickoff === undefined)
        problems.add(MATCHES_FILE, match.line, column, `There is no match ${feeder}.`);
      else if (kickoff >= match.kickoffAt)
        problems.add(MATCHES_FILE, match.line, column, `Match ${feeder} is not before this one.`);
    }
  }
}

/** A match with a minute is being played. */
function checkMinute({ minute, homeScore, finishedAt, final, extraTime }: Row, refuse: Refuse): void {
  if (minute === null) return;
  if (homeScore === null) refuse('minute', 'A match that is played has a score, 0 to 0 at first.');
  if (finishedAt !== null) refuse('minute', 'A match that is over has no minute.');
  if (final) refuse('final', 'A match that is played can not be final.');
  if (minute > LAST_REGULAR_MINUTE && !extraTime)
    refuse('minute', `There is no minute ${minute} without extraTime.`);
}

/** What a state has and has not (docs/feed-format.md). */
function checkState(row: Row, refuse: Refuse): void {
  const { state, homeScore, minute, resumesAt, kickoff } = row;
  const hasScore = homeScore !== null;
  if (resumesAt !== null && resumesAt <= kickoff) refuse('resumesAt', 'This is not after the kick-off.');
  if (resumesAt !== null && state !== 'suspended' && !hasScore)
    refuse('resumesAt', 'Only a match that was suspended goes on later; it has the score so far.');
  if (state === null) return;
  if (state === 'awarded' && !hasScore) refuse('homeScore', 'An awarded match has a score.');
  if (state === 'suspended' && minute === null)
    refuse('minute', 'A suspended match has the minute in which it stopped, and the score so far.');
  if (state !== 'suspended' && minute !== null)
    refuse('minute', `A match that is ${state} is not played now.`);
  if (hasScore && (state === 'postponed' || isCalledOff(row)))
    refuse('homeScore', `A match that is ${state} has no score.`);
}

function toMatch(row: Row, clubIds: ReadonlyMap<string, number>): MatchRow {
  const { week, kickoff, home, away, homeKnownAt, awayKnownAt, final, venue, city, ...rest } = row;
  return {
    ...rest,
    weekId: week,
    plannedWeekId: null,
    kickoffAt: kickoff,
    finishedAt: row.finishedAt ?? kickoff + EXPECTED_LENGTH,
    homeId: home === null ? null : (clubIds.get(home) ?? null),
    awayId: away === null ? null : (clubIds.get(away) ?? null),
    homeKnownAt: homeKnownAt ?? 0,
    awayKnownAt: awayKnownAt ?? 0,
    isFinal: final,
    venue: venue ?? '',
    city: city ?? '',
  };
}
