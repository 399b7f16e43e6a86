import { route } from '../../http/index.js';
import { complain, requireComment, requireLeague, requireTeam } from '../complain.js';

const OK = { ok: true } as const;

export const complainInLeague = route(
  'POST league/{id}/complaint',
  async ({ context, params, body, caller }) => {
    const { userId } = caller;
    const { commentId, reason } = body;
    await context.rateLimits.consume('complaint', String(userId));
    if (commentId === undefined) await requireLeague(context, userId, params.id);
    else await requireComment(context, userId, { leagueId: params.id, commentId });
    await complain(
      context,
      userId,
      commentId === undefined ? { leagueId: params.id } : { commentId },
      reason,
    );
    return OK;
  },
);

export const complainAboutTeam = route(
  'POST team/{id}/complaint',
  async ({ context, params, body, caller }) => {
    const { userId } = caller;
    await context.rateLimits.consume('complaint', String(userId));
    await requireTeam(context, userId, params.id);
    await complain(context, userId, { teamId: params.id }, body.reason);
    return OK;
  },
);
