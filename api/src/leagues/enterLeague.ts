import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { Refusal } from '../infra/errors.js';
import type { Season } from '../tournament/index.js';
import { redraw } from './redraw.js';
import type { StoredLeague } from './storedLeague.js';

/**
 * Puts a team that is not a member into a league; both rows are locked, so that the last place is given once.
 * @throws the refusals `league-full` and `too-many-leagues`
 */
export async function enterLeague(
  context: Pick<Database, 'models'>,
  league: Pick<StoredLeague, 'id' | 'mode' | 'weekId'>,
  teamId: number,
  season: Season,
  transaction: Transaction,
): Promise<void> {
  const { LeagueMember } = context.models;
  const { maxLeagueTeams, maxLeaguesPerTeam } = season.competition.settings;
  const leagueId = league.id;
  if ((await LeagueMember.count({ where: { leagueId }, transaction })) >= maxLeagueTeams) {
    throw new Refusal('league-full', { limit: maxLeagueTeams });
  }
  if ((await LeagueMember.count({ where: { teamId }, transaction })) >= maxLeaguesPerTeam) {
    throw new Refusal('too-many-leagues', { limit: maxLeaguesPerTeam });
  }
  await LeagueMember.create({ leagueId, teamId, joinedAt: season.now }, { transaction });
  await redraw(context, league, season, transaction);
}
