import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import type { UnusedPicture } from '../../infra/uploads/pictures.js';
import type { Team } from '../../models/index.js';
import type { Memberships } from '../context.js';
import { removeTeam } from './removeTeam.js';

/**
 * Removes teams whose rows are locked, of whichever competitions. All their leagues are locked before the first team
 * is removed: that reads without a lock, which fixes a state that every later league would be read in, too.
 * @param contextOf the context of a competition, by its id
 */
export async function removeTeams(
  contextOf: (competitionId: number) => GameContext,
  memberships: Memberships,
  teams: readonly Pick<Team, 'id' | 'competitionId' | 'badge'>[],
  transaction: Transaction,
): Promise<UnusedPicture[]> {
  const unused: UnusedPicture[] = [];
  const [first] = teams;
  if (!first) return unused;
  const teamIds = teams.map(({ id }) => id);
  await memberships.lock(contextOf(first.competitionId), teamIds, transaction);
  for (const team of teams)
    unused.push(...(await removeTeam(contextOf(team.competitionId), memberships, team, transaction)));
  return unused;
}
