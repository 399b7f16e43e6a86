import {
  areExtra,
  buyingPrice,
  type GamePlayer,
  planTransfers,
  sellingPrice,
  type Tenths,
  type TransferResult,
} from '@euro/game';
import { type DraftPair, isComplete } from './draftPair.js';
import type { SavedTeam } from './savedTeam.js';

/** A prepared transfer with its proceeds and cost, in tenths of a million. */
export interface EvaluatedPair extends DraftPair {
  readonly outPrice: Tenths;
  /** Price of the incoming player, tax included; null without one. */
  readonly inPrice: Tenths | null;
  /** The part of `inPrice` that is transfer tax. */
  readonly tax: Tenths;
  /** Costs no free transfer (decisions §1.5). */
  readonly extra: boolean;
}

/** The result of a draft, complete or not. */
export interface DraftEvaluation {
  readonly pairs: readonly EvaluatedPair[];
  /** After all sales, and the purchases chosen so far; below 0 is over the budget. */
  readonly moneyLeft: Tenths;
  /** Free transfers left after all pairs; below 0 when there are more than may be. */
  readonly transfersLeft: number;
  /** Number of complete pairs. */
  readonly ready: number;
  /** The squad after the transfers; open places are left out. */
  readonly squad: readonly GamePlayer[];
  /** Result of the rules for the whole list; null while it is empty or a pair is incomplete. */
  readonly result: TransferResult | null;
}

/** Evaluates prepared transfers: totals for any draft, the rules' issues for a complete one. */
export function evaluateDraft(pairs: readonly DraftPair[], team: SavedTeam): DraftEvaluation {
  const evaluatedPairs = evaluatePairs(pairs, team);
  const complete = pairs.filter(isComplete);
  return {
    pairs: evaluatedPairs,
    moneyLeft: evaluatedPairs.reduce(
      (money, { outPrice, inPrice }) => money + outPrice - (inPrice ?? 0),
      team.moneyLeft,
    ),
    transfersLeft: team.freeLeft - evaluatedPairs.filter(({ extra }) => !extra).length,
    ready: complete.length,
    squad: squadAfter(pairs, team),
    result:
      complete.length === 0 || complete.length < pairs.length
        ? null
        : planTransfers({ ...team, transfers: complete }),
  };
}

function evaluatePairs(pairs: readonly DraftPair[], team: SavedTeam): EvaluatedPair[] {
  const { players, purchasePrices, rules, surplus } = team;
  const outgoing = pairs.map(({ outId }) => players.get(outId));
  const extras = areExtra(
    outgoing.map((player) => player ?? { clubId: -1 }),
    surplus,
  );
  return pairs.map((pair, index): EvaluatedPair => {
    const value = outgoing[index]?.value ?? 0;
    const incoming = pair.inId === null ? undefined : players.get(pair.inId);
    const inPrice = incoming === undefined ? null : buyingPrice(incoming.value, rules);
    return {
      ...pair,
      outPrice: sellingPrice(purchasePrices.get(pair.outId) ?? value, value, rules),
      inPrice,
      tax: inPrice === null ? 0 : inPrice - (incoming?.value ?? 0),
      extra: extras[index] === true,
    };
  });
}

function squadAfter(pairs: readonly DraftPair[], { squad, players }: SavedTeam): GamePlayer[] {
  const outIds = new Set(pairs.map(({ outId }) => outId));
  const incoming = pairs.flatMap(({ inId }) => (inId === null ? [] : (players.get(inId) ?? [])));
  return [...squad.filter(({ id }) => !outIds.has(id)), ...incoming];
}
