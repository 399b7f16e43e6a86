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
import { Refusal } from '../errors.js';
import type { Team } from '../models/index.js';
import type { GameContext } from '../settlement/index.js';
import { type DecidedMatchday, decideMatchday } from '../teams/decideMatchday.js';
import {
  describeArmbands,
  describeMoney,
  describeTransfer,
  describeValue,
} from '../teams/describeChanges.js';
import { freeTransfersOf } from '../teams/freeTransfersOf.js';
import { loadGamePlayers } from '../teams/loadGamePlayers.js';
import { loadHeldLineup } from '../teams/loadHeldLineup.js';
import type { HeldLineup } from '../teams/loadLineup.js';
import { loadTransfers } from '../teams/loadTransfers.js';
import { refuseIfChanged } from '../teams/refuseIfChanged.js';
import { storeLineup } from '../teams/storeLineup.js';
import { writeReceipt } from '../teams/writeReceipt.js';

export interface TransfersToConfirm {
  readonly transfers: readonly TransferPair[];
  /** The matchday they are meant for; without it, the one that is open when they arrive. */
  readonly weekId?: number | undefined;
  /** The version of the team that they were drafted on. */
  readonly version?: number | undefined;
  /** Millions that the player was told would be left. */
  readonly moneyLeft?: number | undefined;
}

/** Confirms a list of transfers, all or none; final for the player (decisions §3). */
export async function transferPlayers(
  context: GameContext,
  team: Team,
  given: TransfersToConfirm,
  transaction: Transaction,
): Promise<Receipt> {
  const asked = { competitionId: team.competitionId, weekId: given.weekId };
  const decided = await decideMatchday(context, team, asked, transaction);
  const held = await loadHeldLineup(context, team, decided.weekId, transaction);
  await refuseIfChanged(context, team, given.version, transaction);
  if (decided.mode !== 'transfers') throw new Refusal('transfers-not-needed');
  const { plan, left } = await judgeTransfers(context, team, { decided, held, given }, transaction);
  refuseOtherMoney(plan, given.moneyLeft);
  await storeTransfers(context, team, { decided, held, plan }, transaction);
  await team.update({ version: team.version + 1 }, { transaction });
  const { weekId, now, deadline } = decided;
  const changes = {
    transfers: plan.transfers.map(describeTransfer),
    ...describeArmbands(held, plan.lineup),
    moneyLeft: describeMoney(held.moneyLeft, plan.moneyLeft),
    freeTransfers: describeValue(left, left - plan.charged),
  };
  const kind = 'transfers-confirmed';
  return writeReceipt(context, { team, kind, weekId, now, deadline, changes }, transaction);
}

interface Change {
  readonly decided: DecidedMatchday;
  readonly held: HeldLineup;
}

async function judgeTransfers(
  context: GameContext,
  team: Team,
  { decided, held, given: { transfers } }: Change & { readonly given: TransfersToConfirm },
  transaction: Transaction,
): Promise<{ readonly plan: TransferPlan; readonly left: number }> {
  const { weekId, season } = decided;
  const { rules } = season.competition;
  const named = transfers.flatMap(({ outId, inId }) => [outId, inId]);
  const ids = [...held.starting, ...held.bench, ...named];
  const players = await loadGamePlayers(context, team.competitionId, ids, transaction);
  const earlier = await loadTransfers(context, team.id, transaction);
  const { left } = freeTransfersOf(team, { weekId, rules, transfers: earlier });
  const { purchasePrices, moneyLeft } = held;
  const judged = { lineup: held, purchasePrices, moneyLeft, transfers, players, rules };
  const result = planTransfers({ ...judged, matchday: weekId, freeLeft: left });
  if (!result.ok) throw refuse(result.issues);
  return { plan: result.plan, left };
}

async function storeTransfers(
  context: GameContext,
  { id: teamId }: Team,
  { decided, held, plan }: Change & { readonly plan: TransferPlan },
  transaction: Transaction,
): Promise<void> {
  const { weekId, now } = decided;
  const lineup = { ...plan.lineup, purchasePrices: plan.purchasePrices, moneyLeft: plan.moneyLeft };
  await storeLineup(context, { teamId, weekId, lineup, heldWeekId: held.weekId, savedAt: now }, transaction);
  const rows = plan.transfers.map((transfer) => ({
    ...transfer,
    teamId,
    weekId,
    outPurchase: held.purchasePrices.get(transfer.outId) ?? transfer.outPrice,
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

/** A value moved while the player drafted: he is told before he pays another price. */
function refuseOtherMoney({ moneyLeft }: TransferPlan, promised: number | undefined): void {
  if (promised === undefined || toTenths(promised) === moneyLeft) return;
  throw new Refusal('prices-changed', { moneyLeft: toMillions(moneyLeft) });
}
