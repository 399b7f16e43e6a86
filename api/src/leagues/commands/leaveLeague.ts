import type { Transaction } from 'sequelize';
import type { Caller } from '../../http/index.js';
import type { GameContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { loadSeason, requirePlayable } from '../../tournament/index.js';
import { authorizeInLeague } from '../policies/policies.js';
import { removeTeamFromLeague } from '../removeTeamFromLeague.js';
import { lockLeague } from '../storedLeague.js';

interface Leave {
  readonly leagueId: number;
  readonly teamId: number;
}

/**
 * Removes a team of the caller from a league, or, for the admin, another member's team, which can't join again.
 * Everybody may leave also when the competition is over; the admin can't remove others then. Returns the cover to
 * delete after the commit; null without one.
 */
export async function leaveLeague(
  context: GameContext,
  { leagueId, teamId }: Leave,
  caller: Caller,
  transaction: Transaction,
): Promise<string | null> {
  const { models } = context;
  const team = await models.Team.findOne({ where: { id: teamId, deletedAt: null }, transaction, lock: true });
  const league = await lockLeague(context, leagueId, transaction);
  const where = { leagueId, teamId };
  const isIn = team !== null && (await models.LeagueMember.count({ where, transaction })) > 0;
  const isOwn = team?.userId === caller.userId;
  authorizeInLeague('league.takeOut', { userId: caller.userId, league, team: isIn ? team : null });
  if (!isIn) throw new Refusal('not-found');
  if (!isOwn) await requirePlayable(context, league.competitionId, transaction);
  const season = await loadSeason(context, { competitionId: league.competitionId }, transaction);
  if (!isOwn) await models.LeagueRemoval.create({ ...where, removedAt: season.now }, { transaction });
  return removeTeamFromLeague(context, league, teamId, season, transaction);
}
