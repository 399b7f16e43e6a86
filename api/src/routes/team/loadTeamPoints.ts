import { scoreTeam, type TeamPoints } from '@euro/game';
import { currentCatalogue } from '../../catalogue/index.js';
import type { Season } from '../../competition/loadSeason.js';
import type { AppContext } from '../../context.js';
import { Refusal } from '../../errors.js';
import type { Team, User } from '../../models/index.js';
import { loadGamePlayers } from '../../teams/loadGamePlayers.js';
import { loadLineup } from '../../teams/loadLineup.js';
import { loadMatchdayPoints, type MatchdayPoints } from '../../teams/loadMatchdayPoints.js';
import { loadResults, type VisibleResult } from '../../teams/loadResults.js';
import { boosterOf } from '../../teams/modeOf.js';
import type { StoredLineup } from '../../teams/storedLineup.js';

/** A team's matchday with all that explains its points. */
export interface LoadedTeamPoints {
  readonly team: Team;
  readonly owner: Pick<User, 'firstName' | 'lastName'>;
  readonly season: Season;
  readonly weekId: number;
  readonly lineup: StoredLineup;
  readonly score: TeamPoints;
  readonly points: MatchdayPoints;
  readonly results: readonly VisibleResult[];
  readonly weekTransfers: number;
  readonly winnerName: string | null;
}

export async function loadTeamPoints(
  context: AppContext,
  team: Team,
  season: Season,
  weekId: number,
): Promise<LoadedTeamPoints> {
  const { models } = context;
  const { id: competitionId, rules } = season.competition;
  const winnerId = season.matchdays.find((matchday) => matchday.weekId === weekId)?.winnerTeamId ?? 0;
  const [lineup, owner, results, weekTransfers, winner, catalogue] = await Promise.all([
    loadLineup(context, team.id, weekId),
    models.User.findByPk(team.userId, { attributes: ['firstName', 'lastName'], raw: true }),
    loadResults(context, competitionId, [team.id]),
    models.Transfer.count({ where: { teamId: team.id, weekId } }),
    models.Team.findByPk(winnerId, { attributes: ['name'], raw: true }),
    currentCatalogue(context),
  ]);
  if (!lineup || !owner || !catalogue) throw new Refusal('nothing-to-show-yet');
  const players = await loadGamePlayers(context, competitionId, [...lineup.starting, ...lineup.bench]);
  const points = await loadMatchdayPoints(context, { catalogue, weekId, players });
  const score = scoreTeam({
    lineup,
    playerPoints: points.matchdays,
    positions: new Map([...players].map(([id, { positionId }]) => [id, positionId])),
    booster: boosterOf(team, weekId),
    rules,
  });
  const winnerName = winner?.name ?? null;
  return { team, owner, season, weekId, lineup, score, points, results, weekTransfers, winnerName };
}
