import type { LeagueRow } from '@euro/api-contract';

/** The team just above the user's, or for the leader the one just below; null without other teams. */
export function rivalOf(rows: readonly LeagueRow[], ownId: number): LeagueRow | null {
  const at = rows.findIndex(({ team }) => team.id === ownId);
  return at < 0 ? null : (rows[at === 0 ? 1 : at - 1] ?? null);
}
