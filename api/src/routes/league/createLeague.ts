import { createLeague as create } from '../../leagues/commands/createLeague.js';
import { requirePremium } from '../../policies/policies.js';
import { keyedAnswer } from '../../routing/keyedWrite.js';
import { route } from '../../routing/route.js';
import { lockTeam } from '../../teams/lockTeam.js';
import { answerLeague } from './answerLeague.js';

export const createLeague = route('POST league/team/{teamId}', async (call) => {
  const { context, params, body, caller } = call;
  return keyedAnswer(call, async (transaction) => {
    const team = await lockTeam(context, params.teamId, caller, 'team.createLeague', transaction);
    requirePremium(caller);
    return answerLeague(context, await create(context, team, body, transaction), transaction);
  });
});
