import { type Booster, type PowerSubContext, scoreTeam, type TeamPoints } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Caller } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { partSql, readPart } from '../../infra/db/jsonPart.js';
import { select } from '../../infra/db/select.js';
import { Refusal } from '../../infra/errors.js';
import {
  competitionIn,
  currentSnapshot,
  playerStatuses,
  readSeason,
  type Season,
  type SeasonRow,
  seasonColumns,
  type TournamentSnapshot,
} from '../../tournament/index.js';
import { LINEUPS, lineupIn, readLineups } from '../loadLineup.js';
import { OWNED_TEAM_COLUMNS, type OwnedTeam, type OwnedTeamRow, readOwnedTeam } from '../loadOwnedTeam.js';
import { type MadePowerSub, POWER_SUBS, readPowerSubs } from '../loadPowerSubs.js';
import { countUnsettled, RESULTS, readResults, type VisibleResult } from '../loadResults.js';
import {
  type MatchdayPoints,
  matchdayPointsOf,
  SETTLED_MATCHES,
  SETTLED_POINTS,
  settledMatches,
} from '../matchdayPoints.js';
import { boosterOf } from '../modeOf.js';
import { newestVisibleWeek } from '../newestVisibleWeek.js';
import { authorize } from '../policies/policies.js';
import { PUBLISHED, type ReadOfTeam, readConsistently, readPublished } from '../readConsistently.js';
import type { StoredLineup } from '../storedLineup.js';

/** A team's matchday with all that explains its points. */
export interface LoadedTeamPoints {
  readonly team: OwnedTeam;
  readonly season: Season;
  readonly weekId: number;
  readonly lineup: StoredLineup;
  readonly booster: Booster | null;
  readonly score: TeamPoints;
  readonly points: MatchdayPoints;
  readonly results: readonly VisibleResult[];
  readonly weekTransfers: number;
  readonly powerSubs: readonly MadePowerSub[];
  /** The state by which further power subs are validated. */
  readonly powerSubContext: PowerSubContext;
  readonly winnerName: string | null;
}

interface PointsQuery {
  readonly teamId: number;
  readonly weekId: number;
  readonly caller: Caller | null;
}

/**
 * Points are public once all changes that were in time are decided; the owner's are his from the deadline on. Before it
 * there are none, and the lineup is secret.
 * @param transaction reads one state of the database by itself
 */
export async function loadTeamPoints(
  context: BaseContext,
  query: PointsQuery,
  transaction?: Transaction,
): Promise<LoadedTeamPoints> {
  if (transaction) return (await readTeamPoints(context, query, transaction)).value;
  return readConsistently(context, query.teamId, () => readTeamPoints(context, query));
}

/** Like {@link loadTeamPoints}, for callers that read more within the same consistent read. */
export async function readTeamPoints(
  context: BaseContext,
  { teamId, weekId, caller }: PointsQuery,
  transaction?: Transaction,
): Promise<ReadOfTeam<LoadedTeamPoints>> {
  const [row, snapshot] = await Promise.all([
    selectTeam(context, { teamId, weekId }, transaction),
    currentSnapshot(context),
  ]);
  if (!row) throw new Refusal('not-found');
  const team = readOwnedTeam(row);
  authorize(caller, 'team.read', team);
  const season = readSeason(context, row, transaction !== undefined);
  const lineup = lineupIn(readLineups(row.lineups), weekId);
  const matchday = season.matchdays.find((one) => one.weekId === weekId);
  const isLocked = matchday !== undefined && matchday.deadline <= season.now && weekId >= team.weekId;
  const isVisible = isLocked && weekId <= newestVisibleWeek(team, season, { caller });
  if (!isVisible || !lineup || !snapshot) throw new Refusal('nothing-to-show-yet');
  const over = settledMatches(context, weekId, matchday.version);
  const playerIds = [...lineup.starting, ...lineup.bench];
  const query = { teamId, weekId, winnerId: matchday.winnerTeamId ?? 0, playerIds };
  const settledRow = await selectSettledPoints(context, query, over.cached !== null, transaction);
  if (!settledRow) throw new Refusal('not-found');
  const matchdays = readPublished(settledRow.published);
  const overNow = over.cached ?? readPart(SETTLED_MATCHES, settledRow.settledMatches);
  const isSame = matchdays.find((one) => one.weekId === weekId)?.version === matchday.version;
  if (isSame && matchday.version !== null) over.remember(overNow);
  const points = readPart(SETTLED_POINTS, settledRow.points);
  const read = {
    ...{ team, season, weekId, lineup },
    results: readResults(teamId, row.results),
    weekTransfers: row.weekTransfers,
    powerSubs: readPowerSubs(row.powerSubs),
    points: matchdayPointsOf({ snapshot, weekId, lineup }, points, overNow),
    winnerName: settledRow.winnerName,
  };
  const after = { team: { version: settledRow.version }, matchdays };
  return { value: scoreLoadedTeam(read, snapshot), team, matchdays: season.matchdays, after };
}

