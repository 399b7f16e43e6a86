import type { Database } from '../../infra/db/database.js';
import type { CompetitionState } from '../../models/index.js';
import { listCompetitions } from './listCompetitions.js';

/** States in which a competition is only read. */
const CLOSED: readonly CompetitionState[] = ['finished', 'archived'];

/** The ids of the competitions that are over, the latest first. */
export async function closedCompetitions(
  database: Pick<Database, 'models' | 'sequelize'>,
): Promise<number[]> {
  const competitions = (await listCompetitions(database)).filter(({ state }) => CLOSED.includes(state));
  return competitions.toSorted((a, b) => b.season - a.season || b.id - a.id).map(({ id }) => id);
}
