import type { Team } from '@euro/api-contract';
import type { World } from '@euro/game-ui';
import { hasPlayedWeek } from './pointsWeeks.js';

/** How long before a deadline it takes precedence over the points of the past matchday, milliseconds. */
export const DEADLINE_FIRST = 24 * 60 * 60_000;

/** Phase of the home page: before a deadline, a running matchday, or the result of the last one. */
export interface HomePhase {
  readonly kind: 'before' | 'live' | 'after';
  /** The last matchday that the team plays or played in; null before its first. */
  readonly weekId: number | null;
}

/** Phase of a team's tournament at `now`, in epoch ms of the game's clock. */
export function homePhase(
  team: Pick<Team, 'weekId'>,
  { weeks, deadline }: Pick<World, 'weeks' | 'deadline'>,
  now: number,
): HomePhase {
  const { displayWeek, deadlineDate } = deadline;
  if (!hasPlayedWeek(team, displayWeek, deadline)) return { kind: 'before', weekId: null };
  const state = weeks.find(({ weekId }) => weekId === displayWeek)?.state;
  if (state !== 'confirmed') return { kind: 'live', weekId: displayWeek };
  const isNear = deadlineDate !== null && Date.parse(deadlineDate) - now <= DEADLINE_FIRST;
  return { kind: isNear ? 'before' : 'after', weekId: displayWeek };
}
