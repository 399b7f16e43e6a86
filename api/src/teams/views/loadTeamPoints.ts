import { type Booster, type PowerSubContext, scoreTeam, type TeamPoints } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Caller } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { select } from '../../infra/db/select.js';
import { Refusal } from '../../infra/errors.js';
import {
  currentSnapshot,
  loadSeason,
  playerStatuses,
  type Season,
  type TournamentSnapshot,
} from '../../tournament/index.js';
import { countUnsettled } from '../countUnsettled.js';
import { loadLineup } from '../loadLineup.js';
import { loadMatchdayPoints, type MatchdayPoints } from '../loadMatchdayPoints.js';
import { loadOwnedTeam, type OwnedTeam } from '../loadOwnedTeam.js';
import { loadTeamPowerSubs, type MadePowerSub } from '../loadPowerSubs.js';
import { loadResults, type VisibleResult } from '../loadResults.js';
import { boosterOf } from '../modeOf.js';
import { authorize } from '../policies/policies.js';
import { type ReadOfTeam, readConsistently } from '../readConsistently.js';
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
  /** What further power subs are judged on. */
  readonly judged: PowerSubContext;
  readonly winnerName: string | null;
}

interface PointsQuery {
  readonly teamId: number;
  readonly weekId: number;
  readonly caller: Caller | null;
}

/**
 * Points are for everybody; before the deadline there are none, and the lineup behind them is a secret.
 * @param transaction reads one state of the database by itself
 */
export async function loadTeamPoints(
  context: BaseContext,
  query: PointsQuery,
  transaction?: Transaction,
): Promise<LoadedTeamPoints> {
  if (transaction) return (await readTeamPoints(context, query, transaction)).found;
  return readConsistently(context, query.teamId, () => readTeamPoints(context, query));
}

/** {@link loadTeamPoints} for who reads more than that consistently. */
export async function readTeamPoints(
  context: BaseContext,
  { teamId, weekId, caller }: PointsQuery,
  transaction?: Transaction,
): Promise<ReadOfTeam<LoadedTeamPoints>> {
  const team = await loadOwnedTeam(context, teamId, transaction);
  if (!team) throw new Refusal('not-found');
  authorize(caller, 'team.read', team);
  const { competitionId } = team;
  const season = await loadSeason(context, { competitionId }, transaction);
  const [lineup, results, weekTransfers, powerSubs, snapshot] = await Promise.all([
    loadLineup(context, teamId, weekId, transaction),
    loadResults(context, competitionId, [teamId], transaction),
    countTransfers(context, teamId, weekId, transaction),
    loadTeamPowerSubs(context, teamId, weekId, transaction),
    currentSnapshot(context),
  ]);
  const matchday = season.matchdays.find((row) => row.weekId === weekId);
  const isLocked = matchday !== undefined && matchday.deadline <= season.now && weekId >= team.weekId;
  if (!isLocked || !lineup || !snapshot) throw new Refusal('nothing-to-show-yet');
  const [points, winnerName] = await Promise.all([
    loadMatchdayPoints(context, { snapshot, weekId, lineup }, transaction),
    nameOfTeam(context, matchday.winnerTeamId ?? 0, transaction),
  ]);
  const read = { team, season, weekId, lineup, results, weekTransfers, powerSubs, points, winnerName };
  return { found: scoreLoaded(read, snapshot), team, matchdays: season.matchdays };
}

type Read = Omit<LoadedTeamPoints, 'booster' | 'score' | 'judged'>;

/** Adds up what was read. */
export function scoreLoaded(read: Read, snapshot: TournamentSnapshot): LoadedTeamPoints {
  const { team, season, weekId, lineup, results, powerSubs, points } = read;
  const { rules } = season.competition;
  const { players } = snapshot;
  const state = season.matchdays.find((row) => row.weekId === weekId)?.state;
  const booster = boosterOf(team, weekId);
  const scored = { lineup, booster, powerSubs, rules, playerPoints: points.matchdays };
  const score = scoreTeam({ ...scored, positions: positionsOf(lineup, players) });
  const statuses = playerStatuses(snapshot, weekId, season.now);
  return {
    ...read,
    booster,
    score,
    results: state === 'confirmed' ? results : countUnsettled(results, weekId, score.points),
    judged: { lineup, subs: powerSubs, statuses, players, rules },
  };
}

async function countTransfers(
  { sequelize }: Pick<BaseContext, 'sequelize'>,
  teamId: number,
  weekId: number,
  transaction?: Transaction,
): Promise<number> {
  const [row] = await select<{ transfers: number }>(
    sequelize,
    'SELECT COUNT(*) AS transfers FROM transfers WHERE team_id = :teamId AND week_id = :weekId',
    { teamId, weekId },
    transaction,
  );
  return row?.transfers ?? 0;
}

/** Of a deleted one, too: it won. */
async function nameOfTeam(
  { sequelize }: Pick<BaseContext, 'sequelize'>,
  teamId: number,
  transaction?: Transaction,
): Promise<string | null> {
  const statement = 'SELECT name FROM teams WHERE id = :teamId';
  const [row] = await select<{ name: string }>(sequelize, statement, { teamId }, transaction);
  return row?.name ?? null;
}

function positionsOf({ starting, bench }: StoredLineup, players: PowerSubContext['players']) {
  return new Map(
    [...starting, ...bench].flatMap((id) => {
      const player = players.get(id);
      return player ? [[id, player.positionId] as const] : [];
    }),
  );
}
