import type { LeagueRow } from '@euro/api-contract';

/** The rows just above and below the own one, `count` at most; the first ones when it isn't there. */
export function aroundOwn(
  rows: readonly LeagueRow[],
  ownId: number | null,
  count: number,
): readonly LeagueRow[] {
  const at = rows.findIndex(({ team }) => team.id === ownId);
  const from = Math.min(Math.max(0, at - Math.floor(count / 2)), Math.max(0, rows.length - count));
  return rows.slice(from, from + count);
}
