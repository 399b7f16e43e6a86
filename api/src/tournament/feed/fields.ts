/** What a cell holds, or what it should have held. */
export type Cell<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly expected: string };

/** Reads one kind of cell. */
export interface Field<T> {
  (raw: string): Cell<T>;
  /** A feed may leave the whole column out: its cells are empty then. */
  readonly mayBeMissing?: boolean;
}

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number): Field<number> {
  const expected = `a whole number from ${min} to ${max}`;
  return (raw) => {
    if (!/^\d{1,9}$/.test(raw)) return { ok: false, expected };
    const value = Number(raw);
    return value >= min && value <= max ? { ok: true, value } : { ok: false, expected };
  };
}

/** `0` or `1`. */
export const yesNo: Field<boolean> = (raw) =>
  raw === '0' || raw === '1' ? { ok: true, value: raw === '1' } : { ok: false, expected: '0 or 1' };

/** Millions with at most one decimal, as integer tenths. */
export function millions(minTenths: number, maxTenths: number): Field<number> {
  const expected = `millions from ${minTenths / 10} to ${maxTenths / 10} with at most one decimal, like 7.5`;
  return (raw) => {
    if (!/^\d{1,4}(\.\d)?$/.test(raw)) return { ok: false, expected };
    const value = Math.round(Number(raw) * 10);
    return value >= minTenths && value <= maxTenths ? { ok: true, value } : { ok: false, expected };
  };
}

/** A moment in UTC to the second, as epoch milliseconds. */
export const utcMoment: Field<number> = (raw) => {
  const expected = 'a moment in UTC like 2024-06-14T19:00:00Z';
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(raw)) return { ok: false, expected };
  const value = Date.parse(raw);
  const isReal = Number.isFinite(value) && new Date(value).toISOString() === raw.replace('Z', '.000Z');
  return isReal ? { ok: true, value } : { ok: false, expected };
};

/** Text of `min` to `max` characters without control characters. */
export function words(min: number, max: number): Field<string> {
  const expected = min === 0 ? `at most ${max} characters` : `text of ${min} to ${max} characters`;
  return (raw) => {
    const length = [...raw].length;
    return length >= min && length <= max && !/\p{Cc}/u.test(raw)
      ? { ok: true, value: raw }
      : { ok: false, expected };
  };
}

/** Text of one shape; `expected` describes it to the operator. */
export function shaped(pattern: RegExp, expected: string): Field<string> {
  return (raw) => (pattern.test(raw) ? { ok: true, value: raw } : { ok: false, expected });
}

/** An empty cell is null. */
export function orEmpty<T>(field: Field<T>): Field<T | null> {
  return (raw) => {
    if (raw === '') return { ok: true, value: null };
    const cell = field(raw);
    return cell.ok ? cell : { ok: false, expected: `${cell.expected}, or empty` };
  };
}

/** A column that a feed may leave out; an empty cell is null. */
export function ifGiven<T>(field: Field<T>): Field<T | null> {
  return Object.assign(orEmpty(field), { mayBeMissing: true });
}
