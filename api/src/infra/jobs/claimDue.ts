import { literal, type Model, type ModelStatic, Op, type WhereOptions } from 'sequelize';
import type { BaseContext } from '../context.js';

/** A row that waits for a moment and is counted up with each try. */
type QueuedRow = Model & { readonly id: number; readonly attempts: number; readonly nextTryAt: number };

interface Claim {
  /** What waiting rows have in common; left out when all rows wait. */
  readonly where?: object;
  readonly limit: number;
  /** Milliseconds after which the rows of a process that died are due again; longer than the work on them. */
  readonly leaseMs: number;
}

/** Claims due rows for a while and counts a try of each, the longest waiting first. */
export async function claimDue<Row extends QueuedRow>(
  { realNow, withTransaction }: Pick<BaseContext, 'realNow' | 'withTransaction'>,
  model: ModelStatic<Row>,
  { where, limit, leaseMs }: Claim,
): Promise<Row[]> {
  const dueWhere = () => ({ ...where, nextTryAt: { [Op.lte]: realNow() } }) as WhereOptions<Row>;
  // Most of the time there is nothing to do, which should cost no transaction.
  if (!(await model.findOne({ attributes: ['id'], where: dueWhere(), raw: true }))) return [];
  return withTransaction(async (transaction) => {
    const rows = await model.findAll({
      where: dueWhere(),
      order: [
        ['nextTryAt', 'ASC'],
        ['id', 'ASC'],
      ],
      limit,
      raw: true,
      transaction,
      lock: true,
    });
    await (model as ModelStatic<Model>).update(
      { attempts: literal('attempts + 1'), nextTryAt: realNow() + leaseMs },
      { where: { id: rows.map(({ id }) => id) }, transaction },
    );
    return rows;
  });
}
