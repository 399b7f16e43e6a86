import type { GamePlayer, SquadContext } from '../types.js';

/**
 * Whether a squad may have this player: nobody buys who left the competition, but who holds him keeps him (decisions
 * §11.2).
 */
export function isForSale(
  { id, hasLeft }: Pick<GamePlayer, 'id' | 'hasLeft'>,
  { prices }: Pick<SquadContext, 'prices'>,
): boolean {
  return !hasLeft || prices?.has(id) === true;
}
