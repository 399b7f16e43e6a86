import type { Transaction } from 'sequelize';
import type { Caller } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import type { League, Team } from '../../models/index.js';
import { loadSeason, requirePlayable, type Season } from '../../tournament/index.js';
import type { LeaguesContext } from '../context.js';
import { enterLeague } from '../enterLeague.js';
import { isSameInvite } from '../inviteCodes.js';
import { authorizeInLeague, mayInLeague } from '../policies/policies.js';
import { lockLeague } from '../storedLeague.js';

interface Join {
  readonly leagueId: number;
  readonly teamId: number;
  /** Required for a league that is not public. */
  readonly code?: string | undefined;
}

/**
 * Puts a team of the caller into a league. The owner of a team that the admin removed comes back with none of his
 * teams, unless the admin makes the call.
 */
export async function joinLeague(
  context: LeaguesContext,
  { leagueId, teamId, code }: Join,
  caller: Caller,
  transaction: Transaction,
): Promise<League> {
  const { models } = context;
  const team = await models.Team.findOne({ where: { id: teamId, deletedAt: null }, transaction, lock: true });
  const league = await lockLeague(context, leagueId, transaction);
  if (!team || team.competitionId !== league.competitionId) throw new Refusal('not-found');
  const season = await loadSeason(context, { competitionId: league.competitionId }, transaction);
  const ownTeams = await models.Team.findAll({
    attributes: ['id'],
    where: { userId: team.userId, competitionId: league.competitionId },
    raw: true,
    transaction,
  });
  const removals = { where: { leagueId, teamId: ownTeams.map(({ id }) => id) }, transaction };
  const isRemoved = (await models.LeagueRemoval.count(removals)) > 0;
  authorizeJoin({ team, league, isRemoved, caller });
  await requirePlayable(context, league.competitionId, transaction);
  // A member knows that he is one; everybody else must have the code to learn anything.
  const membership = { where: { leagueId, teamId }, transaction };
  if ((await models.LeagueMember.count(membership)) > 0) throw new Refusal('already-in-league');
  if (!mayInLeague('league.joinWithoutCode', { userId: caller.userId, league }))
    checkCode(context, league, season, code);
  await enterLeague(context, league, teamId, season, transaction);
  await models.LeagueRemoval.destroy(removals);
  return league;
}

interface JoinToJudge {
  readonly team: Team;
  readonly league: League;
  readonly isRemoved: boolean;
  readonly caller: Caller;
}

function authorizeJoin({ team, league, isRemoved, caller }: JoinToJudge): void {
  const { userId } = caller;
  if (isRemoved && mayInLeague('league.letBackIn', { userId, league })) return;
  authorizeInLeague('league.join', { userId, team });
  if (isRemoved) throw new Refusal('removed-from-league');
}

function checkCode(
  { inviteCodes }: Pick<LeaguesContext, 'inviteCodes'>,
  league: League,
  { competition }: Season,
  code: string | undefined,
): void {
  if (league.findable) return;
  if (code === undefined) throw new Refusal('invite-required');
  const read = inviteCodes.read(code, competition);
  if (read === null || !isSameInvite(read, league)) throw new Refusal('invite-invalid');
}
