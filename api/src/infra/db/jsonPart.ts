import type { Sequelize } from 'sequelize';

/**
 * Rows that a statement reads beside its own, as one column: several small reads of one state of the database in one
 * round trip.
 */
export interface JsonPart<Row> {
  /** The selected columns, by their names in the row. */
  readonly columns: { readonly [Name in keyof Row & string]: string };
  /** A whole number that differs in all rows. */
  readonly key: string;
  /** From `FROM` on; it may name tables of the statement around it. */
  readonly from: string;
}

/**
 * SQL of a scalar: the rows of a part as a JSON object, by their keys. An array would be slower by as much as a
 * statement: MariaDB collects its elements in a table on disk, and cuts it off at `group_concat_max_len`.
 */
export function partSql<Row>(sequelize: Sequelize, { columns, key, from }: JsonPart<Row>): string {
  const collect = sequelize.getDialect() === 'sqlite' ? 'json_group_object' : 'JSON_OBJECTAGG';
  return `(SELECT ${collect}(${key}, JSON_ARRAY(${Object.values(columns).join(', ')})) FROM ${from})`;
}

/** Reads a value that the database wrote as JSON; null for NULL. MySQL's driver parses it, SQLite's returns text. */
export function readJson<Value>(value: unknown): Value {
  return (typeof value === 'string' ? JSON.parse(value) : value) as Value;
}

/** The rows of a part, in no order; flags are 0 and 1 as in any other row. @param value what the database answered */
export function readPart<Row>({ columns }: JsonPart<Row>, value: unknown): Row[] {
  // Without a row SQLite writes an empty object, and the others NULL.
  const rows = Object.values(readJson<Record<string, unknown[]> | null>(value) ?? {});
  const names = Object.keys(columns);
  return rows.map((cells) => {
    const row: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at += 1) row[names[at] ?? ''] = cells[at];
    return row as Row;
  });
}
