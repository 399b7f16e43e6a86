import type { Database } from '../../infra/db/database.js';
import { Refusal } from '../../infra/errors.js';
import { CLOSED } from './closedCompetitions.js';
import { listCompetitions } from './listCompetitions.js';

/**
 * Refuses what players change of a competition that is over, or that is a draft: nobody is shown one. The state is read
 * apart from the transaction of the change, as a read in it would fix what the transaction sees on MySQL before it has its
 * locks. The default competition always has pages and is never a draft to players.
 * @throws the refusals `competition-closed` and `not-found`
 */
export async function requirePlayable(
  context: Pick<Database, 'models' | 'sequelize'>,
  competitionId: number,
): Promise<void> {
  const row = (await listCompetitions(context)).find(({ id }) => id === competitionId);
  if (row?.state === 'draft' && !row.isDefault) throw new Refusal('not-found');
  if (row && CLOSED.includes(row.state)) throw new Refusal('competition-closed', { state: row.state });
}
