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

/** A prepared transfer with what it brings and costs, in tenths of a million. */
export interface JudgedPair extends DraftPair {
  readonly outPrice: Tenths;
  /** What the incoming player costs, tax included; null while nobody comes in. */
  readonly inPrice: Tenths | null;
  /** The part of `inPrice` that is transfer tax. */
  readonly tax: Tenths;
  /** Costs no free transfer (decisions §1.5). */
  readonly extra: boolean;
}

/** The result of a draft, complete or not. */
export interface JudgedDraft {
  readonly pairs: readonly JudgedPair[];
  /** After all sales, and the purchases chosen so far; below 0 is over the budget. */
  readonly moneyLeft: Tenths;
  /** Free transfers left after all pairs; below 0 when there are more than may be. */
  readonly transfersLeft: number;
  /** Pairs that have somebody out and somebody in. */
  readonly ready: number;
  /** Who is in the squad then: open places hold nobody. */
  readonly squad: readonly GamePlayer[];
  /** The whole list as the rules see it; null while it is empty or somebody is missing. */
  readonly result: TransferResult | null;
}

/** Evaluates prepared transfers: totals for any draft, the rules' issues for a complete one. */
export function judgeDraft(pairs: readonly DraftPair[], team: SavedTeam): JudgedDraft {
  const judged = judgePairs(pairs, team);
  const complete = pairs.filter(isComplete);
  return {
    pairs: judged,
    moneyLeft: judged.reduce(
      (money, { outPrice, inPrice }) => money + outPrice - (inPrice ?? 0),
      team.moneyLeft,
    ),
    transfersLeft: team.freeLeft - judged.filter(({ extra }) => !extra).length,
    ready: complete.length,
    squad: squadAfter(pairs, team),
    result:
      complete.length === 0 || complete.length < pairs.length
        ? null
        : planTransfers({ ...team, transfers: complete }),
  };
}

function judgePairs(pairs: readonly DraftPair[], team: SavedTeam): JudgedPair[] {
  const { players, purchasePrices, rules, surplus } = team;
  const outgoing = pairs.map(({ outId }) => players.get(outId));
  const extras = areExtra(
    outgoing.map((player) => ({ clubId: player?.clubId ?? -1 })),
    surplus,
  );
  return pairs.map((pair, index): JudgedPair => {
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
  const leaving = new Set(pairs.map(({ outId }) => outId));
  const coming = pairs.flatMap(({ inId }) => (inId === null ? [] : (players.get(inId) ?? [])));
  return [...squad.filter(({ id }) => !leaving.has(id)), ...coming];
}
