import type { Caller } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { loadSeason } from '../../tournament/index.js';
import { loadOwnedTeam } from '../loadOwnedTeam.js';
import { authorize } from '../policies/policies.js';
import { readConsistently } from '../readConsistently.js';
import { type LoadedTeamPoints, readTeamPoints } from './loadTeamPoints.js';

interface RecapQuery {
  readonly teamId: number;
  readonly caller: Caller | null;
}

/** Every matchday of a team, once all of its competition are definitive: at least one. */
export function loadRecap(
  context: BaseContext,
  { teamId, caller }: RecapQuery,
): Promise<readonly [LoadedTeamPoints, ...LoadedTeamPoints[]]> {
  return readConsistently(context, teamId, async () => {
    const team = await loadOwnedTeam(context, teamId);
    if (!team) throw new Refusal('not-found');
    authorize(caller, 'team.read', team);
    const { matchdays } = await loadSeason(context, { competitionId: team.competitionId });
    const isOver = matchdays.every(({ state }) => state === 'confirmed');
    const [first, ...others] = matchdays.filter(({ weekId }) => weekId >= team.weekId);
    if (!isOver || !first) throw new Refusal('nothing-to-show-yet');
    const read = async ({ weekId }: { readonly weekId: number }) =>
      (await readTeamPoints(context, { teamId, weekId, caller })).found;
    const found = await Promise.all([read(first), ...others.map(read)]);
    return { found: found as [LoadedTeamPoints, ...LoadedTeamPoints[]], team, matchdays };
  });
}
