import type { LeagueRow } from '@euro/api-contract';

/**
 * The team just above the user's, or for the leader the one just below; null without other teams, and where the one
 * above is on another page.
 */
export function rivalOf(rows: readonly LeagueRow[], ownId: number): LeagueRow | null {
  const at = rows.findIndex(({ team }) => team.id === ownId);
  if (at > 0) return rows[at - 1] ?? null;
  return at === 0 && rows[0]?.rank === 1 ? (rows[1] ?? null) : null;
}
