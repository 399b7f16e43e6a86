import { LANGUAGES } from '@euro/api-contract';
import { type HalfPoints, toPoints } from '@euro/game';
import type { Language } from '../http/index.js';

/** Where the game's people are: mails give times as their clocks show them. */
const ZONE = 'Europe/Brussels';

/** Making a formatter takes longer than writing a mail; each is made once. */
const weekdayOf = formatOf((language) => LANGUAGES[language].locale, { weekday: 'long' });
const dateOf = formatOf(() => 'en-GB', { day: '2-digit', month: '2-digit', year: '2-digit' });
const clockTimeOf = formatOf(() => 'en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function formatOf(
  localeOf: (language: Language) => string,
  options: Intl.DateTimeFormatOptions,
): (moment: number, language: Language) => string {
  const formats = new Map<Language, Intl.DateTimeFormat>();
  return (moment, language) => {
    const format =
      formats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: ZONE });
    formats.set(language, format);
    return format.format(moment);
  };
}

/** A moment in words: "woensdag 19/06/24 om 15.00 u." / "Wednesday 19/06/24 at 15:00"; epoch milliseconds. */
export function momentInWords(moment: number, language: Language): string {
  const day = `${weekdayOf(moment, language)} ${dateOf(moment, language)}`;
  return `${day} ${language === 'nl' ? 'om' : 'at'} ${timeInWords(moment, language)}`;
}

/** Weekday and time, for a subject: "woensdag om 15.00 u." / "Wednesday at 15:00". */
export function weekdayInWords(moment: number, language: Language): string {
  return `${weekdayOf(moment, language)} ${language === 'nl' ? 'om' : 'at'} ${timeInWords(moment, language)}`;
}

function timeInWords(moment: number, language: Language): string {
  const time = clockTimeOf(moment, language);
  return language === 'nl' ? `${time.replace(':', '.')} u.` : time;
}

/** A number as people write it: 13.5 → "13,5"; 1204 → "1.204". */
export function numberInWords(value: number, language: Language): string {
  return new Intl.NumberFormat(LANGUAGES[language].locale, { maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');
}

const SUFFIX: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A place in a ranking: 3 → "3e" / "3rd". */
export function placeInWords(place: number, language: Language): string {
  const number = numberInWords(place, language);
  if (language === 'nl') return `${number}e`;
  return number + (SUFFIX[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)] ?? 'th');
}

const POINT = { nl: ['punt', 'punten'], en: ['point', 'points'] } as const;

/** Points with their word: 27 halves → "13,5 punten" / "13.5 points". */
export function pointsInWords(halves: HalfPoints, language: Language): string {
  const points = toPoints(halves);
  const [one, many] = POINT[language];
  return `${numberInWords(points, language)} ${Math.abs(points) === 1 ? one : many}`;
}

/** Cents as people write euro: 1400 → "€ 14,00" / "€14.00". */
export function eurosInWords(cents: number, language: Language): string {
  return new Intl.NumberFormat(LANGUAGES[language].locale, { style: 'currency', currency: 'EUR' })
    .format(cents / 100)
    .replaceAll('\u00A0', ' ');
}
