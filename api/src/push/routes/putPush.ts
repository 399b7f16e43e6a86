import { lockUser } from '../../infra/db/lockUser.js';
import { choosePush } from '../pushChoices.js';
import { route } from '../route.js';
import { presentPush } from './presentPush.js';
import { requireTimeZone } from './requireTimeZone.js';

export const putPush = route('PUT user/push', async ({ context, body, caller }) => {
  const { kinds, quiet, timeZone } = body;
  requireTimeZone(timeZone);
  return context.withTransaction(async (transaction) => {
    await lockUser(context, caller.userId, transaction);
    await choosePush(context, caller.userId, { kinds, quiet, timeZone }, transaction);
    return presentPush(context, caller.userId, transaction);
  });
});
