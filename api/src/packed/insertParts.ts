import type { Transaction } from 'sequelize';
import type { GameContext } from '../infra/context.js';

/** Bytes in one statement; servers take sixteen million of them. */
const STATEMENT = 1_000_000;
/** Rows in one statement: SQLite binds 32,766 values. */
const MAX_ROWS = 500;

export interface Part {
  readonly part: number;
  readonly bytes: Buffer;
}

interface Target {
  readonly table: 'result_parts' | 'ranking_parts' | 'ranking_positions';
  /** The column of the bytes. */
  readonly column: 'results' | 'places' | 'positions';
  /** Columns of the key that all these parts share, by name. */
  readonly key: Readonly<Record<string, number>>;
}

/**
 * Writes parts as bound bytes: spelled out in the statement they would be twice as long, and read by the server's
 * parser.
 */
export async function insertParts(
  { sequelize }: Pick<GameContext, 'sequelize'>,
  { table, column, key }: Target,
  parts: readonly Part[],
  transaction: Transaction,
): Promise<void> {
  const size = parts[0]?.bytes.length ?? 1;
  const rows = Math.max(1, Math.min(MAX_ROWS, Math.floor(STATEMENT / size)));
  const common = Object.values(key);
  const columns = [...Object.keys(key), 'part', column].join(', ');
  for (let start = 0; start < parts.length; start += rows) {
    const batch = parts.slice(start, start + rows);
    const places = batch.map((_, index) => {
      const own = common.length + 2 * index;
      return `(${[...common.keys(), own, own + 1].map((at) => `$${at + 1}`).join(', ')})`;
    });
    await sequelize.query(`INSERT INTO ${table} (${columns}) VALUES ${places.join(', ')}`, {
      bind: [...common, ...batch.flatMap(({ part, bytes }) => [part, bytes])],
      transaction,
    });
  }
}
