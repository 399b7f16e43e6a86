/** Parses an unknown value. @throws an error with the path of the mismatch */
export type Reader<T> = (value: unknown) => T;

class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export const anything: Reader<unknown> = (value) => value;

export function text(form = /(?:)/): Reader<string> {
  return (value) => {
    if (typeof value !== 'string' || !form.test(value)) throw new Unreadable(`is no ${form}`);
    return value;
  };
}

/** @param isOne a further condition */
export function number(isOne: (value: number) => boolean = Number.isFinite): Reader<number> {
  return (value) => {
    if (typeof value !== 'number' || !isOne(value)) throw new Unreadable('is no such number');
    return value;
  };
}

export function oneOf<const W extends string>(words: readonly W[]): Reader<W> {
  return (value) => {
    const word = words.find((one) => one === value);
    if (word === undefined) throw new Unreadable(`is none of ${words.join(', ')}`);
    return word;
  };
}

export function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new Unreadable('is no list');
    return value.map((item, at) => within(at, () => read(item)));
  };
}

/** An object with any keys, whose values `read` parses. */
export function recordOf<T>(read: Reader<T>): Reader<Record<string, T>> {
  return (value) => {
    if (Array.isArray(value)) throw new Unreadable('is no object');
    const fields = Object.entries(fieldsOf(value));
    return Object.fromEntries(fields.map(([name, field]) => [name, within(name, () => read(field))]));
  };
}

/** An object with these fields; others are dropped. */
export function shape<S extends Readonly<Record<string, Reader<unknown>>>>(
  readers: S,
): Reader<{ [N in keyof S]: ReturnType<S[N]> }> {
  return (value) => {
    const fields = fieldsOf(value);
    const read = Object.entries(readers).map(([name, reader]) => [
      name,
      within(name, () => reader(fields[name])),
    ]);
    return Object.fromEntries(read.filter(([, field]) => field !== undefined)) as {
      [N in keyof S]: ReturnType<S[N]>;
    };
  };
}

export function optional<T>(read: Reader<T>): Reader<T | undefined> {
  return (value) => (value === undefined ? undefined : read(value));
}

/** Parses a value, or returns the default for `undefined`. */
export function orElse<T>(read: Reader<T>, fallback: () => NoInfer<T>): Reader<T> {
  return (value) => (value === undefined ? fallback() : read(value));
}

/** Parses a value; null when it does not match. */
export function tryTo<T>(read: Reader<T>, value: unknown): T | null {
  try {
    return read(value);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unreadable('is no object');
  return value as Readonly<Record<string, unknown>>;
}

/** Prefixes errors with the path: `active.manifest.entry: is no …`. */
function within<T>(name: string | number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isDeeper = error.message.includes(': ');
    throw new Unreadable(`${name}${isDeeper ? '.' : ': '}${error.message}`);
  }
}
