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

interface Places {
  readonly rows: readonly LeagueRow[];
  /** The own row where it is on another page: teams of equal points share a rank, by which the page is chosen. */
  readonly pinned: readonly LeagueRow[];
}

/** The rows around the own one, `count` with it. */
export function placesAround(
  rows: readonly LeagueRow[],
  ownRow: LeagueRow | undefined,
  count: number,
): Places {
  const isThere = rows.some(({ team }) => team.id === ownRow?.team.id);
  if (!ownRow || isThere) return { rows: aroundOwn(rows, ownRow?.team.id ?? null, count), pinned: [] };
  return { rows: rows.slice(1 - count), pinned: [ownRow] };
}
