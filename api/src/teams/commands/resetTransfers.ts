import type { Receipt } from '@euro/api-contract';
import { changedRoles } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { freeTransfersOf } from '../freeTransfersOf.js';
import { loadTeamToChange } from '../loadTeamToChange.js';
import type { LockedTeam } from '../lockedTeam.js';
import { updateTeam } from '../lockedTeam.js';
import {
  describeArmbands,
  describeMoney,
  describeTransfer,
  describeValue,
} from '../receipts/describeChanges.js';
import { writeReceipt } from '../receipts/receipts.js';
import { lockedPlayers } from '../refuseLocked.js';
import type { StoredLineup } from '../storedLineup.js';
import { storeLineup } from '../storedLineup.js';
import type { StoredTransfer } from '../storedTransfers.js';

export interface TransfersToReset {
  /** The matchday that the change is for; when left out, the one that is open on arrival. */
  readonly weekId?: number | undefined;
}

/**
 * Undoes all transfers that a team confirmed for the open matchday, where the competition allows it (decisions §3.3):
 * sold players return to the places of their successors at their purchase prices, and the money is restored.
 */
export async function resetTransfers(
  context: GameContext,
  team: LockedTeam,
  input: TransfersToReset,
  transaction: Transaction,
): Promise<Receipt> {
  const change = await loadTeamToChange(context, team, { weekId: input.weekId }, transaction);
  const { season, weekId, deadline, now, mode, heldLineup, transfers: all } = change;
  const { rules } = season.competition;
  if (!rules.transfersResettable) throw new Refusal('transfers-final');
  const resettable = all.filter((transfer) => transfer.weekId === weekId);
  const remaining = all.filter((transfer) => transfer.weekId !== weekId);
  const lineup = mode === 'transfers' && resettable.length > 0 ? undo(heldLineup, resettable) : null;
  if (!lineup) throw new Refusal('transfers-not-resettable-now');
  const changedIds = changedRoles(heldLineup, lineup);
  const lockedIds = await lockedPlayers(context, change, changedIds, transaction);
  if (lockedIds.length > 0) throw new Refusal('transfers-not-resettable-now');

  await storeLineup(
    context,
    { teamId: team.id, weekId, lineup, heldWeekId: heldLineup.weekId, savedAt: now },
    transaction,
  );
  await context.models.Transfer.destroy({ where: { teamId: team.id, weekId }, transaction });
  await updateTeam(context, team, { version: team.version + 1 }, transaction);
  const leftAfter = (transfers: readonly StoredTransfer[]) =>
    freeTransfersOf(team, { weekId, rules, transfers }).left;
  const changes = {
    transfers: resettable.map(describeTransfer),
    ...describeArmbands(heldLineup, lineup),
    moneyLeft: describeMoney(heldLineup.moneyLeft, lineup.moneyLeft),
    freeTransfers: describeValue(leftAfter(all), leftAfter(remaining)),
  };
  const kind = 'transfers-reset';
  return writeReceipt(context, { team, kind, weekId, now, deadline, changes }, transaction);
}

/** Undoes transfers, the last one first; null when a bought player is no longer in the squad. */
function undo(heldLineup: StoredLineup, transfers: readonly StoredTransfer[]): StoredLineup | null {
  let lineup: StoredLineup = heldLineup;
  for (const { inId, outId, inPrice, outPrice, outPurchase } of transfers.toReversed()) {
    const { starting, bench, captainId, viceCaptainId, purchasePrices } = lineup;
    if (!purchasePrices.has(inId)) return null;
    const predecessor = (id: number) => (id === inId ? outId : id);
    const prices = new Map(purchasePrices).set(outId, outPurchase);
    prices.delete(inId);
    lineup = {
      starting: starting.map(predecessor),
      bench: bench.map(predecessor),
      captainId: predecessor(captainId),
      viceCaptainId: predecessor(viceCaptainId),
      purchasePrices: prices,
      moneyLeft: lineup.moneyLeft + inPrice - outPrice,
    };
  }
  return lineup;
}
