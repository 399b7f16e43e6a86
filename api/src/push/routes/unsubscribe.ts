import { hashToken } from '../../infra/random/secrets.js';
import { route } from '../route.js';
import { presentPush } from './presentPush.js';

export const unsubscribe = route('POST user/push/unsubscribe', async ({ context, body, caller }) => {
  const { userId } = caller;
  return context.withTransaction(async (transaction) => {
    const where = { userId, endpointHash: hashToken(body.endpoint) };
    await context.models.PushSubscription.destroy({ where, transaction });
    return presentPush(context, userId, transaction);
  });
});
