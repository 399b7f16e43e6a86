import { requirePremium, withIdempotency } from '../../http/index.js';
import { withCopiedPicture } from '../../infra/uploads/copyPicture.js';
import { lockTeam } from '../../teams/index.js';
import { createLeague as create } from '../commands/createLeague.js';
import { route } from '../route.js';
import { answerLeague } from './answerLeague.js';

export const createLeague = route('POST league/team/{teamId}', async (call) => {
  const { context, params, body, caller } = call;
  return withCopiedPicture(context.env, 'cover', (copyCover) =>
    withIdempotency(call, async (transaction) => {
      const team = await lockTeam(context, params.teamId, caller, 'team.createLeague', transaction);
      requirePremium(caller);
      return answerLeague(context, await create(context, team, body, transaction, copyCover), transaction);
    }),
  );
});
