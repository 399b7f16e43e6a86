import { type Language, localeOf } from './language.js';

/** Makers of numbers are dear to make and cheap to use. */
const numbers = new Map<string, Intl.NumberFormat>();

/** At most one decimal, and at least so many: "13", "13,5". */
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

/** In the viewer's zone: "14:05". */
export const writeTime = (at: number, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' }).format(at);

/** In the viewer's zone: "vr 14 juni om 21:00". */
export const writeMoment = (at: number, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
