import type { DrawnMatch, HalfPoints } from '@euro/game';
import type { Sequelize, Transaction } from 'sequelize';
import type { Caller } from '../http/index.js';
import type { GameContext } from '../infra/context.js';
import { type JsonPart, partSql, readPart } from '../infra/db/jsonPart.js';
import { select } from '../infra/db/select.js';
import { Refusal } from '../infra/errors.js';
import type { TeamResult } from '../packed/index.js';
import { RESULTS, readResults, readStoredResult, resultSql } from '../teams/index.js';
import { readSeason, type Season, type SeasonRow, seasonColumns } from '../tournament/index.js';
import type { LeagueFacts } from './leagueTable.js';
import { LEAGUE_TEAM, type Member, readLeagueTeam } from './loadMembers.js';
import { authorizeInLeague } from './policies/policies.js';
import { LEAGUE_COLUMNS, type StoredLeague, toStoredLeagues } from './storedLeague.js';

type Reads = Pick<GameContext, 'sequelize' | 'clock'>;

/** What the tables of a league are made from, and its competition in the same state of the database. */
export interface ReadLeague {
  readonly facts: LeagueFacts;
  readonly season: Season;
}

type MemberRow = Omit<Member, 'leagueId'> & { readonly results: unknown };

/** The teams of `leagues l`, with their results. */
function membersOf(sequelize: Sequelize): JsonPart<MemberRow> {
  return {
    columns: { ...LEAGUE_TEAM, joinedAt: 'm.joined_at', results: partSql(sequelize, RESULTS) },
    key: 't.id',
    from: `league_members m
      JOIN teams t ON t.id = m.team_id AND t.deleted_at IS NULL
      JOIN users u ON u.id = t.user_id
     WHERE m.league_id = l.id`,
  };
}

type MatchRow = DrawnMatch & Readonly<Record<'homeResult' | 'awayResult', string | null>>;

/** Drawn matches of `leagues l`, with the results of their teams: some may have left the league. */
const MATCHES: JsonPart<MatchRow> = {
  columns: {
    weekId: 'f.week_id',
    homeTeamId: 'f.home_team_id',
    awayTeamId: 'f.away_team_id',
    homeResult: resultSql('f.home_team_id'),
    awayResult: resultSql('f.away_team_id'),
  },
  key: 'f.home_team_id * 1000 + f.week_id',
  from: `league_matches f
    JOIN matchdays r ON r.competition_id = l.competition_id AND r.week_id = f.week_id
   WHERE f.league_id = l.id`,
};

type FactsRow = StoredLeague & SeasonRow & Readonly<Record<'members' | 'matches', unknown>>;

/**
 * The facts of some leagues, in the order of their ids: one statement reads one state of the database, so that no table
 * mixes two settlements.
 * @param transaction with it, the clock is read afresh as well
 */
export async function loadLeagueFacts(
  context: Reads,
  ids: readonly number[],
  transaction?: Transaction,
): Promise<ReadLeague[]> {
  if (ids.length === 0) return [];
  const { sequelize } = context;
  const isFresh = transaction !== undefined;
  const rows = await select<FactsRow>(
    sequelize,
    `SELECT ${LEAGUE_COLUMNS}, ${seasonColumns(context, isFresh)},
            ${partSql(sequelize, membersOf(sequelize))} AS members,
            CASE WHEN l.mode = 'head-to-head' THEN ${partSql(sequelize, MATCHES)} END AS matches
       FROM leagues l JOIN competitions c ON c.id = l.competition_id
      WHERE l.id IN (:ids) ORDER BY l.id`,
    { ids },
    transaction,
  );
  const leagues = await toStoredLeagues(context, rows, transaction);
  return leagues.map((league, at) => readFacts(context, league, rows[at] as FactsRow, isFresh));
}

/**
 * The same of the league of a call by a member.
 * @throws the refusals `not-found` for an unknown league, `forbidden` for a caller without a team in it
 */
export async function requireLeagueFacts(
  context: Reads,
  leagueId: number,
  { userId }: Pick<Caller, 'userId'>,
): Promise<ReadLeague> {
  const [read] = await loadLeagueFacts(context, [leagueId]);
  if (!read) throw new Refusal('not-found');
  const isMember = read.facts.members.some((member) => member.userId === userId);
  authorizeInLeague('league.read', { userId, isMember });
  return read;
}

function readFacts(context: Reads, league: StoredLeague, row: FactsRow, isFresh: boolean): ReadLeague {
  const season = readSeason(context, row, isFresh);
  const rows = readPart(membersOf(context.sequelize), row.members).sort(
    (a, b) => a.joinedAt - b.joinedAt || a.teamId - b.teamId,
  );
  const matches = readPart(MATCHES, row.matches)
    .filter(({ weekId }) => weekId >= league.weekId)
    .sort((a, b) => a.weekId - b.weekId || a.homeTeamId - b.homeTeamId);
  const points = new Map<string, HalfPoints>();
  const add = (result: TeamResult | null, weekId: number) =>
    result && points.set(`${result.teamId} ${weekId}`, result.halfPoints);
  for (const { weekId, homeTeamId, awayTeamId, homeResult, awayResult } of matches) {
    add(readStoredResult(homeTeamId, homeResult), weekId);
    if (awayTeamId !== null) add(readStoredResult(awayTeamId, awayResult), weekId);
  }
  for (const { teamId, results } of rows)
    for (const result of readResults(teamId, results)) add(result, result.weekId);
  const weeks = season.matchdays
    .filter(({ version, weekId }) => version !== null && weekId <= (season.lastLockedWeek ?? 0))
    .map(({ weekId }) => weekId)
    .filter((weekId) => weekId >= league.weekId);
  const members = rows.map((one) => ({
    ...readLeagueTeam(one),
    leagueId: league.id,
    joinedAt: one.joinedAt,
  }));
  const pointsOf = (teamId: number, weekId: number) => points.get(`${teamId} ${weekId}`) ?? 0;
  return { facts: { league, members, weeks, fixtures: matches, pointsOf }, season };
}
