import type { PushChoices } from './pushChoices.js';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * Milliseconds from `now` until the user's quiet hours end; 0 outside of them. The hours are those
 * of his time zone; across a change to or from summer time the end may be an hour off.
 * @param now epoch milliseconds of real time
 */
export function remainingQuietMs(
  { quiet, timeZone }: Pick<PushChoices, 'quiet' | 'timeZone'>,
  now: number,
): number {
  const { on, from, to } = quiet;
  if (!on || from === to) return 0;
  const minute = minuteOfDay(now, timeZone);
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return 0;
  const remaining = (to - minute + DAY_MINUTES) % DAY_MINUTES;
  return remaining * MINUTE - (now % MINUTE);
}

function minuteOfDay(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(now);
  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return partOf('hour') * 60 + partOf('minute');
}
