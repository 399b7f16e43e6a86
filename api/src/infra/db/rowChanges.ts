/** A row as the database or the feed gives it; keys are the model's attributes. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** The changes that make the stored rows equal to the target rows. */
export interface RowChanges {
  readonly added: readonly Row[];
  readonly updated: readonly Row[];
  /** The stored rows of `updated`, in the same order. */
  readonly befores: readonly Row[];
  readonly removed: readonly Row[];
  /** Short descriptions of updates: `Musiala: value 85 → 90`. */
  readonly updates: readonly string[];
}

/**
 * Compares rows by `key`; only the attributes that the wanted row has are looked at.
 * @param nameOf how a row is called in a report.
 */
export function rowChanges(
  stored: readonly Row[],
  rows: readonly Row[],
  key: readonly string[],
  nameOf: (row: Row) => string,
): RowChanges {
  const keyOf = (row: Row) => key.map((attribute) => row[attribute]).join(' ');
  const storedByKey = new Map(stored.map((row) => [keyOf(row), row]));
  const added: Row[] = [];
  const updated: Row[] = [];
  const befores: Row[] = [];
  const updates: string[] = [];
  for (const row of rows) {
    const before = storedByKey.get(keyOf(row));
    storedByKey.delete(keyOf(row));
    if (!before) {
      added.push(row);
      continue;
    }
    const changed = Object.keys(row).filter((attribute) => !isSame(before[attribute], row[attribute]));
    if (changed.length === 0) continue;
    updated.push(row);
    befores.push(before);
    updates.push(`${nameOf(row)}: ${changed.map((name) => describe(name, before, row)).join(', ')}`);
  }
  return { added, updated, befores, removed: [...storedByKey.values()], updates };
}

function isSame(before: Row[string] | undefined, after: Row[string] | undefined): boolean {
  // Databases keep booleans as 0 and 1.
  return typeof after === 'boolean' ? Boolean(before) === after : (before ?? null) === (after ?? null);
}

function describe(name: string, before: Row, after: Row): string {
  return `${name} ${shorten(before[name])} → ${shorten(after[name])}`;
}

function shorten(value: Row[string] | undefined): string {
  const text = typeof value === 'boolean' ? String(Number(value)) : String(value ?? '–');
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
