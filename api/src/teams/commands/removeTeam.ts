import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import type { UnusedPicture } from '../../infra/uploads/pictures.js';
import type { Team } from '../../models/index.js';
import { thawLineups } from '../../packed/index.js';
import { loadSeason } from '../../tournament/index.js';
import type { Memberships } from '../context.js';
import { updateTeam } from '../lockedTeam.js';

/**
 * Removes a team whose row is locked from the game and its leagues; its results stay for past rankings.
 * Answers the pictures to be removed after the commit.
 */
export async function removeTeam(
  context: GameContext,
  memberships: Memberships,
  team: Pick<Team, 'id' | 'competitionId' | 'badge'>,
  transaction: Transaction,
): Promise<UnusedPicture[]> {
  await memberships.lock(context, [team.id], transaction);
  const season = await loadSeason(context, { competitionId: team.competitionId }, transaction);
  const badge: UnusedPicture = { kind: 'badge', name: team.badge ?? null };
  const deletedTeam = { deletedAt: season.now, namedAt: Date.now(), badge: null };
  await updateTeam(context, team, deletedTeam, transaction);
  await context.models.Complaint.destroy({ where: { teamId: team.id }, transaction });
  await thawLineups(context, team.competitionId, [team.id], transaction);
  return [badge, ...(await memberships.end(context, team.id, season, transaction))];
}
