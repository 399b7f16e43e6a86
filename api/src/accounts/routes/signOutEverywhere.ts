import { clearSessionCookies } from '../identity/cookies.js';
import { revokeSessionsOf } from '../identity/sessions.js';
import { route } from '../route.js';

export const signOutEverywhere = route('POST user/sign-out-everywhere', async ({ context, caller, http }) => {
  await context.withTransaction((transaction) => revokeSessionsOf(context, caller.userId, transaction));
  clearSessionCookies(http, context.env);
  return { ok: true as const };
});
