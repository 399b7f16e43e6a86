import { type Model, type ModelStatic, Op } from 'sequelize';
import type { Backlog } from './job.js';

/**
 * Counts rows that wait for a moment of real time.
 * @param column attribute with that moment
 * @param where what waiting rows have in common
 */
export async function countDue(
  model: ModelStatic<Model>,
  column: string,
  { now, where = {} }: { readonly now: number; readonly where?: object },
): Promise<Backlog> {
  const dueWhere = { ...where, [column]: { [Op.lte]: now } };
  const [count, later, oldest] = await Promise.all([
    model.count({ where: dueWhere }),
    model.count({ where: { ...where, [column]: { [Op.gt]: now } } }),
    model.min<number | null, Model>(column, { where: dueWhere }),
  ]);
  return { due: count, later, oldest: oldest === null || oldest === undefined ? null : Number(oldest) };
}
