import { literal, Op } from 'sequelize';
import type { PushMessage } from '../../models/index.js';
import type { PushContext } from '../context.js';

/** A process that took messages and died leaves them to others after this, milliseconds; longer than any delivery takes. */
const LEASE = 60_000;

/** Takes messages whose time has come from the queue for a while, the longest waiting first. */
export async function claimMessages(
  { models, realNow, withTransaction }: PushContext,
  limit: number,
): Promise<PushMessage[]> {
  const dueWhere = { state: 'waiting' as const, nextTryAt: { [Op.lte]: realNow() } };
  // Most of the time there is nothing to do, which should cost no transaction.
  if (!(await models.PushMessage.findOne({ attributes: ['id'], where: dueWhere, raw: true }))) return [];
  return withTransaction(async (transaction) => {
    const messages = await models.PushMessage.findAll({
      where: dueWhere,
      order: [
        ['nextTryAt', 'ASC'],
        ['id', 'ASC'],
      ],
      limit,
      raw: true,
      transaction,
      lock: true,
    });
    await models.PushMessage.update(
      { attempts: literal('attempts + 1'), nextTryAt: realNow() + LEASE },
      { where: { id: messages.map(({ id }) => id) }, transaction },
    );
    return messages;
  });
}
