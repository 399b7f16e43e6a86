import { createHash } from 'node:crypto';
import type { Transaction } from 'sequelize';
import type { BaseContext } from '../../infra/context.js';
import type { Arrival } from './applyMessage.js';
import type { HeldChange } from './heldMessage.js';

/**
 * Stores a message for an operator. A later one that would change the same replaces it, because it states what holds
 * now.
 * @returns false when an operator has refused this very change
 */
export async function holdMessage(
  { models, realNow }: Pick<BaseContext, 'models' | 'realNow'>,
  { competitionId, way, message }: Arrival,
  change: HeldChange,
  transaction: Transaction,
): Promise<boolean> {
  const digest = createHash('sha256')
    .update(JSON.stringify([change.closes, change.reopens]))
    .digest('hex');
  const where = { competitionId, digest };
  const before = await models.HeldMessage.findOne({ where, raw: true, transaction });
  if (before?.state === 'refused') return false;
  const row = {
    ...{ messageId: message.id, way, payload: JSON.stringify(message), heldChange: JSON.stringify(change) },
    state: 'waiting' as const,
  };
  if (before) {
    const heldAt = before.state === 'waiting' ? Number(before.heldAt) : realNow();
    await models.HeldMessage.update({ ...row, heldAt }, { where: { id: before.id }, transaction });
  } else await models.HeldMessage.create({ ...where, ...row, heldAt: realNow() }, { transaction });
  return true;
}
