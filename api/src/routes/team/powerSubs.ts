import { requireCatalogue } from '../../catalogue/requireCatalogue.js';
import { makePowerSub as make } from '../../commands/makePowerSub.js';
import { undoPowerSub as undo } from '../../commands/undoPowerSub.js';
import { Refusal } from '../../errors.js';
import { requirePremium } from '../../policies/policies.js';
import { keyedWrite, type Written } from '../../routing/keyedWrite.js';
import { route } from '../../routing/route.js';
import { changeLocked, type TeamCall } from './changeTeam.js';
import { loadTeamPoints } from './loadTeamPoints.js';
import { presentTeamPoints } from './presentTeamPoints.js';

export const makePowerSub = route('POST team/{id}/power-sub', async (call) => {
  const { context, body, caller } = call;
  const catalogue = await requireCatalogue(context, {});
  const write = changeLocked(call, 'team.powerSub', (team, transaction) => {
    requirePremium(caller);
    return make(context, team, { ...body, catalogue }, transaction);
  });
  return keyedWrite(call, write, (written) => answerPowerSub(call, body.weekId, written));
});

/** Who is no premium member any more may still take back what he did. */
export const undoPowerSub = route('POST team/{id}/power-sub/undo', async (call) => {
  const { context, body } = call;
  const catalogue = await requireCatalogue(context, {});
  const write = changeLocked(call, 'team.powerSub', (team, transaction) =>
    undo(context, team, { ...body, catalogue }, transaction),
  );
  return keyedWrite(call, write, (written) => answerPowerSub(call, body.weekId, written));
});

async function answerPowerSub({ context, caller }: TeamCall, weekId: number, { teamId, receipt }: Written) {
  // The clock was set back since: nothing of it is left to be shown.
  if (!receipt) throw new Refusal('not-found');
  const points = presentTeamPoints(await loadTeamPoints(context, { teamId, weekId, caller }), caller);
  return { points, receipt };
}
