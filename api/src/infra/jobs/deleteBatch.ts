import { type Model, type ModelStatic, Op, type WhereOptions } from 'sequelize';
import type { WithTransaction } from '../db/database.js';

/** Rows in one transaction when left out: other writes wait for it. */
const BATCH = 2_000;

interface Expired<Row extends Model> {
  /** Condition of the rows; checked again in the transaction that deletes them. */
  readonly where: WhereOptions<Row>;
  /** The indexed moment by which the oldest rows are deleted first; left out without one. */
  readonly oldestBy?: string;
  readonly batch?: number;
}

/**
 * Deletes one batch of expired rows, of tables whose data is in no cache of responses.
 * @returns `again` when there may be more: a job that returns it runs again without a pause
 */
export async function deleteBatch<Row extends Model>(
  { withTransaction }: { readonly withTransaction: WithTransaction },
  model: ModelStatic<Row>,
  { where, oldestBy, batch = BATCH }: Expired<Row>,
): Promise<'again' | 'done'> {
  const key = model.primaryKeyAttribute;
  const rows = (await model.findAll({
    attributes: [key],
    where,
    ...(oldestBy && { order: [[oldestBy, 'ASC']] }),
    limit: batch,
    raw: true,
  })) as readonly unknown[] as readonly Readonly<Record<string, string | number>>[];
  if (rows.length === 0) return 'done';
  const keysWhere = { [key]: rows.map((row) => row[key]) } as WhereOptions<Row>;
  await withTransaction(
    (transaction) => model.destroy({ where: { [Op.and]: [keysWhere, where] }, transaction }),
    {
      touches: [],
    },
  );
  return rows.length === batch ? 'again' : 'done';
}
