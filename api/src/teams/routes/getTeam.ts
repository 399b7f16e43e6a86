import { route } from '../../http/index.js';
import { loadTeamView } from '../views/loadTeamView.js';

export const getTeam = route('GET team/{id}', async ({ context, params, query, caller }) => {
  const { weekId, competitionFeed, seasonId } = query;
  const request = { teamId: params.id, caller, weekId, competitionFeed, seasonId };
  return loadTeamView(context, { ...request, transfersWithMeta: query.transfersWithMeta === 1 });
});
