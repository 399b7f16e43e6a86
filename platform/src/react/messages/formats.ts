const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;

type Options = Intl.NumberFormatOptions & Intl.DateTimeFormatOptions;

/** What `{when, date, long}` asks for: by kind and style, joined by a space. */
const FORMATS = new Map<string, Options>([
  ['number ', {}],
  ['number percent', { style: 'percent' }],
  ['date ', DAY],
  ['date short', { ...DAY, month: 'numeric' }],
  ['date medium', DAY],
  ['date long', { ...DAY, month: 'long' }],
  ['date full', { ...DAY, month: 'long', weekday: 'long' }],
  ['time ', CLOCK],
  ['time short', { hour: 'numeric', minute: 'numeric' }],
  ['time medium', CLOCK],
  ['time long', { ...CLOCK, timeZoneName: 'short' }],
  ['time full', { ...CLOCK, timeZoneName: 'short' }],
]);

export const isFormat = (kind: string, style = ''): boolean => FORMATS.has(`${kind} ${style}`);

const made = new Map<string, unknown>();

/** Formats are dear to make: one of each. */
function once<T>(key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}

export function formatNumber(locale: string, value: number, style = ''): string {
  const options = FORMATS.get(`number ${style}`);
  return once(`n ${locale} ${style}`, () => new Intl.NumberFormat(locale, options)).format(value);
}

/** Whatever it is asked for: a style that isn't known is as without one, and what is no moment is written as it is. */
export function formatValue(locale: string, kind: string, value: string | number | Date, style = ''): string {
  if (kind === 'number') return formatNumber(locale, Number(value), style);
  const options = FORMATS.get(`${kind} ${style}`) ?? FORMATS.get(`${kind} `);
  const moment = typeof value === 'string' ? new Date(value) : value;
  if (!options || Number.isNaN(Number(moment))) return String(value);
  return once(`${kind} ${locale} ${style}`, () => new Intl.DateTimeFormat(locale, options)).format(moment);
}

/** `one`, `other` …: which case of a plural a number is in this language. */
export function pluralCase(locale: string, type: Intl.PluralRuleType, value: number): string {
  return once(`${type} ${locale}`, () => new Intl.PluralRules(locale, { type })).select(value);
}
