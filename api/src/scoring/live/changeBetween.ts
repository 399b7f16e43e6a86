import type { LiveContent } from './liveContent.js';

/**
 * What a reader of `before` needs for `after`: the head whole, and the matches and players that changed. Null when
 * something went away (another matchday began, the clock was set back): then only the whole state will do.
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
  const jsonById = new Map(before.map((row) => [row.id, JSON.stringify(row)]));
  const rows = after.filter((row) => jsonById.get(row.id) !== JSON.stringify(row));
  for (const { id } of after) jsonById.delete(id);
  return jsonById.size === 0 ? rows : null;
}
