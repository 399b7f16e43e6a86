import { withIdempotency } from '../../http/index.js';
import { removePicture } from '../../infra/uploads/pictures.js';
import { leaveLeague as leave } from '../commands/leaveLeague.js';
import { route } from '../route.js';
import { lockLeagueAsAdmin } from '../storedLeague.js';

const OK = { ok: true } as const;

export const leaveLeague = route('DELETE league/{leagueId}/{teamId}', async (call) => {
  const { context, params, caller } = call;
  let unused: string | null = null;
  const answer = await withIdempotency(call, async (transaction) => {
    unused = await leave(context, params, caller, transaction);
    return OK;
  });
  await removePicture(context.env, 'cover', unused);
  return answer;
});

export const deleteLeague = route('DELETE league/{id}', async (call) => {
  const { context, params, caller } = call;
  let unused: string | null = null;
  const answer = await withIdempotency(call, async (transaction) => {
    const league = await lockLeagueAsAdmin(context, params.id, caller, transaction);
    await league.destroy({ transaction });
    unused = league.cover;
    return OK;
  });
  await removePicture(context.env, 'cover', unused);
  return answer;
});
