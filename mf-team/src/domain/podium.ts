import type { LeagueRow } from '@euro/api-contract';

/** Teams with a step. */
const STEPS = 3;

/** The first three of a league as its table orders them, and the own row below them. */
export interface Podium {
  readonly first: readonly LeagueRow[];
  /** Null where it has a step, and in a league without the team. */
  readonly below: LeagueRow | null;
}

export function podium(
  { data, own }: { readonly data: readonly LeagueRow[]; readonly own: readonly LeagueRow[] },
  teamId: number,
): Podium {
  const first = data.slice(0, STEPS);
  const ownRow = own.find(({ team }) => team.id === teamId) ?? null;
  return { first, below: first.some(({ team }) => team.id === teamId) ? null : ownRow };
}
