import type { Player } from '@euro/api-contract';
import { COACH, GOALKEEPER } from '@euro/game';
import type { PlayerMark } from './marks.js';
import type { Shirt } from './PlayerCard.js';

/** The shirt a player is drawn with: a coach in his coat, a goalkeeper in his own colours. */
export function shirtOf(player: Pick<Player, 'positionId' | 'shirt'>, nation: string): Shirt {
  const variant =
    player.positionId === COACH ? 'coach' : player.positionId === GOALKEEPER ? 'keeper' : 'outfield';
  return { nation, number: player.shirt, variant };
}

/**
 * The most important reason why a player can't play, or may not: an eliminated nation before a ban, a ban before an
 * injury, an injury before a doubt, and a doubt before cards that nearly cost a match.
 */
export function markOf(
  player: Pick<Player, 'ban' | 'injury'> & Partial<Pick<Player, 'eliminated' | 'news' | 'cards'>>,
): PlayerMark | undefined {
  if (player.eliminated) return 'eliminated';
  if (player.ban === 1) return 'banned';
  if (player.injury === 1) return 'injured';
  if (player.news?.kind === 'doubtful') return 'doubtful';
  return player.cards?.kind === 'one-yellow' ? 'one-yellow' : undefined;
}