type TeamRow = OwnedTeamRow &
  SeasonRow & { readonly weekTransfers: number } & Readonly<
    Record<'lineups' | 'results' | 'powerSubs', unknown>
  >;

async function selectTeam(
  context: BaseContext,
  values: Readonly<Record<'teamId' | 'weekId', number>>,
  transaction: Transaction | undefined,
): Promise<TeamRow | undefined> {
  const { sequelize } = context;
  const [row] = await select<TeamRow>(
    sequelize,
    `SELECT ${OWNED_TEAM_COLUMNS}, ${seasonColumns(context, transaction !== undefined)},
            ${partSql(sequelize, LINEUPS)} AS lineups,
            ${partSql(sequelize, RESULTS)} AS results,
            ${partSql(sequelize, POWER_SUBS)} AS powerSubs,
            (SELECT COUNT(*) FROM transfers WHERE team_id = t.id AND week_id = :weekId) AS weekTransfers
       FROM teams t JOIN users u ON u.id = t.user_id JOIN competitions c ON c.id = t.competition_id
      WHERE t.id = :teamId AND t.deleted_at IS NULL`,
    values,
    transaction,
  );
  return row;
}

interface SettledRow extends Readonly<Record<'points' | 'settledMatches' | 'published', unknown>> {
  readonly version: number;
  /** The winner's name, also of a deleted team. */
  readonly winnerName: string | null;
}

interface SettledQuery extends Readonly<Record<'teamId' | 'weekId' | 'winnerId', number>> {
  readonly playerIds: readonly number[];
}

/** The settled points, with the versions of the team and its competition. */
async function selectSettledPoints(
  { sequelize }: BaseContext,
  query: SettledQuery,
  isOverKnown: boolean,
  transaction: Transaction | undefined,
): Promise<SettledRow | undefined> {
  const [row] = await select<SettledRow>(
    sequelize,
    `SELECT t.version, (SELECT w.name FROM teams w WHERE w.id = :winnerId) AS winnerName,
            ${partSql(sequelize, PUBLISHED)} AS published,
            ${partSql(sequelize, SETTLED_POINTS)} AS points,
            ${isOverKnown ? 'NULL' : partSql(sequelize, SETTLED_MATCHES)} AS settledMatches
       FROM teams t WHERE t.id = :teamId`,
    { ...query },
    transaction,
  );
  return row;
}

type Read = Omit<LoadedTeamPoints, 'booster' | 'score' | 'powerSubContext'>;

/** Scores the loaded team. */
export function scoreLoadedTeam(read: Read, snapshot: TournamentSnapshot): LoadedTeamPoints {
  const { team, season, weekId, lineup, results, powerSubs, points } = read;
  const { rules } = competitionIn(season.competition, weekId);
  const { players } = snapshot;
  const state = season.matchdays.find((row) => row.weekId === weekId)?.state;
  const booster = boosterOf(team, weekId);
  const scoringInput = { lineup, booster, powerSubs, rules, playerPoints: points.matchdays };
  const score = scoreTeam({ ...scoringInput, positions: positionsOf(lineup, players) });
  const statuses = playerStatuses(snapshot, weekId, season.now);
  return {
    ...read,
    booster,
    score,
    results: state === 'confirmed' ? results : countUnsettled(results, weekId, score.points),
    powerSubContext: { lineup, subs: powerSubs, statuses, players, rules },
  };
}

/** Positions of a lineup's players. */
export function positionsOf({ starting, bench }: StoredLineup, players: PowerSubContext['players']) {
  return new Map(
    [...starting, ...bench].flatMap((id) => {
      const player = players.get(id);
      return player ? [[id, player.positionId] as const] : [];
    }),
  );
}
