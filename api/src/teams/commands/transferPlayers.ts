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
import type { Team } from '../../models/index.js';
import { type DecidedMatchday, decideMatchday } from '../decideMatchday.js';
import { freeTransfersOf } from '../freeTransfersOf.js';
import { loadGamePlayers } from '../loadGamePlayers.js';
import { loadHeldLineup } from '../loadHeldLineup.js';
import type { HeldLineup } from '../loadLineup.js';
import { loadTransfers } from '../loadTransfers.js';
import {
  describeArmbands,
  describeMoney,
  describeTransfer,
  describeValue,
} from '../receipts/describeChanges.js';
import { writeReceipt } from '../receipts/writeReceipt.js';
import { refuseIfChanged } from '../refuseIfChanged.js';
import { storeLineup } from '../storeLineup.js';

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
  team: Team,
  given: TransfersToConfirm,
  transaction: Transaction,
): Promise<Receipt> {
  const request = { competitionId: team.competitionId, weekId: given.weekId };
  const decided = await decideMatchday(context, team, request, transaction);
  const heldLineup = await loadHeldLineup(context, team, decided.weekId, transaction);
  await refuseIfChanged(context, team, given.version, transaction);
  if (decided.mode !== 'transfers') throw new Refusal('transfers-not-needed');
  const { plan, left } = await judgeTransfers(context, team, { decided, heldLineup, given }, transaction);
  refuseOtherMoney(plan, given.moneyLeft);
  await storeTransfers(context, team, { decided, heldLineup, plan }, transaction);
  await team.update({ version: team.version + 1 }, { transaction });
  const { weekId, now, deadline } = decided;
  const changes = {
    transfers: plan.transfers.map(describeTransfer),
    ...describeArmbands(heldLineup, plan.lineup),
    moneyLeft: describeMoney(heldLineup.moneyLeft, plan.moneyLeft),
    freeTransfers: describeValue(left, left - plan.charged),
  };
  const kind = 'transfers-confirmed';
  return writeReceipt(context, { team, kind, weekId, now, deadline, changes }, transaction);
}

interface Change {
  readonly decided: DecidedMatchday;
  readonly heldLineup: HeldLineup;
}

async function judgeTransfers(
  context: GameContext,
  team: Team,
  { decided, heldLineup, given: { transfers } }: Change & { readonly given: TransfersToConfirm },
  transaction: Transaction,
): Promise<{ readonly plan: TransferPlan; readonly left: number }> {
  const { weekId, season } = decided;
  const { rules } = season.competition;
  const named = transfers.flatMap(({ outId, inId }) => [outId, inId]);
  const ids = [...heldLineup.starting, ...heldLineup.bench, ...named];
  const players = await loadGamePlayers(context, team.competitionId, ids, transaction);
  const earlier = await loadTransfers(context, team.id, transaction);
  const { left } = freeTransfersOf(team, { weekId, rules, transfers: earlier });
  const { purchasePrices, moneyLeft } = heldLineup;
  const judged = { lineup: heldLineup, purchasePrices, moneyLeft, transfers, players, rules };
  const result = planTransfers({ ...judged, matchday: weekId, freeLeft: left });
  if (!result.ok) throw refuse(result.issues);
  return { plan: result.plan, left };
}

async function storeTransfers(
  context: GameContext,
  { id: teamId }: Team,
  { decided, heldLineup, plan }: Change & { readonly plan: TransferPlan },
  transaction: Transaction,
): Promise<void> {
  const { weekId, now } = decided;
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
  await context.models.Transfer.bulkCreate(rows, { transaction });
}

function refuse(issues: readonly TransferIssue[]): Refusal {
  const [first] = issues;
  if (issues.length === 1 && first?.code === 'too-many-transfers') {
    return new Refusal('transfers-not-left', first.params);
  }
  return new Refusal('transfers-invalid', { issues });
}

/** A value moved while the player drafted: nobody pays a price that he was not shown. */
function refuseOtherMoney({ moneyLeft }: TransferPlan, promised: number | undefined): void {
  if (promised === undefined || toTenths(promised) === moneyLeft) return;
  throw new Refusal('prices-changed', { moneyLeft: toMillions(moneyLeft) });
}
