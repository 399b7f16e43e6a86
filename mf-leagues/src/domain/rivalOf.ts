import type { LeagueRow } from '@euro/api-contract';

/** Who is next to beat: the team just above the own one, or for the leader the one just below; null for who is alone. */
export function rivalOf(rows: readonly LeagueRow[], ownId: number): LeagueRow | null {
  const at = rows.findIndex(({ team }) => team.id === ownId);
  return at < 0 ? null : (rows[at === 0 ? 1 : at - 1] ?? null);
}
