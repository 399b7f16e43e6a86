import { isCalledOff } from '@euro/game';
import type { World } from '@euro/game-ui';

/**
 * Whether the last match has ended: no deadline follows, and nothing of the last matchday is to be played any more. Its
 * points may still be provisional.
 */
export function isTournamentOver({
  matches,
  weeks,
  deadline,
}: Pick<World, 'matches' | 'weeks' | 'deadline'>): boolean {
  const lastWeek = Math.max(...weeks.map(({ weekId }) => weekId));
  if (deadline.deadlineWeek !== null || deadline.displayWeek !== lastWeek) return false;
  if (weeks.every(({ state }) => state === 'confirmed')) return true;
  const last = matches.filter(({ weekId }) => weekId === lastWeek);
  return (
    last.length > 0 &&
    last.every(
      ({ status, state = null, homeScore }) => status === 'finished' || isCalledOff({ state, homeScore }),
    )
  );
}
