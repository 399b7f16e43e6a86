import type { TeamView } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import { Op } from 'sequelize';
import { currentCatalogue } from '../../catalogue/index.js';
import { loadSeason, type Season } from '../../competition/loadSeason.js';
import type { AppContext } from '../../context.js';
import { Refusal } from '../../errors.js';
import type { Team } from '../../models/index.js';
import { may } from '../../policies/policies.js';
import type { Caller } from '../../routing/caller.js';
import { loadLineup } from '../../teams/loadLineup.js';
import { loadResults } from '../../teams/loadResults.js';
import { presentSelections } from './presentSelections.js';
import { presentTeam, presentWeekStats } from './presentTeam.js';

interface Asked {
  readonly teamId: number;
  readonly caller: Caller | null;
  /** The matchday whose lineup is asked for; without it the newest that the caller may see. */
  readonly weekId?: number | undefined;
  readonly competitionFeed?: string | undefined;
  readonly seasonId?: number | undefined;
}

/** A team as the caller may see it. */
export async function loadTeamView(context: AppContext, asked: Asked): Promise<TeamView> {
  const { models } = context;
  const team = await models.Team.findOne({ where: { id: asked.teamId, deletedAt: null } });
  const owner = team && (await models.User.findByPk(team.userId, { attributes: ['firstName', 'lastName'] }));
  if (!team || !owner) throw new Refusal('not-found');
  const { caller, competitionFeed, seasonId } = asked;
  const season = await loadSeason(context, { competitionId: team.competitionId, competitionFeed, seasonId });
  const { competition, matchdays } = season;

  const newest = newestVisibleWeek(team, season, caller);
  const lineupWeekId = Math.min(asked.weekId ?? newest, newest);
  const [lineup, results, catalogue, transfers] = await Promise.all([
    loadLineup(context, team.id, lineupWeekId),
    loadResults(context, competition.id, [team.id]),
    currentCatalogue(context),
    models.Transfer.findAll({
      where: { teamId: team.id, weekId: { [Op.lte]: newest } },
      order: [['id', 'ASC']],
      raw: true,
    }),
  ]);
  const showsMoney = may(caller, 'team.readMoney', team);
  const shown = matchdays.find(({ weekId }) => weekId === lineupWeekId);
  return {
    team: presentTeam({ team, owner, competition, lineup, lineupWeekId, results }, caller),
    players:
      lineup && catalogue
        ? presentSelections({ lineup, catalogue, now: season.now, weekId: lineupWeekId, showsMoney })
        : [],
    transfers: transfers.map(({ inId, outId, weekId, extra }) => ({
      inId,
      outId,
      weekId,
      extra: Boolean(extra),
    })),
    weekStat: presentWeekStats(results),
    weekWinner: shown?.winnerHalf == null ? null : { points: toPoints(shown.winnerHalf) },
    weekAveragePoints: shown?.averageHalf == null ? null : Math.floor(toPoints(shown.averageHalf)),
  };
}

/**
 * Lineups are secret until their deadline (decisions §5.5): a stranger's newest matchday is the last one that is locked,
 * the owner's is the one he is preparing. 0 when there is none.
 */
function newestVisibleWeek(team: Team, season: Season, caller: Caller | null): number {
  const locked = season.lastLockedWeek ?? 0;
  if (!may(caller, 'team.readComingLineup', team)) return locked;
  return Math.max(season.info.deadlineWeek ?? locked, team.weekId);
}
