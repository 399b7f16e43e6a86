import type { PublishedCompetition } from '@euro/api-contract';
import type { Database } from '../../infra/db/database.js';
import { presentBrand } from '../routes/competition/presentBrand.js';

/** Names of competitions in sentences, by id. */
export async function competitionNames(
  { models }: Pick<Database, 'models'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PublishedCompetition['short']>> {
  if (ids.length === 0) return new Map();
  const attributes = ['id', 'season', 'brand'];
  const rows = await models.Competition.findAll({ attributes, where: { id: [...ids] }, raw: true });
  return new Map(rows.map(({ id, season, brand }) => [id, presentBrand(brand, season).short]));
}
