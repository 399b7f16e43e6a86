import type { Locale } from './locale.js';

/** Length of a date: "14/06", "23/06/24", "za 22/06", "zo 23/06/24", "zondag 23/06/24". */
export type DateStyle = 'weekday' | 'day' | 'date' | 'short' | 'medium' | 'long';

/** A moment; epoch ms, or an ISO text as the API sends it. */
export type Moment = number | string | Date;

function part(
  moment: Moment,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
  timeZone?: string,
): string {
  return formatter(locale, { ...options, timeZone })
    .format(new Date(moment))
    .replace(/\.$/, '');
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating one costs forty times a use. It uses the viewer's zone at its creation. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${new Date().getTimezoneOffset()} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

/** A date in the viewer's time zone (or `timeZone`). */
export function formatDate(
  moment: Moment,
  locale: Locale,
  style: DateStyle = 'long',
  timeZone?: string,
): string {
  const weekday = part(moment, locale, { weekday: style === 'long' ? 'long' : 'short' }, timeZone);
  if (style === 'weekday') return weekday;
  const day = { day: '2-digit', month: '2-digit' } as const;
  const numbers = part(
    moment,
    'en-GB',
    style === 'day' || style === 'short' ? day : { ...day, year: '2-digit' },
    timeZone,
  );
  if (style === 'day' || style === 'date') return numbers;
  return `${weekday} ${numbers}`;
}

/** A time in the viewer's time zone as the language writes it: "21.00" / "21:00". */
export function formatClockTime(moment: Moment, locale: Locale, timeZone?: string): string {
  const time = formatTime(moment, timeZone);
  return locale === 'nl-BE' ? time.replace(':', '.') : time;
}

/** A time with a colon in every language; released remotes use it. New code uses {@link formatClockTime}. */
export function formatTime(moment: Moment, timeZone?: string): string {
  return part(moment, 'en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone);
}

/** Date and time: "zondag 23/06/24 · 21.00 u." / "Sunday 23/06/24 · 21:00". No line begins with the "u.". */
export function formatDateTime(
  moment: Moment,
  locale: Locale,
  style: DateStyle = 'long',
  timeZone?: string,
): string {
  const time = formatClockTime(moment, locale, timeZone);
  return `${formatDate(moment, locale, style, timeZone)} · ${locale === 'nl-BE' ? `${time}\u00a0u.` : time}`;
}
