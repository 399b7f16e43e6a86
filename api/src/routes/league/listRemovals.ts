import { Refusal } from '../../errors.js';
import { loadRemovals } from '../../leagues/loadRemovals.js';
import { presentTeam } from '../../leagues/presentLeague.js';
import { loadLeagues } from '../../leagues/storedLeague.js';
import { route } from '../../routing/route.js';

export const listRemovals = route('GET league/{id}/removals', async ({ context, params, caller }) => {
  const [league] = await loadLeagues(context, [params.id]);
  if (!league) throw new Refusal('not-found');
  if (league.adminId !== caller.userId) throw new Refusal('forbidden');
  const removals = await loadRemovals(context, league.id);
  return {
    removals: removals.map(({ team, removedAt }) => ({
      team: presentTeam(team),
      removedAt: new Date(removedAt).toISOString(),
    })),
  };
});
