import { LANGUAGES } from '@euro/api-contract';
import { type HalfPoints, toPoints } from '@euro/game';
import { defineTexts } from './defineTexts.js';
import { localeOf, type TextLanguage } from './textLanguage.js';

const texts = defineTexts(import.meta.url, {
  nl: {
    moment: '{weekday} {date} om {time}',
    weekday: '{weekday} om {time}',
    time: '{hour}.{minute} u.',
    place: '{place, selectordinal, other {#e}}',
    points: '{count, plural, one {{points} punt} other {{points} punten}}',
  },
  en: {
    moment: '{weekday} {date} at {time}',
    weekday: '{weekday} at {time}',
    time: '{hour}:{minute}',
    place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    points: '{count, plural, one {{points} point} other {{points} points}}',
  },
});

/** Time zone of the players of the game. */
const ZONE = 'Europe/Brussels';

const isWritten = (language: TextLanguage) => Object.hasOwn(LANGUAGES, language);

/** Making a formatter takes longer than writing a mail; each is made once. */
const weekdayOf = formatOf(localeOf, { weekday: 'long' });
/** In the two written languages alike: 19/06/24. */
const dateOf = formatOf((language) => (isWritten(language) ? 'en-GB' : localeOf(language)), {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
});
const clockTimeOf = formatOf(() => 'en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function formatOf(
  localeFor: (language: TextLanguage) => string,
  options: Intl.DateTimeFormatOptions,
): (moment: number, language: TextLanguage) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (moment, language) => {
    const locale = localeFor(language);
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: ZONE });
    formats.set(locale, format);
    return format.format(moment);
  };
}

/** A moment in words: "woensdag 19/06/24 om 15.00 u." / "Wednesday 19/06/24 at 15:00"; epoch milliseconds. */
export function momentInWords(moment: number, language: TextLanguage): string {
  return texts(language)('moment', {
    weekday: weekdayOf(moment, language),
    date: dateOf(moment, language),
    time: timeInWords(moment, language),
  });
}

/** Weekday and time, for a subject: "woensdag om 15.00 u." / "Wednesday at 15:00". */
export function weekdayInWords(moment: number, language: TextLanguage): string {
  const weekday = weekdayOf(moment, language);
  return texts(language)('weekday', { weekday, time: timeInWords(moment, language) });
}

function timeInWords(moment: number, language: TextLanguage): string {
  const [hour = '', minute = ''] = clockTimeOf(moment, language).split(':');
  return texts(language)('time', { hour, minute });
}

/** A number as people write it: 13.5 → "13,5"; 1204 → "1.204". */
export function numberInWords(value: number, language: TextLanguage): string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');
}

/** A place in a ranking: 3 → "3e" / "3rd". */
export function placeInWords(place: number, language: TextLanguage): string {
  return texts(language)('place', { place });
}

/** Points with their word: 27 halves → "13,5 punten" / "13.5 points". */
export function pointsInWords(halves: HalfPoints, language: TextLanguage): string {
  const points = toPoints(halves);
  return texts(language)('points', { count: Math.abs(points), points: numberInWords(points, language) });
}

/** Cents as people write euro: 1400 → "€ 14,00" / "€14.00". */
export function eurosInWords(cents: number, language: TextLanguage): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'EUR' })
    .format(cents / 100)
    .replaceAll('\u00A0', ' ');
}
