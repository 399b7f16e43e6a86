import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { CompetitionState } from '../../models/index.js';
import { listCompetitions } from './listCompetitions.js';

/** States in which a competition is only read. */
const CLOSED: readonly CompetitionState[] = ['finished', 'archived'];

/** The ids of the competitions that are over, the latest first. */
export async function closedCompetitions(
  database: Pick<Database, 'models' | 'sequelize'>,
  transaction?: Transaction,
): Promise<number[]> {
  const competitions = (await listCompetitions(database, transaction)).filter(({ state }) =>
    CLOSED.includes(state),
  );
  return competitions.toSorted((a, b) => b.season - a.season || b.id - a.id).map(({ id }) => id);
}
