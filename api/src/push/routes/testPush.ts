import { randomUUID } from 'node:crypto';
import { Refusal } from '../../infra/errors.js';
import { planMessages } from '../plan/planMessages.js';
import { route } from '../route.js';

export const testPush = route('POST user/push/test', async ({ context, caller }) => {
  const { userId } = caller;
  await context.rateLimits.consume('pushTest', String(userId));
  const devices = await context.models.PushSubscription.count({ where: { userId } });
  if (devices === 0) throw new Refusal('push-no-device');
  await context.withTransaction((transaction) =>
    planMessages(
      context,
      { kind: 'test', subject: randomUUID(), matchday: null, lifetime: 5 * 60_000 },
      [{ userId, facts: { kind: 'test' } }],
      transaction,
    ),
  );
  return { ok: true as const };
});
