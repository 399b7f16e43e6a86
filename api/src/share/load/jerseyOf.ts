import { spellAt } from '@euro/game';
import type { SnapshotPlayer, TournamentSnapshot } from '../../tournament/index.js';
import type { Jersey } from '../drawing/drawJersey.js';
import { deadlineOf } from './deadlineOf.js';

/** A player's shirt of the club that he has in a matchday, with the name below it. */
export function jerseyOf(
  { players, clubs, matchdays }: Pick<TournamentSnapshot, 'players' | 'clubs' | 'matchdays'>,
  playerId: number,
  weekId: number,
): Jersey & { readonly name: string } {
  const player = players.get(playerId);
  if (!player) return { name: '', nation: '', positionId: 1, shirt: null };
  const { clubId, shirt } = spellAt({ ...player, leftAt: null }, deadlineOf({ matchdays }, weekId)) ?? player;
  const { short: nation = '', kit: colours = null } = clubs.get(clubId) ?? {};
  const { positionId } = player;
  return { name: plateName(player), nation, colours, positionId, shirt };
}

/** Letters that fit below a shirt; longer names have a short form. */
const PLATE_LETTERS = 13;

/** A player as a plate names him. */
function plateName({ name, short }: Pick<SnapshotPlayer, 'name' | 'short'>): string {
  return name.length <= PLATE_LETTERS ? name : short || name;
}
