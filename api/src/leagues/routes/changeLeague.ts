import { withIdempotency } from '../../http/index.js';
import { changeLeague as change } from '../commands/changeLeague.js';
import { newInviteKey } from '../inviteKeys.js';
import { route } from '../route.js';
import { lockLeagueAsAdmin } from '../storedLeague.js';
import { answerLeague } from './answerLeague.js';

export const changeLeague = route('PUT league/{id}', async (call) => {
  const { context, params, body, caller } = call;
  return withIdempotency(call, async (transaction) => {
    const league = await lockLeagueAsAdmin(context, params.id, caller, transaction);
    await change(context, league, body, transaction);
    return answerLeague(context, league, transaction);
  });
});

export const renewInvite = route('POST league/{id}/invite', async (call) => {
  const { context, params, caller } = call;
  return withIdempotency(call, async (transaction) => {
    const league = await lockLeagueAsAdmin(context, params.id, caller, transaction);
    // The version ends the codes of the release before, as long as it runs beside this one.
    const inviteVersion = league.inviteVersion + 1;
    await league.update({ inviteKey: newInviteKey(), inviteVersion }, { transaction });
    return answerLeague(context, league, transaction);
  });
});
