import { createHash } from 'node:crypto';
import type { PushSettings } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { PushContext } from '../context.js';
import { loadPushChoices } from '../pushChoices.js';

/** A user's own view of his notifications. */
export async function presentPush(
  context: PushContext,
  userId: number,
  transaction?: Transaction,
): Promise<PushSettings> {
  const { models, pushService } = context;
  // One after the other: a transaction has one connection.
  const choices = await loadPushChoices(context, userId, transaction);
  const devices = await models.PushSubscription.findAll({
    attributes: ['id', 'name', 'createdAt', 'endpoint'],
    where: { userId },
    order: [['id', 'ASC']],
    raw: true,
    transaction: transaction ?? null,
  });
  return {
    publicKey: pushService.publicKey(),
    ...choices,
    devices: devices.map(({ id, name, createdAt, endpoint }) => ({
      id,
      name,
      createdAt: new Date(Number(createdAt)).toISOString(),
      fingerprint: createHash('sha256').update(endpoint).digest('base64url'),
    })),
  };
}
