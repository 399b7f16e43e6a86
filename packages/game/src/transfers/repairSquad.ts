import { cheapestCompletion } from '../budget/cheapestCompletion.js';
import { type Expectation, fillSquad } from '../budget/fillSquad.js';
import { draftFromLineup } from '../draft/draftFromLineup.js';
import type { DraftSquad } from '../draft/draftSquad.js';
import { sellingPrice } from '../prices/sellingPrice.js';
import type { SquadContext } from '../types.js';
import { planTransfers } from './planTransfers.js';
import type { PlannedTransfer, TransferInput, TransferPair } from './transfer.js';

/** A team with players who are out of the tournament. */
export interface RepairInput extends Omit<TransferInput, 'transfers'> {
  /** Everybody in the competition, by id. */
  readonly players: TransferInput['players'];
  /** Whether a player is out of the tournament: he is replaced, and replaces nobody. */
  readonly isOut: (playerId: number) => boolean;
  readonly expectation: Expectation;
}

/** Transfers that replace players who are out, and who stays for want of money or transfers. */
export interface SquadRepair {
  /** One list that the rules allow as it is; starters first. */
  readonly transfers: readonly PlannedTransfer[];
  /** Players who are out and for whom nobody comes in. */
  readonly remaining: readonly {
    readonly playerId: number;
    readonly reason: 'no-transfers-left' | 'nobody-fits';
  }[];
}

/**
 * Replaces as many players who are out of the tournament as money, limits and free transfers allow, starters before
 * the bench, by players who are still in it. Of all such lists it takes nearly the one with most expected points.
 */
export function repairSquad(input: RepairInput): SquadRepair {
  const { lineup, isOut } = input;
  const outIds = [...lineup.starting, ...lineup.bench].filter(isOut);
  const context = contextOf(input);
  const chosen = replaceable(outIds, context, input);
  const transfers = planned(bestPairs(chosen, context, input), input) ?? [];
  const charged = transfers.filter(({ extra }) => !extra).length;
  const reason = charged >= input.freeLeft ? 'no-transfers-left' : 'nobody-fits';
  const order = (outId: number) => outIds.indexOf(outId);
  return {
    transfers: transfers.toSorted((one, other) => order(one.outId) - order(other.outId)),
    remaining: outIds
      .filter((id) => !transfers.some(({ outId }) => outId === id))
      .map((playerId) => ({ playerId, reason })),
  };
}

/** Players who are still in the tournament and the squad's own, whose prices are what a sale brings. */
function contextOf({ lineup, purchasePrices, moneyLeft, ...input }: RepairInput): SquadContext {
  const { players, rules, matchday, isOut } = input;
  const squadIds = new Set([...lineup.starting, ...lineup.bench]);
  const prices = new Map(
    [...squadIds].map((id) => {
      const value = players.get(id)?.value ?? 0;
      return [id, sellingPrice(purchasePrices.get(id) ?? value, value, rules)];
    }),
  );
  return {
    players: new Map([...players].filter(([id]) => squadIds.has(id) || !isOut(id))),
    rules,
    matchday,
    prices,
    money: [...prices.values()].reduce((sum, price) => sum + price, moneyLeft),
  };
}

/** As many of them as can be replaced together, the first ones rather than the last. */
function replaceable(
  outIds: readonly number[],
  context: SquadContext,
  input: RepairInput,
): readonly number[] {
  let chosen: readonly number[] = [];
  let isGrowing = true;
  // Who is too expensive to replace may be replaceable once another's sale brings money.
  while (isGrowing) {
    isGrowing = false;
    for (const id of outIds) {
      const more = [...chosen, id];
      if (chosen.includes(id) || planned(cheapestPairs(more, context, input), input) === null) continue;
      chosen = more;
      isGrowing = true;
    }
  }
  return chosen;
}

/** The transfers with their prices; null when the rules refuse them. */
function planned(
  transfers: readonly TransferPair[] | null,
  input: RepairInput,
): readonly PlannedTransfer[] | null {
  if (transfers === null || transfers.length === 0) return null;
  const result = planTransfers({ ...input, transfers });
  return result.ok ? result.plan.transfers : null;
}

function cheapestPairs(
  outIds: readonly number[],
  context: SquadContext,
  input: RepairInput,
): readonly TransferPair[] | null {
  const completion = cheapestCompletion(draftWithout(outIds, input), marketWithout(outIds, context));
  if (completion === null) return null;
  const waiting = [...completion.playerIds];
  return outIds.flatMap((outId) => {
    const at = waiting.findIndex((id) => positionOf(id, input) === positionOf(outId, input));
    return waiting.splice(at, at < 0 ? 0 : 1).map((inId) => ({ outId, inId }));
  });
}

function bestPairs(
  outIds: readonly number[],
  context: SquadContext,
  input: RepairInput,
): readonly TransferPair[] | null {
  const draft = draftWithout(outIds, input);
  const market = marketWithout(outIds, context);
  const filled = fillSquad(draft, market, input.expectation);
  const pairs =
    filled &&
    wholeDraft(input).slots.flatMap(({ playerId: outId }, at): TransferPair[] => {
      const inId = filled.slots[at]?.playerId;
      return outId === null || inId == null || inId === outId ? [] : [{ outId, inId }];
    });
  return planned(pairs, input) === null ? cheapestPairs(outIds, context, input) : pairs;
}

function wholeDraft({ lineup, players, rules }: RepairInput): DraftSquad {
  return draftFromLineup(lineup, players, rules);
}

/** The squad with free places where these players are. */
function draftWithout(outIds: readonly number[], input: RepairInput): DraftSquad {
  const draft = wholeDraft(input);
  return {
    ...draft,
    slots: draft.slots.map((slot) =>
      slot.playerId !== null && outIds.includes(slot.playerId) ? { ...slot, playerId: null } : slot,
    ),
  };
}

/** Who may come in: not the players who leave. */
function marketWithout(outIds: readonly number[], context: SquadContext): SquadContext {
  return { ...context, players: new Map([...context.players].filter(([id]) => !outIds.includes(id))) };
}

function positionOf(id: number, { players }: RepairInput): number | undefined {
  return players.get(id)?.positionId;
}
