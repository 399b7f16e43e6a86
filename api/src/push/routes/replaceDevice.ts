import { limitPerAddress } from '../../http/index.js';
import { lockUser } from '../../infra/db/lockUser.js';
import { Refusal } from '../../infra/errors.js';
import { hashToken } from '../../infra/random/secrets.js';
import { isUsable } from '../checkSubscription.js';
import { freeEndpoint, isSameSecret } from '../freeEndpoint.js';
import { route } from '../route.js';

/**
 * Replaces a device's subscription by another one of the same browser (`pushsubscriptionchange`). A service worker
 * has no session, but knows the endpoint and the secret of the old subscription, which nobody else does.
 */
export const replaceDevice = route(
  'POST user/push/replace',
  async ({ context, body }) => {
    const { endpoint, keys, before } = body;
    if (!isUsable({ endpoint, keys }, context.env)) throw new Refusal('push-endpoint-refused');
    const { PushSubscription } = context.models;
    const where = { endpointHash: hashToken(before.endpoint) };
    const owner = await PushSubscription.findOne({ attributes: ['userId'], where, raw: true });
    if (!owner) throw new Refusal('not-found');
    return context.withTransaction(async (transaction) => {
      await lockUser(context, owner.userId, transaction);
      const device = await PushSubscription.findOne({ where, transaction });
      if (device?.userId !== owner.userId || !isSameSecret(device.auth, before.auth))
        throw new Refusal('not-found');
      const endpointHash = hashToken(endpoint);
      if (endpointHash !== device.endpointHash)
        await freeEndpoint(context, { ...owner, endpointHash, auth: keys.auth }, transaction);
      const next = { endpoint, endpointHash, p256dh: keys.p256dh, auth: keys.auth, failures: 0 };
      await device.update(next, { transaction });
      return { ok: true as const };
    });
  },
  [limitPerAddress('pushReplace')],
);
