import { addressOf, limitPerAddress } from '../../identity/rateLimits.js';
import { joinLeague as join } from '../../leagues/commands/joinLeague.js';
import { tryInvite } from '../../leagues/tryInvite.js';
import { keyedAnswer } from '../../routing/keyedWrite.js';
import { route } from '../../routing/route.js';
import { answerLeague } from './answerLeague.js';

export const joinLeague = route(
  'POST league/{id}/join/{teamId}',
  async (call) => {
    const { context, params, query, caller, http } = call;
    const asked = { leagueId: params.id, teamId: params.teamId, code: query.code };
    const joined = () =>
      keyedAnswer(call, async (transaction) =>
        answerLeague(context, await join(context, asked, caller, transaction), transaction),
      );
    if (query.code === undefined) return joined();
    return tryInvite(context, { caller, address: addressOf(http) }, joined);
  },
  [limitPerAddress('leagueJoin')],
);
