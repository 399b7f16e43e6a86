import { route } from '../../routing/route.js';
import { loadTeamPoints } from './loadTeamPoints.js';
import { presentTeamPoints } from './presentTeamPoints.js';

export const getTeamPoints = route('GET team/{id}/points/{weekId}', async ({ context, params, caller }) => {
  const { id: teamId, weekId } = params;
  return presentTeamPoints(await loadTeamPoints(context, { teamId, weekId, caller }), caller);
});
