import { buyingPrice, type Tenths } from '@euro/game';
import type { DraftPair } from './draftPair.js';
import { judgeDraft } from './judgeDraft.js';
import { outChoices } from './outChoices.js';
import { refusalToBringIn, type StepRefusal } from './refusals.js';
import type { SavedTeam } from './savedTeam.js';

/** What the list of all players says of one of them. */
export type MarketVerdict =
  /** He comes in for this player. */
  | { readonly kind: 'comes-in'; readonly outId: number }
  | { readonly kind: 'goes-out' }
  | { readonly kind: 'held' }
  | { readonly kind: 'free' }
  /** May come in, but leaves less for each place that is still open than the cheapest player costs; tenths of a million. */
  | { readonly kind: 'tight'; readonly perPlace: Tenths }
  | { readonly kind: 'refused'; readonly refusal: StepRefusal };

/** What is chosen for: the player who goes out, or nobody yet; `cheapest` is the lowest value of all, in tenths. */
interface Choosing {
  readonly outId: number | null;
  readonly cheapest: Tenths;
}

/** Whether this player can come in, for the one who is being replaced or for anybody of his position. */
export function marketAdvice(
  playerId: number,
  { outId, cheapest }: Choosing,
  pairs: readonly DraftPair[],
  team: SavedTeam,
): MarketVerdict {
  const own = pairs.find((pair) => pair.inId === playerId);
  if (own !== undefined) return { kind: 'comes-in', outId: own.outId };
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

/** Free when there is somebody he can replace; else why not, for the one who comes closest. */
function adviceForAnybody(playerId: number, pairs: readonly DraftPair[], team: SavedTeam): MarketVerdict {
  const choices = outChoices(playerId, pairs, team);
  if (choices.some(({ refusal }) => refusal === null)) return { kind: 'free' };
  const closest = [...choices].sort((a, b) => b.moneyLeft - a.moneyLeft)[0]?.refusal;
  return {
    kind: 'refused',
    refusal: closest ?? { code: 'position-differs', params: { playerIds: [playerId] } },
  };
}

/** The most that who comes in for this player may cost, in tenths of a million: what he brings and all the rest leaves. */
export function mostToSpend(outId: number, pairs: readonly DraftPair[], team: SavedTeam): Tenths {
  return judgeDraft(
    pairs.map((pair) => (pair.outId === outId ? { outId, inId: null } : pair)),
    team,
  ).moneyLeft;
}
