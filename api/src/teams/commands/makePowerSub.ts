import type { Receipt } from '@euro/api-contract';
import { type PowerSub, refusalToPowerSub } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import type { TournamentSnapshot } from '../../tournament/index.js';
import { loadRunningMatchday, refusePowerSub } from '../loadRunningMatchday.js';
import type { LockedTeam } from '../lockedTeam.js';
import { refuseIfChanged, updateTeam } from '../lockedTeam.js';
import { boosterOf } from '../modeOf.js';
import { writeReceipt } from '../receipts/receipts.js';

export interface PowerSubToMake extends PowerSub {
  readonly weekId: number;
  readonly snapshot: TournamentSnapshot;
  readonly version?: number | undefined;
}

/** Replaces a starter by a player of the bench during the matchday (decisions §4.6). */
export async function makePowerSub(
  context: GameContext,
  team: LockedTeam,
  { outId, inId, weekId, version, snapshot }: PowerSubToMake,
  transaction: Transaction,
): Promise<Receipt> {
  const { deadline, now, powerSubContext } = await loadRunningMatchday(
    context,
    team,
    { weekId, snapshot },
    transaction,
  );
  const booster = boosterOf(team, weekId);
  const sub = { outId, inId };
  const refusal = refusalToPowerSub({ ...powerSubContext, sub, weekId, booster });
  if (refusal) throw refusePowerSub(refusal.code, refusal.params);
  await refuseIfChanged(context, team, version, transaction);
  await context.models.PowerSub.create({ teamId: team.id, weekId, ...sub, at: now }, { transaction });
  await updateTeam(context, team, { version: team.version + 1 }, transaction);
  const changes = { powerSub: sub };
  return writeReceipt(context, { team, kind: 'power-sub', weekId, now, deadline, changes }, transaction);
}
