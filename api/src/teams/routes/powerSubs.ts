import type { Transaction } from 'sequelize';
import { requirePremium, route } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { requireSnapshot } from '../../tournament/index.js';
import { makePowerSub as make } from '../commands/makePowerSub.js';
import { undoPowerSub as undo } from '../commands/undoPowerSub.js';
import { type WrittenChange, withReceipt } from '../receipts/withReceipt.js';
import { loadTeamPoints } from '../views/loadTeamPoints.js';
import { presentTeamPoints } from '../views/presentTeamPoints.js';
import { changeLockedTeam, type TeamCall } from './changeTeam.js';

export const makePowerSub = route('POST team/{id}/power-sub', async (call) => {
  const { context, body, caller } = call;
  const snapshot = await requireSnapshot(context);
  const write = changeLockedTeam(call, 'team.powerSub', (team, transaction) => {
    requirePremium(caller);
    return make(context, team, { ...body, snapshot }, transaction);
  });
  return withReceipt(call, write, (change, transaction) =>
    answerPowerSub(call, body.weekId, change, transaction),
  );
});

/** Undo is allowed after Premium ended. */
export const undoPowerSub = route('POST team/{id}/power-sub/undo', async (call) => {
  const { context, body } = call;
  const snapshot = await requireSnapshot(context);
  const write = changeLockedTeam(call, 'team.powerSub', (team, transaction) =>
    undo(context, team, { ...body, snapshot }, transaction),
  );
  return withReceipt(call, write, (change, transaction) =>
    answerPowerSub(call, body.weekId, change, transaction),
  );
});

async function answerPowerSub(
  { context, caller }: TeamCall,
  weekId: number,
  { teamId, receipt }: WrittenChange,
  transaction?: Transaction,
) {
  // The clock was set back since: nothing of it is left to be shown.
  if (!receipt) throw new Refusal('not-found');
  const points = await loadTeamPoints(context, { teamId, weekId, caller }, transaction);
  return { points: presentTeamPoints(points, caller), receipt };
}
