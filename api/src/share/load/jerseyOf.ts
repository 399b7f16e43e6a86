import type { TournamentSnapshot } from '../../tournament/index.js';
import type { Jersey } from '../drawing/drawJersey.js';
import { plateName } from './plateName.js';

/** A player's shirt with the name below it. */
export function jerseyOf(
  { players, clubs }: Pick<TournamentSnapshot, 'players' | 'clubs'>,
  playerId: number,
): Jersey & { readonly name: string } {
  const player = players.get(playerId);
  if (!player) return { name: '', nation: '', positionId: 1, shirt: null };
  const { short: nation = '', kit: colours = null } = clubs.get(player.clubId) ?? {};
  const { positionId, shirt } = player;
  return { name: plateName(player), nation, colours, positionId, shirt };
}
