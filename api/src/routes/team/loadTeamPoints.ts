import { type Booster, type PowerSubContext, scoreTeam, type TeamPoints } from '@euro/game';
import { type Catalogue, currentCatalogue, playerStatuses } from '../../catalogue/index.js';
import { loadSeason, type Season } from '../../competition/loadSeason.js';
import type { AppContext } from '../../context.js';
import { readRows } from '../../db/readRows.js';
import { Refusal } from '../../errors.js';
import { authorize } from '../../policies/policies.js';
import type { Caller } from '../../routing/caller.js';
import { countUnsettled } from '../../teams/countUnsettled.js';
import { loadLineup } from '../../teams/loadLineup.js';
import { loadMatchdayPoints, type MatchdayPoints } from '../../teams/loadMatchdayPoints.js';
import { loadOwnedTeam, type OwnedTeam } from '../../teams/loadOwnedTeam.js';
import { loadTeamPowerSubs, type MadePowerSub } from '../../teams/loadPowerSubs.js';
import { loadResults, type VisibleResult } from '../../teams/loadResults.js';
import { boosterOf } from '../../teams/modeOf.js';
import { type ReadOfTeam, readUnmixed } from '../../teams/readUnmixed.js';
import type { StoredLineup } from '../../teams/storedLineup.js';

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

interface Asked {
  readonly teamId: number;
  readonly weekId: number;
  readonly caller: Caller | null;
}

/** Points are for everybody; before the deadline there are none, and the lineup behind them is a secret. */
export function loadTeamPoints(context: AppContext, asked: Asked): Promise<LoadedTeamPoints> {
  return readUnmixed(context, asked.teamId, () => readTeamPoints(context, asked));
}

async function readTeamPoints(
  context: AppContext,
  { teamId, weekId, caller }: Asked,
): Promise<ReadOfTeam<LoadedTeamPoints>> {
  const team = await loadOwnedTeam(context, teamId);
  if (!team) throw new Refusal('not-found');
  authorize(caller, 'team.read', team);
  const { competitionId } = team;
  const season = await loadSeason(context, { competitionId });
  const [lineup, results, weekTransfers, powerSubs, catalogue] = await Promise.all([
    loadLineup(context, teamId, weekId),
    loadResults(context, competitionId, [teamId]),
    countTransfers(context, teamId, weekId),
    loadTeamPowerSubs(context, teamId, weekId),
    currentCatalogue(context),
  ]);
  const matchday = season.matchdays.find((row) => row.weekId === weekId);
  const isLocked = matchday !== undefined && matchday.deadline <= season.now && weekId >= team.weekId;
  if (!isLocked || !lineup || !catalogue) throw new Refusal('nothing-to-show-yet');
  const [points, winnerName] = await Promise.all([
    loadMatchdayPoints(context, { catalogue, weekId, lineup }),
    nameOfTeam(context, matchday.winnerTeamId ?? 0),
  ]);
  const read = { team, season, weekId, lineup, results, weekTransfers, powerSubs, points, winnerName };
  return { found: scoreLoaded(read, catalogue), team, matchdays: season.matchdays };
}

type Read = Omit<LoadedTeamPoints, 'booster' | 'score' | 'judged'>;

/** Adds up what was read. */
export function scoreLoaded(read: Read, catalogue: Catalogue): LoadedTeamPoints {
  const { team, season, weekId, lineup, results, powerSubs, points } = read;
  const { rules } = season.competition;
  const { players } = catalogue;
  const state = season.matchdays.find((row) => row.weekId === weekId)?.state;
  const booster = boosterOf(team, weekId);
  const scored = { lineup, booster, powerSubs, rules, playerPoints: points.matchdays };
  const score = scoreTeam({ ...scored, positions: positionsOf(lineup, players) });
  const statuses = playerStatuses(catalogue, weekId, season.now);
  return {
    ...read,
    booster,
    score,
    results: state === 'confirmed' ? results : countUnsettled(results, weekId, score.points),
    judged: { lineup, subs: powerSubs, statuses, players, rules },
  };
}

async function countTransfers(
  { sequelize }: Pick<AppContext, 'sequelize'>,
  teamId: number,
  weekId: number,
): Promise<number> {
  const [row] = await readRows<{ transfers: number }>(
    sequelize,
    'SELECT COUNT(*) AS transfers FROM transfers WHERE team_id = :teamId AND week_id = :weekId',
    { teamId, weekId },
  );
  return row?.transfers ?? 0;
}

/** Of a deleted one, too: it won. */
async function nameOfTeam(
  { sequelize }: Pick<AppContext, 'sequelize'>,
  teamId: number,
): Promise<string | null> {
  const [row] = await readRows<{ name: string }>(sequelize, 'SELECT name FROM teams WHERE id = :teamId', {
    teamId,
  });
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
