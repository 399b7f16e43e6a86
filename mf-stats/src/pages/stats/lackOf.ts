import type { PlayerStatsRow } from '@euro/api-contract';

/**
 * Whether the source lacks a number in all or in some of a player's matches (decisions §11.8); null where it has it.
 * Clean sheets are made of the goals conceded.
 */
export function lackOf(
  { unknown, incomplete }: Pick<PlayerStatsRow, 'unknown' | 'incomplete'>,
  column: string,
): 'all' | 'some' | null {
  const name = column === 'cleanSheets' ? 'conceeded' : column;
  if (unknown?.includes(name)) return 'all';
  return incomplete?.includes(name) ? 'some' : null;
}
