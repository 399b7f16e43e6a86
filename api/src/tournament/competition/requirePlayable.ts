import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';
import { Refusal } from '../../infra/errors.js';
import type { CompetitionState } from '../../models/index.js';

/** States in which a competition is only read. */
const CLOSED: readonly CompetitionState[] = ['finished', 'archived'];

/**
 * Refuses what changes teams, leagues, transfers or payments of a competition that is over.
 * @throws the refusal `competition-closed`
 */
export async function requirePlayable(
  { sequelize }: Pick<Database, 'sequelize'>,
  competitionId: number,
  transaction: Transaction,
): Promise<void> {
  const [row] = await select<{ readonly state: CompetitionState }>(
    sequelize,
    'SELECT state FROM competitions WHERE id = :competitionId',
    { competitionId },
    transaction,
  );
  if (row && CLOSED.includes(row.state)) throw new Refusal('competition-closed', { state: row.state });
}
