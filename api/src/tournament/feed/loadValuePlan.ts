import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { Feed } from './feed.js';
import { planValues, type ValuePlan } from './planValues.js';

/** Loads the plan of players' values from the feed and from the stored values. */
export async function loadValuePlan(
  { models }: Database,
  feed: Feed,
  competitionId: number,
  now: number,
  transaction: Transaction,
): Promise<ValuePlan> {
  const players = await models.Player.findAll({
    attributes: ['id', 'value', 'openingValue'],
    where: { competitionId },
    raw: true,
    transaction,
  });
  const values = await models.PlayerValue.findAll({ raw: true, transaction });
  return planValues(feed, { players, values }, now);
}
