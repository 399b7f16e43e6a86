import { lockUser } from '../../infra/db/lockUser.js';
import { Refusal } from '../../infra/errors.js';
import { hashToken } from '../../infra/random/secrets.js';
import { isUsable } from '../checkSubscription.js';
import { deviceName } from '../deviceName.js';
import { freeEndpoint } from '../freeEndpoint.js';
import { choosePush } from '../pushChoices.js';
import { route } from '../route.js';
import { presentPush } from './presentPush.js';
import { requireTimeZone } from './requireTimeZone.js';

/** Devices of one user: the oldest makes way for an eleventh. */
const MAX_DEVICES = 10;

/**
 * Stores a device's subscription. One that was another user's is the caller's now: who signed in there last is
 * notified.
 */
export const subscribe = route('POST user/push/subscribe', async ({ context, body, caller, http }) => {
  const { models, env, realNow, rateLimits } = context;
  const { userId, sessionFamily } = caller;
  const { endpoint, keys, timeZone } = body;
  await rateLimits.consume('pushSubscribe', String(userId));
  requireTimeZone(timeZone);
  if (!isUsable({ endpoint, keys }, env)) throw new Refusal('push-endpoint-refused');
  const endpointHash = hashToken(endpoint);
  return context.withTransaction(async (transaction) => {
    await lockUser(context, userId, transaction);
    await freeEndpoint(context, { userId, endpointHash, auth: keys.auth }, transaction);
    await models.PushSubscription.create(
      {
        ...{ userId, endpoint, endpointHash, p256dh: keys.p256dh, auth: keys.auth },
        name: deviceName(http.get('user-agent')),
        family: sessionFamily,
        createdAt: realNow(),
      },
      { transaction },
    );
    const newest = await models.PushSubscription.findAll({
      attributes: ['id'],
      where: { userId },
      order: [['id', 'DESC']],
      raw: true,
      transaction,
    });
    const superfluous = newest.slice(MAX_DEVICES).map(({ id }) => id);
    await models.PushSubscription.destroy({ where: { id: superfluous }, transaction });
    await choosePush(context, userId, { timeZone }, transaction);
    return presentPush(context, userId, transaction);
  });
});
