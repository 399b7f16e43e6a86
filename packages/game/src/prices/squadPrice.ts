import type { GamePlayer, SquadContext, Tenths } from '../types.js';
import { buyingPrice } from './buyingPrice.js';

/** Price of a player in a squad: his sale price when the team holds him already, else his buying price. */
export function squadPrice(player: GamePlayer, context: Pick<SquadContext, 'rules' | 'prices'>): Tenths {
  return context.prices?.get(player.id) ?? buyingPrice(player.value, context.rules);
}
