import { type Locale, withMinus } from './locale.js';

const NBSP = '\u00a0';

function decimals(value: number, locale: Locale, minDigits: number, maxDigits: number): string {
  return withMinus(formatter(locale, minDigits, maxDigits).format(value));
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Making one costs ten times what using it does, and a list of players uses hundreds. */
function formatter(locale: Locale, minDigits: number, maxDigits: number): Intl.NumberFormat {
  const key = `${locale} ${minDigits} ${maxDigits}`;
  const options = { minimumFractionDigits: minDigits, maximumFractionDigits: maxDigits };
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

function euro(amount: string, locale: Locale): string {
  const sign = amount.startsWith('−') ? '−' : '';
  const digits = amount.slice(sign.length);
  return locale === 'nl-BE' ? `${sign}€${NBSP}${digits}` : `${sign}€${digits}`;
}

/** A whole number with separators: 48213 → "48.213" / "48,213". */
export function formatInteger(value: number, locale: Locale): string {
  return decimals(value, locale, 0, 0);
}

/** Millions as "€ 4,5" / "€4.5", for places where "mln" is beside it. */
export function formatMillionsShort(millions: number, locale: Locale): string {
  return euro(decimals(millions, locale, 1, 1), locale);
}

/** Millions in full: 4.5 → "€ 4,5 mln" / "€4.5m". */
export function formatMillions(millions: number, locale: Locale): string {
  const amount = formatMillionsShort(millions, locale);
  return locale === 'nl-BE' ? `${amount}${NBSP}mln` : `${amount}m`;
}

/** A price in euro: 9.9 → "€ 9,90" / "€9.90". */
export function formatPrice(price: number, locale: Locale): string {
  return euro(decimals(price, locale, 2, 2), locale);
}

/** Decimals of points: `auto` drops ",0" (a player's 9), `always` shows it (a team's 130,0). */
export type PointDecimals = 'auto' | 'always';

/** Points: 13.5 → "13,5"; 130 → "130" or, always, "130,0". */
export function formatPoints(points: number, locale: Locale, style: PointDecimals = 'auto'): string {
  return decimals(points, locale, style === 'always' ? 1 : 0, 1);
}

/** Points with their sign, as in a breakdown: "+5", "−1". */
export function formatSignedPoints(points: number, locale: Locale): string {
  const text = formatPoints(points, locale);
  return points > 0 ? `+${text}` : text;
}

/** A share of a hundred: 41 → "41 %" / "41%". */
export function formatPercent(percent: number, locale: Locale): string {
  const text = decimals(percent, locale, 0, 1);
  return locale === 'nl-BE' ? `${text}${NBSP}%` : `${text}%`;
}

const ENGLISH_SUFFIX: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A place: 4096 → "4.096e" / "4,096th". */
export function formatOrdinal(place: number, locale: Locale): string {
  const text = formatInteger(place, locale);
  if (locale === 'nl-BE') return `${text}e`;
  const rule = new Intl.PluralRules(locale, { type: 'ordinal' }).select(place);
  return `${text}${ENGLISH_SUFFIX[rule] ?? 'th'}`;
}
