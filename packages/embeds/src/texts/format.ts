import { type Language, localeOf } from './language.js';

/** Cache of number formats, which are slow to create. */
const numbers = new Map<string, Intl.NumberFormat>();

/** Formats with at most one decimal, and at least `decimals`: "13", "13,5". */
export function writeDecimals(value: number, language: Language, least: 0 | 1): string {
  const key = language + least;
  let format = numbers.get(key);
  if (!format) {
    format = new Intl.NumberFormat(localeOf(language), {
      minimumFractionDigits: least,
      maximumFractionDigits: 1,
    });
    numbers.set(key, format);
  }
  return format.format(value);
}

/** "48.213", "48,213". */
export const writeWhole = (value: number, language: Language) => writeDecimals(value, language, 0);

/** One decimal always: "384,5", "384.5". */
export const writePoints = (value: number, language: Language) => writeDecimals(value, language, 1);

/** Time in the viewer's zone, in the portal's format: "14.05" / "14:05". */
export function writeTime(at: number, language: Language): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return language === 'nl' ? time.replace(':', '.') : time;
}
