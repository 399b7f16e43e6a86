import type { DrawnMatch } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { loadResults } from '../teams/index.js';
import type { Season } from '../tournament/index.js';
import { type LeagueFacts, matchdayTable, overallTable, type TableRow } from './leagueTable.js';
import { loadMembers } from './loadMembers.js';
import type { StoredLeague } from './storedLeague.js';

type Reads = Pick<Database, 'models' | 'sequelize'>;

/** The table of a league, whole: there are at most as many rows as a league may have teams. */
export interface LeagueTable {
  readonly facts: LeagueFacts;
  /** The matchday shown; null while the league has no points of it. */
  readonly weekId: number | null;
  readonly confirmed: boolean;
  /** In the order of the table; all teams with 0 points while there is no matchday to show. */
  readonly rows: readonly TableRow[];
}

/**
 * The span of a table: `after` a matchday counts all points since the league's first one, `of` counts one matchday.
 * The number is the matchday as a call's filter gives it: −1 or undefined is the last one with points, with all
 * before it.
 */
export type TableSpan =
  | { readonly after: number | undefined; readonly of?: undefined }
  | { readonly of: number | undefined; readonly after?: undefined };

/** The table after the last matchday that has points. */
const LATEST: TableSpan = { after: -1 };

/**
 * A league's table, for `GET league/{id}` and `GET rankings/leagues`. It checks no rights: call it for members only.
 * @param league from `loadLeagues` or `requireLeague`
 * @param season of the league's competition, from `readSeasonConsistently`, inside of which this must be called
 */
export async function loadLeagueTable(
  database: Reads,
  league: StoredLeague,
  season: Season,
  span: TableSpan = LATEST,
): Promise<LeagueTable> {
  const [facts] = await loadLeagueFacts(database, [league], season);
  if (!facts) throw new Error(`League ${league.id} has no facts.`);
  return tableOf(facts, season, span);
}

/** Makes the table of a span. */
export function tableOf(facts: LeagueFacts, season: Season, span: TableSpan = LATEST): LeagueTable {
  const requestedWeek = span.of ?? span.after ?? -1;
  const weekId = facts.weeks.findLast((week) => requestedWeek < 1 || week === requestedWeek) ?? null;
  const state = season.matchdays.find((matchday) => matchday.weekId === weekId)?.state;
  const isOfOne = span.of !== undefined && requestedWeek >= 1 && weekId !== null;
  const rows = isOfOne ? matchdayTable(facts, weekId) : overallTable(facts, weekId);
  return { facts, weekId, confirmed: state === 'confirmed', rows };
}

/**
 * The data from which the tables of some leagues of one competition are made.
 * @param season from `readSeasonConsistently`, inside of which this must be called, or from the transaction
 */
export async function loadLeagueFacts(
  database: Reads,
  leagues: readonly StoredLeague[],
  { competition, matchdays, lastLockedWeek }: Season,
  transaction?: Transaction,
): Promise<LeagueFacts[]> {
  const ids = leagues.map(({ id }) => id);
  const withMatches = leagues.filter(({ mode }) => mode === 'head-to-head').map(({ id }) => id);
  const [members, fixtures] = await Promise.all([
    loadMembers(database, ids, transaction),
    loadDrawnMatches(database, withMatches, transaction),
  ]);
  const teamIds = new Set(members.map(({ teamId }) => teamId));
  for (const { homeTeamId, awayTeamId } of fixtures) teamIds.add(homeTeamId).add(awayTeamId ?? homeTeamId);
  const results = await loadResults(database, competition.id, [...teamIds], transaction);
  const points = new Map(results.map((result) => [`${result.teamId} ${result.weekId}`, result.halfPoints]));
  const pointsOf = (teamId: number, weekId: number) => points.get(`${teamId} ${weekId}`) ?? 0;
  const scoredMatchdays = matchdays.filter(
    ({ version, weekId }) => version !== null && weekId <= (lastLockedWeek ?? 0),
  );
  return leagues.map((league) => ({
    league,
    members: members.filter(({ leagueId }) => leagueId === league.id),
    weeks: scoredMatchdays.map(({ weekId }) => weekId).filter((weekId) => weekId >= league.weekId),
    fixtures: fixtures.filter(({ leagueId, weekId }) => leagueId === league.id && weekId >= league.weekId),
    pointsOf,
  }));
}

/** Drawn matches of some leagues, in the order of matchdays, then of the home teams' ids. */
async function loadDrawnMatches(
  { models }: Pick<Database, 'models'>,
  leagueIds: readonly number[],
  transaction: Transaction | undefined,
): Promise<(DrawnMatch & { readonly leagueId: number })[]> {
  if (leagueIds.length === 0) return [];
  return models.LeagueMatch.findAll({
    attributes: ['leagueId', 'weekId', 'homeTeamId', 'awayTeamId'],
    where: { leagueId: [...leagueIds] },
    order: [
      ['leagueId', 'ASC'],
      ['weekId', 'ASC'],
      ['homeTeamId', 'ASC'],
    ],
    raw: true,
    transaction: transaction ?? null,
  });
}
