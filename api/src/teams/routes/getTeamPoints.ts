import { route } from '../../http/index.js';
import { loadTeamPoints } from '../views/loadTeamPoints.js';
import { presentTeamPoints } from '../views/presentTeamPoints.js';

export const getTeamPoints = route('GET team/{id}/points/{weekId}', async ({ context, params, caller }) => {
  const { id: teamId, weekId } = params;
  return presentTeamPoints(await loadTeamPoints(context, { teamId, weekId, caller }), caller);
});
