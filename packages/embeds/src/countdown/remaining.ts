import type { DeadlineAnswer } from './EuroCountdown.js';

export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Milliseconds of the game's clock until the deadline, 0 when it has passed; null without one. */
export function millisecondsLeft(
  { deadlineDate, now, speed, heardAt }: Pick<DeadlineAnswer, 'deadlineDate' | 'now' | 'speed' | 'heardAt'>,
  at: number,
): number | null {
  if (deadlineDate === null) return null;
  const gameNow = Date.parse(now) + (at - heardAt) * speed;
  return Math.max(0, Date.parse(deadlineDate) - gameNow);
}

/** In whole seconds, rounded down as the portal's countdowns are. */
export function partsOf(milliseconds: number): Remaining {
  const seconds = Math.floor(milliseconds / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

const SPOKEN_MINUTES = [1, 5, 10, 30, 60];

/** The announcement for screen readers: days and hours, and in the last hour a few round numbers of minutes. */
export function spokenParts(
  milliseconds: number,
): { days: number; hours: number } | { underMinutes: number } {
  const minutes = milliseconds / 60_000;
  const round = SPOKEN_MINUTES.find((limit) => minutes <= limit);
  if (round !== undefined) return { underMinutes: round };
  const { days, hours } = partsOf(milliseconds);
  return { days, hours };
}
