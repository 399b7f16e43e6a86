import type { ScoredSelection } from '@euro/api-contract';

type Side = readonly Pick<ScoredSelection, 'playerId' | 'total'>[];

/** Both teams of a matchday, as one response has them. */
export interface Sides {
  readonly own: Side;
  readonly other: Side;
}

/** A change of the lead between two responses. */
export interface LeadMove {
  /** Who moved most of it. */
  readonly playerId: number;
  /** By how much the lead grew; negative for the other team. */
  readonly move: number;
}

/** The change of the lead, net of all players, with the one who caused most of it; null while it stays the same. */
export function lastMove(before: Sides, now: Sides): LeadMove | null {
  const changes = new Map<number, number>();
  const add = (side: 'own' | 'other', sign: 1 | -1) => {
    const totals = new Map(before[side].map(({ playerId, total }) => [playerId, total]));
    for (const { playerId, total } of now[side]) {
      const change = sign * (total - (totals.get(playerId) ?? total));
      changes.set(playerId, (changes.get(playerId) ?? 0) + change);
    }
  };
  add('own', 1);
  add('other', -1);
  const move = [...changes.values()].reduce((sum, change) => sum + change, 0);
  if (move === 0) return null;
  const [first] = [...changes].sort(([, one], [, two]) => Math.abs(two) - Math.abs(one));
  return { playerId: first?.[0] ?? 0, move };
}
