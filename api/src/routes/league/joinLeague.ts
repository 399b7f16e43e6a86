import { limitPerAddress } from '../../identity/rateLimits.js';
import { joinLeague as join } from '../../leagues/commands/joinLeague.js';
import { keyedAnswer } from '../../routing/keyedWrite.js';
import { route } from '../../routing/route.js';
import { answerLeague } from './answerLeague.js';

export const joinLeague = route(
  'POST league/{id}/join/{teamId}',
  async (call) => {
    const { context, params, query, caller } = call;
    const asked = { leagueId: params.id, teamId: params.teamId, code: query.code };
    return keyedAnswer(call, async (transaction) =>
      answerLeague(context, await join(context, asked, caller, transaction), transaction),
    );
  },
  [limitPerAddress('leagueJoin')],
);
