import type { Locale } from './locale.js';

/** A length of time in whole units. */
export interface DurationParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits ms into days, hours, minutes and seconds; below 0 counts as 0. */
export function splitDuration(ms: number): DurationParts {
  const total = Math.max(0, Math.floor(ms / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

const DUTCH_UNITS = [' d', ' u', ' min', ' s'];
const UNITS = ['d', 'h', 'm', 's'];

/** Two digits: 4 → "04". */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** The two largest units of a duration in ms: "1 d 04 u", "4 u 47 min", "12 min 05 s". */
export function formatDuration(ms: number, locale: Locale): string {
  const { days, hours, minutes, seconds } = splitDuration(ms);
  const [d, h, m, s] = locale === 'nl-BE' ? DUTCH_UNITS : UNITS;
  if (days > 0) return `${days}${d} ${twoDigits(hours)}${h}`;
  if (hours > 0) return `${hours}${h} ${twoDigits(minutes)}${m}`;
  return `${minutes}${m} ${twoDigits(seconds)}${s}`;
}
