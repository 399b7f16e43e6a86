import { route } from '../../routing/route.js';
import { loadTeamView } from './loadTeamView.js';

export const getTeam = route('GET team/{id}', async ({ context, params, query, caller }) => {
  const { weekId, competitionFeed, seasonId } = query;
  const asked = { teamId: params.id, caller, weekId, competitionFeed, seasonId };
  return loadTeamView(context, { ...asked, transfersWithMeta: query.transfersWithMeta === 1 });
});
