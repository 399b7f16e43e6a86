import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'sequelize';
import { Refusal } from '../infra/errors.js';
import type { PushContext } from './context.js';

/** A subscription that a browser sends: the hash of its endpoint, and its secret in base64url. */
interface NewSubscription {
  readonly userId: number;
  readonly endpointHash: string;
  readonly auth: string;
}

/**
 * Removes the stored subscription with this endpoint, as the same browser replaces it. Whoever only knows the endpoint
 * of another person's device, and not its secret, does not get it.
 */
export async function freeEndpoint(
  { models: { PushSubscription } }: Pick<PushContext, 'models'>,
  { userId, endpointHash, auth }: NewSubscription,
  transaction: Transaction,
): Promise<void> {
  const where = { endpointHash };
  const stored = await PushSubscription.findOne({
    attributes: ['userId', 'auth'],
    where,
    raw: true,
    transaction,
  });
  if (!stored) return;
  if (stored.userId !== userId && !isSameSecret(stored.auth, auth))
    throw new Refusal('push-endpoint-refused');
  await PushSubscription.destroy({ where, transaction });
}

/** Compares secrets in base64url. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'base64url'), Buffer.from(other, 'base64url')];
  return a.length === b.length && timingSafeEqual(a, b);
}
