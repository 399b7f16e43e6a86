import type { SnapshotPlayer } from '../../tournament/index.js';

/** Letters that fit below a shirt; longer names have a short form. */
const PLATE_LETTERS = 13;

/** A player as a plate names him. */
export function plateName({ name, short }: Pick<SnapshotPlayer, 'name' | 'short'>): string {
  return name.length <= PLATE_LETTERS ? name : short || name;
}
