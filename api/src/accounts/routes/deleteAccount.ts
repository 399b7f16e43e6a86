import { Refusal } from '../../infra/errors.js';
import { contextsOfRows } from '../../infra/inCompetition.js';
import { removePictures } from '../../infra/uploads/pictures.js';
import { eraseUser } from '../eraseUser.js';
import { clearSessionCookies } from '../identity/cookies.js';
import { requireLiveSession } from '../identity/requireLiveSession.js';
import { route } from '../route.js';
import { requirePassword } from './requirePassword.js';

export const deleteAccount = route('POST user/delete', async ({ context, body, caller, http }) => {
  const user = await context.models.User.findByPk(caller.userId, { raw: true });
  if (!user) throw new Refusal('session-expired');
  if (body.email !== user.email) {
    throw new Refusal('invalid-input', { issues: [{ path: 'email', code: 'other' }] });
  }
  await requirePassword(context, user, body.currentPassword ?? '');
  const contextOf = await contextsOfRows(context);
  const { unused, chats } = await context.withTransaction(async (transaction) => {
    await requireLiveSession(context, caller, transaction);
    return eraseUser(context, { userId: caller.userId, contextOf }, transaction);
  });
  await removePictures(context.env, unused);
  for (const { leagueId, revision } of chats) context.chat.moved(leagueId, revision);
  clearSessionCookies(http, context.env);
  return { ok: true as const };
});
