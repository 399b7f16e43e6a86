import { LANGUAGES } from '@euro/api-contract';
import { type HalfPoints, toPoints } from '@euro/game';
import type { Language } from '../http/index.js';

/** Where the game's people are: mails give times as their clocks show them. */
const ZONE = 'Europe/Brussels';
/** A moment in words: "woensdag 19/06/24 om 15.00 u." / "Wednesday 19/06/24 at 15:00"; epoch milliseconds. */
export function momentInWords(moment: number, language: Language): string {
  const weekday = new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    weekday: 'long',
    timeZone: ZONE,
  }).format(moment);
  const date = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    timeZone: ZONE,
  }).format(moment);
  return `${weekday} ${date} ${language === 'nl' ? 'om' : 'at'} ${timeInWords(moment, language)}`;
}

/** Weekday and time, for a subject: "woensdag om 15.00 u." / "Wednesday at 15:00". */
export function weekdayInWords(moment: number, language: Language): string {
  const day = new Intl.DateTimeFormat(LANGUAGES[language].locale, { weekday: 'long', timeZone: ZONE }).format(
    moment,
  );
  return `${day} ${language === 'nl' ? 'om' : 'at'} ${timeInWords(moment, language)}`;
}

function timeInWords(moment: number, language: Language): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: ZONE,
  }).format(moment);
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
