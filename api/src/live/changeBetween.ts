import type { LiveContent } from './liveContent.js';

/**
 * What a reader of `before` must be told to know `after`: the head whole, and the matches and players that changed. Null when
 * something went away (another matchday began, the clock was set back): then only the whole state tells.
 */
export function changeBetween(before: LiveContent, after: LiveContent): LiveContent | null {
  if (before.weekId !== after.weekId) return null;
  const matches = changed(before.matches, after.matches);
  const players = changed(before.players, after.players);
  return matches && players && { ...after, matches, players };
}

/** The rows that are new or different; null when one is gone. */
function changed<Row extends { readonly id: number }>(
  before: readonly Row[],
  after: readonly Row[],
): Row[] | null {
  const known = new Map(before.map((row) => [row.id, JSON.stringify(row)]));
  const rows = after.filter((row) => known.get(row.id) !== JSON.stringify(row));
  for (const { id } of after) known.delete(id);
  return known.size === 0 ? rows : null;
}
