import type { Receipt } from '@euro/api-contract';
import {
  planTransfers,
  type TransferIssue,
  type TransferPair,
  type TransferPlan,
  toMillions,
  toTenths,
} from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { freeTransfersOf } from '../freeTransfersOf.js';
import { loadTeamToChange, type TeamToChange } from '../loadTeamToChange.js';
import type { LockedTeam } from '../lockedTeam.js';
import { refuseIfChanged, updateTeam } from '../lockedTeam.js';
import {
  describeArmbands,
  describeMoney,
  describeTransfer,
  describeValue,
} from '../receipts/describeChanges.js';
import { writeReceipt } from '../receipts/receipts.js';
import { refuseLocked } from '../refuseLocked.js';
import { storeLineup } from '../storedLineup.js';
import { writeTransfers } from '../storedTransfers.js';

export interface TransfersToConfirm {
  readonly transfers: readonly TransferPair[];
  /** The matchday they are meant for; without it, the one that is open when they arrive. */
  readonly weekId?: number | undefined;
  /** The version of the team that they were drafted on. */
  readonly version?: number | undefined;
  /** Millions that the page showed as left. */
  readonly moneyLeft?: number | undefined;
}

/** Confirms a list of transfers, all or none; final for the player (decisions §3). */
export async function transferPlayers(
  context: GameContext,
  team: LockedTeam,
  input: TransfersToConfirm,
  transaction: Transaction,
): Promise<Receipt> {
  const playerIds = input.transfers.flatMap(({ outId, inId }) => [outId, inId]);
  const change = await loadTeamToChange(context, team, { weekId: input.weekId, playerIds }, transaction);
  await refuseIfChanged(context, team, input.version, transaction);
  if (change.mode !== 'transfers') throw new Refusal('transfers-not-needed');
  const { plan, freeLeft } = judgeTransfers(team, change, input);
  const lineupChange = { ...change, before: change.heldLineup, after: plan.lineup };
  await refuseLocked(context, lineupChange, 'transfers-invalid', transaction);
  refuseOtherMoney(plan, input.moneyLeft);
  await storeTransfers(context, team, { change, plan }, transaction);
  await updateTeam(context, team, { version: team.version + 1 }, transaction);
  const { weekId, now, deadline, heldLineup } = change;
  const changes = {
    transfers: plan.transfers.map(describeTransfer),
    ...describeArmbands(heldLineup, plan.lineup),
    moneyLeft: describeMoney(heldLineup.moneyLeft, plan.moneyLeft),
    freeTransfers: describeValue(freeLeft, freeLeft - plan.charged),
  };
  const kind = 'transfers-confirmed';
  return writeReceipt(context, { team, kind, weekId, now, deadline, changes }, transaction);
}

function judgeTransfers(
  team: LockedTeam,
  { weekId, season, heldLineup, players, transfers: earlier }: TeamToChange,
  { transfers }: TransfersToConfirm,
): { readonly plan: TransferPlan; readonly freeLeft: number } {
  const { rules } = season.competition;
  const { left: freeLeft } = freeTransfersOf(team, { weekId, rules, transfers: earlier });
  const { purchasePrices, moneyLeft } = heldLineup;
  const transferInput = { lineup: heldLineup, purchasePrices, moneyLeft, transfers, players, rules };
  const result = planTransfers({ ...transferInput, matchday: weekId, freeLeft });
  if (!result.ok) throw refuse(result.issues);
  return { plan: result.plan, freeLeft };
}

async function storeTransfers(
  context: GameContext,
  { id: teamId }: LockedTeam,
  { change, plan }: { readonly change: TeamToChange; readonly plan: TransferPlan },
  transaction: Transaction,
): Promise<void> {
  const { weekId, now, heldLineup } = change;
  const lineup = { ...plan.lineup, purchasePrices: plan.purchasePrices, moneyLeft: plan.moneyLeft };
  await storeLineup(
    context,
    { teamId, weekId, lineup, heldWeekId: heldLineup.weekId, savedAt: now },
    transaction,
  );
  const rows = plan.transfers.map((transfer) => ({
    ...transfer,
    teamId,
    weekId,
    outPurchase: heldLineup.purchasePrices.get(transfer.outId) ?? transfer.outPrice,
    createdAt: now,
  }));
  await writeTransfers(context, rows, transaction);
}

function refuse(issues: readonly TransferIssue[]): Refusal {
  const [first] = issues;
  if (issues.length === 1 && first?.code === 'too-many-transfers') {
    return new Refusal('transfers-not-left', first.params);
  }
  return new Refusal('transfers-invalid', { issues });
}

/** A value changed since the draft: a confirmation never costs more or less than the page showed. */
function refuseOtherMoney({ moneyLeft }: TransferPlan, expectedMoney: number | undefined): void {
  if (expectedMoney === undefined || toTenths(expectedMoney) === moneyLeft) return;
  throw new Refusal('prices-changed', { moneyLeft: toMillions(moneyLeft) });
}
