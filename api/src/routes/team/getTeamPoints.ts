import { loadSeason } from '../../competition/loadSeason.js';
import { Refusal } from '../../errors.js';
import { authorize } from '../../policies/policies.js';
import { route } from '../../routing/route.js';
import { loadTeamPoints } from './loadTeamPoints.js';
import { presentTeamPoints } from './presentTeamPoints.js';

export const getTeamPoints = route('GET team/{id}/points/{weekId}', async ({ context, params, caller }) => {
  const team = await context.models.Team.findOne({ where: { id: params.id, deletedAt: null } });
  if (!team) throw new Refusal('not-found');
  authorize(caller, 'team.read', team);
  const season = await loadSeason(context, { competitionId: team.competitionId });
  const isLocked = season.matchdays.some(
    ({ weekId, deadline }) => weekId === params.weekId && deadline <= season.now,
  );
  // Points are for everybody, and before the deadline the lineup behind them is not.
  if (!isLocked || params.weekId < team.weekId) throw new Refusal('nothing-to-show-yet');
  return presentTeamPoints(await loadTeamPoints(context, team, season, params.weekId), caller);
});
