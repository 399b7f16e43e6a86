import type { GamePlayer } from '../types.js';
import type { SurplusClub } from './surplusClubs.js';

/**
 * Which of the outgoing players are extras, in their order: of each nation as many as its surplus (decisions §1.5).
 * The outgoing are players of the squad whose `surplus` was counted.
 */
export function areExtra(
  outgoing: readonly Pick<GamePlayer, 'clubId' | 'hasLeft'>[],
  surplus: readonly SurplusClub[],
): readonly boolean[] {
  const remaining = new Map(surplus.map(({ clubId, count, limit }) => [clubId, count - limit]));
  return outgoing.map(({ clubId, hasLeft }) => {
    if (hasLeft) return false;
    const extras = remaining.get(clubId) ?? 0;
    remaining.set(clubId, extras - 1);
    return extras > 0;
  });
}
