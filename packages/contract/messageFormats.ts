const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;

type Options = Intl.NumberFormatOptions & Intl.DateTimeFormatOptions;

/** Options of `{when, date, long}`, by kind and style joined by a space. */
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

const formatters = new Map<string, unknown>();

/** Creates each formatter cached, because creation is slow. */
function cached<T>(key: string, create: () => T): T {
  if (!formatters.has(key)) formatters.set(key, create());
  return formatters.get(key) as T;
}

export function formatNumber(locale: string, value: number, style = ''): string {
  const options = FORMATS.get(`number ${style}`);
  return cached(`n ${locale} ${style}`, () => new Intl.NumberFormat(locale, options)).format(value);
}

/** Formats a value; an unknown style counts as none, and an invalid date is returned as text. */
export function formatValue(locale: string, kind: string, value: string | number | Date, style = ''): string {
  if (kind === 'number') return formatNumber(locale, Number(value), style);
  const options = FORMATS.get(`${kind} ${style}`) ?? FORMATS.get(`${kind} `);
  const moment = typeof value === 'string' ? new Date(value) : value;
  if (!options || Number.isNaN(Number(moment))) return String(value);
  return cached(`${kind} ${locale} ${style}`, () => new Intl.DateTimeFormat(locale, options)).format(moment);
}

/** The plural case of a number in this language: `one`, `other` … */
export function pluralCase(locale: string, type: Intl.PluralRuleType, value: number): string {
  return cached(`${type} ${locale}`, () => new Intl.PluralRules(locale, { type })).select(value);
}
