import { isLegible } from './isLegible.js';

/** The value of a cell, or a description of the expected one. */
export type Cell<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly expected: string };

/** JSON Schema of a cell in a message (docs/guides/live-feed.md). */
export type CellSchema = Readonly<Record<string, unknown>>;

/** Reads one kind of cell. */
export interface Field<T> {
  (raw: string): Cell<T>;
  /** JSON schema of the value in a message; numbers may be texts as in a file. */
  readonly schema: CellSchema;
  /** Describes a cell that another program has converted, and what to do; null for other cells. */
  readonly foreignForm?: (raw: string) => string | null;
  /** A feed may leave the whole column out: its cells are empty then. */
  readonly mayBeMissing?: boolean;
}

/** A kind of cell with its schema. */
export function field<T>(read: (raw: string) => Cell<T>, schema: CellSchema): Field<T> {
  return Object.assign((raw: string) => read(raw), { schema });
}

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number): Field<number> {
  const expected = `a whole number from ${min} to ${max}`;
  const pattern = /^\d{1,9}$/;
  return field(
    (raw) => {
      if (!pattern.test(raw)) return { ok: false, expected };
      const value = Number(raw);
      return value >= min && value <= max ? { ok: true, value } : { ok: false, expected };
    },
    { type: ['integer', 'string'], minimum: min, maximum: max, pattern: pattern.source },
  );
}

/** `0` or `1`. */
export const yesNo: Field<boolean> = field(
  (raw) =>
    raw === '0' || raw === '1' ? { ok: true, value: raw === '1' } : { ok: false, expected: '0 or 1' },
  { enum: [0, 1, '0', '1'] },
);

/** Millions with at most one decimal, as integer tenths. */
export function millions(minTenths: number, maxTenths: number): Field<number> {
  const expected = `millions from ${minTenths / 10} to ${maxTenths / 10} with at most one decimal, like 7.5`;
  const pattern = /^\d{1,4}(\.\d)?$/;
  return field(
    (raw) => {
      if (!pattern.test(raw)) return { ok: false, expected };
      const value = Math.round(Number(raw) * 10);
      return value >= minTenths && value <= maxTenths ? { ok: true, value } : { ok: false, expected };
    },
    {
      type: ['number', 'string'],
      minimum: minTenths / 10,
      maximum: maxTenths / 10,
      pattern: pattern.source,
      description: 'With at most one decimal.',
    },
  );
}

/** A moment in UTC to the second, as epoch milliseconds. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
/** `19/06/2024 15:00`, `6/19/24 3:00 PM`, `2024-06-19 15:00`, `19.06.2024`, or days since 1900. */
const OF_SPREADSHEETS =
  /^(\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4} \d{1,2}:\d{2}(:\d{2})?( ?[AP]M)?|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{5}([.,]\d+)?)$/i;
const readMoment = field(
  (raw) => {
    const expected = 'a moment in UTC like 2024-06-14T19:00:00Z';
    if (!MOMENT.test(raw)) return { ok: false, expected };
    const value = Date.parse(raw);
    const isReal = Number.isFinite(value) && new Date(value).toISOString() === raw.replace('Z', '.000Z');
    return isReal ? { ok: true, value } : { ok: false, expected };
  },
  { type: 'string', pattern: MOMENT.source },
);
export const utcMoment: Field<number> = Object.assign(readMoment, {
  foreignForm: (raw: string) =>
    OF_SPREADSHEETS.test(raw)
      ? 'how a spreadsheet writes a moment: format the column as text like 2024-06-14T19:00:00Z, in UTC.'
      : null,
});

/** Text of `min` to `max` characters that can be seen. */
export function words(min: number, max: number): Field<string> {
  const expected = `${min === 0 ? `at most ${max}` : `text of ${min} to ${max}`} characters that can be seen`;
  return field(
    (raw) => {
      // Some programs write é as e and an accent.
      const value = raw.normalize('NFC');
      const length = [...value].length;
      const isBlank = min > 0 && value.trim() === '';
      return length >= min && length <= max && !isBlank && isLegible(value)
        ? { ok: true, value }
        : { ok: false, expected };
    },
    { type: 'string', minLength: min, maxLength: max },
  );
}

/** Text of one shape; `expected` describes it to the operator. */
export function matching(pattern: RegExp, expected: string): Field<string> {
  return field((raw) => (pattern.test(raw) ? { ok: true, value: raw } : { ok: false, expected }), {
    type: 'string',
    pattern: pattern.source,
    description: `It is ${expected}.`,
  });
}

/** One of some words. */
export function oneOf<const W extends string>(allowed: readonly W[]): Field<W> {
  return field(
    (raw) => {
      const value = allowed.find((word) => word === raw);
      return value === undefined ? { ok: false, expected: allowed.join(', ') } : { ok: true, value };
    },
    { enum: [...allowed] },
  );
}

/** An empty cell is null. */
export function orEmpty<T>(base: Field<T>): Field<T | null> {
  const read = field<T | null>(
    (raw) => {
      if (raw === '') return { ok: true, value: null };
      const cell = base(raw);
      return cell.ok ? cell : { ok: false, expected: `${cell.expected}, or empty` };
    },
    { anyOf: [base.schema, { enum: [null, ''] }] },
  );
  return base.foreignForm ? Object.assign(read, { foreignForm: base.foreignForm }) : read;
}

/** A column that a feed may leave out; an empty cell is null. */
export function optional<T>(base: Field<T>): Field<T | null> {
  return Object.assign(orEmpty(base), { mayBeMissing: true });
}
