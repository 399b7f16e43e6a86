import { Refusal } from '../../infra/errors.js';
import { loadRemovals } from '../loadRemovals.js';
import { authorizeInLeague } from '../policies/policies.js';
import { presentTeam } from '../presentLeague.js';
import { route } from '../route.js';
import { loadLeagues } from '../storedLeague.js';

export const listRemovals = route('GET league/{id}/removals', async ({ context, params, caller }) => {
  const [league] = await loadLeagues(context, [params.id]);
  if (!league) throw new Refusal('not-found');
  authorizeInLeague('league.readRemovals', { userId: caller.userId, league });
  const removals = await loadRemovals(context, league.id);
  return {
    removals: removals.map(({ team, removedAt }) => ({
      team: presentTeam(team),
      removedAt: new Date(removedAt).toISOString(),
    })),
  };
});
