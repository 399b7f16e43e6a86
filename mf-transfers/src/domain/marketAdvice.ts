import { buyingPrice, type Tenths } from '@euro/game';
import type { DraftPair } from './draftPair.js';
import { evaluateDraft } from './evaluateDraft.js';
import { outChoices } from './outChoices.js';
import { refusalToBringIn, type StepRefusal } from './refusals.js';
import type { SavedTeam } from './savedTeam.js';

/** The list's advice on a player. */
export type MarketVerdict =
  /** He comes in for this player. */
  | { readonly kind: 'comes-in'; readonly outId: number }
  | { readonly kind: 'goes-out' }
  | { readonly kind: 'held' }
  | { readonly kind: 'free' }
  /**
   * May come in, but leaves less for each place that is still open than the cheapest player costs; tenths of a
   * million.
   */
  | { readonly kind: 'tight'; readonly perPlace: Tenths }
  | { readonly kind: 'refused'; readonly refusal: StepRefusal };

/** The player being replaced, if any; `cheapest` is the lowest value of all, in tenths. */
interface Choosing {
  readonly outId: number | null;
  readonly cheapest: Tenths;
}

/** Advice on buying this player, for the one being replaced or for any of his position. */
export function marketAdvice(
  playerId: number,
  { outId, cheapest }: Choosing,
  pairs: readonly DraftPair[],
  team: SavedTeam,
): MarketVerdict {
  const ownPair = pairs.find((pair) => pair.inId === playerId);
  if (ownPair !== undefined) return { kind: 'comes-in', outId: ownPair.outId };
  if (pairs.some((pair) => pair.outId === playerId)) return { kind: 'goes-out' };
  if (team.squad.some(({ id }) => id === playerId)) return { kind: 'held' };

  if (outId === null) return adviceForAnybody(playerId, pairs, team);
  const refusal = refusalToBringIn(playerId, outId, pairs, team);
  if (refusal !== null) return { kind: 'refused', refusal };
  const places = pairs.filter((pair) => pair.inId === null && pair.outId !== outId).length;
  if (places === 0) return { kind: 'free' };
  const price = buyingPrice(team.players.get(playerId)?.value ?? 0, team.rules);
  const perPlace = Math.floor((mostToSpend(outId, pairs, team) - price) / places);
  return perPlace < cheapest ? { kind: 'tight', perPlace } : { kind: 'free' };
}

/** Allowed when he can replace a player; else the refusal of the closest case. */
function adviceForAnybody(playerId: number, pairs: readonly DraftPair[], team: SavedTeam): MarketVerdict {
  const choices = outChoices(playerId, pairs, team);
  if (choices.some(({ refusal }) => refusal === null)) return { kind: 'free' };
  const closest = [...choices].sort((a, b) => b.moneyLeft - a.moneyLeft)[0]?.refusal;
  return {
    kind: 'refused',
    refusal: closest ?? { code: 'position-differs', params: { playerIds: [playerId] } },
  };
}

/** Highest price of a replacement of this player, in tenths of a million: his selling price and all money left. */
export function mostToSpend(outId: number, pairs: readonly DraftPair[], team: SavedTeam): Tenths {
  return evaluateDraft(
    pairs.map((pair) => (pair.outId === outId ? { outId, inId: null } : pair)),
    team,
  ).moneyLeft;
}
