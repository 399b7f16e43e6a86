import { route } from '../../http/index.js';
import { requireSnapshot } from '../../tournament/index.js';
import { changeClaim } from '../winners/changeClaim.js';
import { listWinners } from '../winners/listWinners.js';

export const getWinners = route('GET admin/winners', async ({ context, query }) =>
  listWinners(context, await requireSnapshot(context), query),
);

export const postWinner = route('POST admin/winners', async ({ context, body, caller }) => {
  const { reason, ...change } = body;
  await changeClaim(context, await requireSnapshot(context), change, { actorId: caller.userId, reason });
  return { ok: true as const };
});
