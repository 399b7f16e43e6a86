import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import type { UnusedPicture } from '../../infra/uploads/pictures.js';
import { lockLeaguesOf, removeTeamFromLeague } from '../../leagues/removeTeamFromLeague.js';
import type { Team } from '../../models/index.js';
import { thawLineups } from '../../scoring/packed/index.js';
import { loadSeason } from '../../tournament/index.js';
import { updateTeam } from '../lockedTeam.js';

/**
 * Removes a team whose row is locked from the game and its leagues; its results stay for past rankings.
 * Answers the pictures to be removed after the commit.
 */
export async function removeTeam(
  context: GameContext,
  team: Pick<Team, 'id' | 'competitionId' | 'badge'>,
  transaction: Transaction,
): Promise<UnusedPicture[]> {
  const leagues = await lockLeaguesOf(context, [team.id], transaction);
  const season = await loadSeason(context, { competitionId: team.competitionId }, transaction);
  const unused: UnusedPicture[] = [{ kind: 'badge', name: team.badge ?? null }];
  const deletedTeam = { deletedAt: season.now, namedAt: Date.now(), badge: null };
  await updateTeam(context, team, deletedTeam, transaction);
  await thawLineups(context, team.competitionId, [team.id], transaction);
  for (const league of leagues) {
    unused.push({
      kind: 'cover',
      name: await removeTeamFromLeague(context, league, team.id, season, transaction),
    });
  }
  return unused;
}
