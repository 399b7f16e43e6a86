import {
  type DraftSquad,
  type GamePlayer,
  moneyLeft,
  openSlots,
  type Refusal,
  refusalToPick,
  type SquadContext,
  squadPrice,
  type Tenths,
} from '@euro/game';

/** The list's advice on a player. */
export type PickAdvice =
  | { readonly kind: 'free' }
  | { readonly kind: 'picked' }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly coachCounts: boolean }
  /** May be picked, but leaves less a place than the cheapest player costs; tenths of a million. */
  | { readonly kind: 'warned'; readonly perPlace: Tenths };

/** Advice on a pick: refused, or the money left after it; `cheapest` in tenths of a million. */
export function pickAdvice(
  player: GamePlayer,
  draft: DraftSquad,
  context: SquadContext,
  cheapest: Tenths,
): PickAdvice {
  const refusal = refusalToPick(player, draft, context);
  if (refusal?.code === 'already-in-team') return { kind: 'picked' };
  if (refusal !== null) return { kind: 'refused', refusal, coachCounts: coachIsFrom(player, draft, context) };

  const placesAfter = openSlots(draft).total - 1;
  if (placesAfter <= 0) return { kind: 'free' };
  const perPlace = Math.floor((moneyLeft(draft, context) - squadPrice(player, context)) / placesAfter);
  return perPlace < cheapest ? { kind: 'warned', perPlace } : { kind: 'free' };
}

/**
 * True when the team's coach is of the same nation: he counts for the limit, which is easily missed (decisions §1.5).
 */
function coachIsFrom(player: GamePlayer, draft: DraftSquad, { players }: SquadContext): boolean {
  return draft.slots.some(
    ({ playerId, positionId }) =>
      positionId === 0 && playerId !== null && players.get(playerId)?.clubId === player.clubId,
  );
}
