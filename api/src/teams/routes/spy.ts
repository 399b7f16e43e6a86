import { route } from '../../http/index.js';
import { spyOnTeam } from '../spying.js';

export const spy = route('POST team/{id}/spy', async ({ context, params, body, caller }) => {
  await context.rateLimits.consume('spy', String(caller.userId));
  const target = { teamId: params.id, weekId: body.weekId };
  return context.withTransaction((transaction) => spyOnTeam(context, caller, target, transaction));
});
