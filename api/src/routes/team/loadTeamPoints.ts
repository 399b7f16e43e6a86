import { type Booster, type PowerSubContext, scoreTeam, type TeamPoints } from '@euro/game';
import { currentCatalogue, playerStatuses } from '../../catalogue/index.js';
import { loadSeason, type Season } from '../../competition/loadSeason.js';
import type { AppContext } from '../../context.js';
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
import { readUnmixed } from '../../teams/readUnmixed.js';
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
): Promise<LoadedTeamPoints> {
  const { models } = context;
  const team = await loadOwnedTeam(context, teamId);
  if (!team) throw new Refusal('not-found');
  authorize(caller, 'team.read', team);
  const { competitionId } = team;
  const [season, lineup, results, weekTransfers, powerSubs, catalogue] = await Promise.all([
    loadSeason(context, { competitionId }),
    loadLineup(context, teamId, weekId),
    loadResults(context, competitionId, [teamId]),
    models.Transfer.count({ where: { teamId, weekId } }),
    loadTeamPowerSubs(context, teamId, weekId),
    currentCatalogue(context),
  ]);
  const matchday = season.matchdays.find((row) => row.weekId === weekId);
  const isLocked = matchday !== undefined && matchday.deadline <= season.now && weekId >= team.weekId;
  if (!isLocked || !lineup || !catalogue) throw new Refusal('nothing-to-show-yet');
  const { rules } = season.competition;
  const { players } = catalogue;
  const [points, winner] = await Promise.all([
    loadMatchdayPoints(context, { catalogue, weekId, lineup }),
    models.Team.findByPk(matchday.winnerTeamId ?? 0, { attributes: ['name'], raw: true }),
  ]);
  const booster = boosterOf(team, weekId);
  const scored = { lineup, booster, powerSubs, rules, playerPoints: points.matchdays };
  const score = scoreTeam({ ...scored, positions: positionsOf(lineup, players) });
  const statuses = playerStatuses(catalogue, weekId, season.now);
  return {
    team,
    season,
    weekId,
    lineup,
    booster,
    score,
    points,
    results: matchday.state === 'confirmed' ? results : countUnsettled(results, weekId, score.points),
    weekTransfers,
    powerSubs,
    judged: { lineup, subs: powerSubs, statuses, players, rules },
    winnerName: winner?.name ?? null,
  };
}

function positionsOf({ starting, bench }: StoredLineup, players: PowerSubContext['players']) {
  return new Map(
    [...starting, ...bench].flatMap((id) => {
      const player = players.get(id);
      return player ? [[id, player.positionId] as const] : [];
    }),
  );
}
