import type { Receipt } from '@euro/api-contract';
import { refusalToUndoPowerSub } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import type { TournamentSnapshot } from '../../tournament/index.js';
import { loadRunningMatchday, refusePowerSub } from '../loadRunningMatchday.js';
import type { LockedTeam } from '../lockedTeam.js';
import { updateTeam } from '../lockedTeam.js';
import { writeReceipt } from '../receipts/receipts.js';

interface PowerSubToUndo {
  readonly inId: number;
  readonly weekId: number;
  readonly snapshot: TournamentSnapshot;
}

/** Undoes a power sub before the incoming player's kick-off (decisions §4.6). */
export async function undoPowerSub(
  context: GameContext,
  team: LockedTeam,
  { inId, weekId, snapshot }: PowerSubToUndo,
  transaction: Transaction,
): Promise<Receipt> {
  const { deadline, now, powerSubContext } = await loadRunningMatchday(
    context,
    team,
    { weekId, snapshot },
    transaction,
  );
  const refusal = refusalToUndoPowerSub({ ...powerSubContext, inId });
  const undoneSub = powerSubContext.subs.find((sub) => sub.inId === inId);
  if (refusal || !undoneSub) {
    throw refusePowerSub(refusal?.code ?? 'not-a-power-sub', refusal?.params ?? { playerId: inId });
  }
  await context.models.PowerSub.destroy({ where: { teamId: team.id, weekId, inId }, transaction });
  await updateTeam(context, team, { version: team.version + 1 }, transaction);
  const changes = { powerSub: { outId: undoneSub.outId, inId } };
  return writeReceipt(
    context,
    { team, kind: 'power-sub-undone', weekId, now, deadline, changes },
    transaction,
  );
}
