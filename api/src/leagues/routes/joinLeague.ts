import { addressOf, limitPerAddress, withIdempotency } from '../../http/index.js';
import { joinLeague as join } from '../commands/joinLeague.js';
import { route } from '../route.js';
import { tryInvite } from '../tryInvite.js';
import { answerLeague } from './answerLeague.js';

export const joinLeague = route(
  'POST league/{id}/join/{teamId}',
  async (call) => {
    const { context, params, query, caller, http } = call;
    const membership = { leagueId: params.id, teamId: params.teamId, code: query.code };
    const joinOnce = () =>
      withIdempotency(call, async (transaction) =>
        answerLeague(context, await join(context, membership, caller, transaction), transaction),
      );
    if (query.code === undefined) return joinOnce();
    return tryInvite(context, { caller, address: addressOf(http) }, joinOnce);
  },
  [limitPerAddress('leagueJoin')],
);
