import type { StoredSettings } from '../../tournament/index.js';

const HOUR = 60 * 60 * 1000;

/** From when a deadline is reminded of, epoch milliseconds of game time; until the deadline itself. */
export function opensAt(deadline: number, { reminderHours }: Pick<StoredSettings, 'reminderHours'>): number {
  return deadline - reminderHours * HOUR;
}

/** The edition of the reminders of a matchday that was opened again at a moment, epoch milliseconds; others have 0. */
export function openingEdition(openedAt: number): number {
  return Math.floor(openedAt / 60_000);
}
