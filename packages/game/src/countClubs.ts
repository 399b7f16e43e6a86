import type { GamePlayer } from './types.js';

/** Selections of each club in a squad, the coach included; who left belongs to none (decisions §11.2). */
export function countClubs(squad: readonly GamePlayer[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { clubId, hasLeft } of squad) {
    if (!hasLeft) counts.set(clubId, (counts.get(clubId) ?? 0) + 1);
  }
  return counts;
}
