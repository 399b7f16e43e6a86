import {
  type DraftSquad,
  type GamePlayer,
  isForSale,
  moneyLeft,
  openSlots,
  POSITION_IDS,
  type Refusal,
  refusalToPick,
  type SquadContext,
  slotOf,
  squadPrice,
  type Tenths,
} from '@euro/game';

/** The list's advice on a player. */
export type PickAdvice =
  | { readonly kind: 'free' }
  | { readonly kind: 'picked' }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly coachCounts: boolean }
  /** May be picked, but leaves too little for the other places: so much for each, in tenths of a million. */
  | { readonly kind: 'warned'; readonly perPlace: Tenths };

/** Advice on a pick: refused, or whether it leaves `leastOfRest`, in tenths of a million, for the other places. */
export function pickAdvice(
  player: GamePlayer,
  draft: DraftSquad,
  context: SquadContext,
  leastOfRest: (player: GamePlayer) => Tenths,
): PickAdvice {
  const refusal = refusalToPick(player, draft, context);
  if (refusal?.code === 'already-in-team') return { kind: 'picked' };
  if (refusal !== null) return { kind: 'refused', refusal, coachCounts: coachIsFrom(player, draft, context) };

  const placesAfter = openSlots(draft).total - 1;
  if (placesAfter <= 0) return { kind: 'free' };
  const left = moneyLeft(draft, context) - squadPrice(player, context);
  if (left >= leastOfRest(player)) return { kind: 'free' };
  return { kind: 'warned', perPlace: Math.floor(left / placesAfter) };
}

/**
 * What the other open places cost at least once a player is picked, in tenths of a million; limits of players per
 * nation aside. Players who are out of the tournament fill none.
 */
export function leastOfRest(
  draft: DraftSquad,
  context: SquadContext,
  isOut: (playerId: number) => boolean,
): (player: GamePlayer) => Tenths {
  const { byPosition: open } = openSlots(draft);
  const prices = POSITION_IDS.map((positionId) =>
    [...context.players.values()]
      .filter(
        (player) =>
          player.positionId === positionId &&
          isForSale(player, context) &&
          !isOut(player.id) &&
          slotOf(draft, player.id) < 0,
      )
      .map((player) => squadPrice(player, context))
      .sort((one, other) => one - other)
      .slice(0, open[positionId]),
  );
  const least = prices.flat().reduce((sum, price) => sum + price, 0);
  return (player) => least - Math.min(squadPrice(player, context), prices[player.positionId]?.at(-1) ?? 0);
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
