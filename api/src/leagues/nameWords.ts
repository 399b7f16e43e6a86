import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { searchWords } from './searchWords.js';
import type { StoredLeague } from './storedLeague.js';

/** Indexes the words of a league's current name for search. */
export async function storeNameWords(
  { models }: Pick<Database, 'models'>,
  { id, name }: Pick<StoredLeague, 'id' | 'name'>,
  transaction: Transaction,
): Promise<void> {
  await models.LeagueWord.destroy({ where: { leagueId: id }, transaction });
  const rows = searchWords(name).map((word) => ({ word, leagueId: id }));
  await models.LeagueWord.bulkCreate(rows, { transaction });
}
