import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { Refusal } from '../../infra/errors.js';
import type { CompetitionState } from '../../models/index.js';
import { listCompetitions } from './listCompetitions.js';

/** States in which a competition is only read. */
const CLOSED: readonly CompetitionState[] = ['finished', 'archived'];

/**
 * Refuses what changes teams, leagues, transfers or payments of a competition that is over.
 * @throws the refusal `competition-closed`
 */
export async function requirePlayable(
  context: Pick<Database, 'models' | 'sequelize'>,
  competitionId: number,
  // A read in it would fix what a transaction sees on MySQL before it has its locks.
  _transaction?: Transaction,
): Promise<void> {
  const row = (await listCompetitions(context)).find(({ id }) => id === competitionId);
  if (row && CLOSED.includes(row.state)) throw new Refusal('competition-closed', { state: row.state });
}
