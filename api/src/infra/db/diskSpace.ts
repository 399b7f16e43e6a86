import { type Sequelize, Transaction } from 'sequelize';
import { isDiskFull } from './isDiskFull.js';

/** Whether the database has room to write. */
export interface DiskSpace {
  /** A write failed for lack of space, and no later test write succeeded. */
  readonly isFull: boolean;
  /** Inspects the failure of a transaction. */
  note(error: unknown): void;
  /** While it is full: tries whether there is room again. */
  check(): Promise<void>;
}

/** Bytes that are written to find out whether there is room. */
const SAMPLE = 256 * 1_024;
const TABLE = 'disk_check';

export function createDiskSpace(sequelize: Sequelize): DiskSpace {
  let isFull = false;
  return {
    get isFull() {
      return isFull;
    },
    note(error) {
      if (isDiskFull(error)) isFull = true;
    },
    async check() {
      if (!isFull) return;
      isFull = !(await hasRoom(sequelize));
    },
  };
}

/**
 * On MariaDB each table has its own file, so the check needs a table of its own: free space inside others is of no
 * use.
 */
async function hasRoom(sequelize: Sequelize): Promise<boolean> {
  try {
    await sequelize.query(`DROP TABLE IF EXISTS ${TABLE}`);
    await sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, async (transaction) => {
      await sequelize.query(`CREATE TABLE ${TABLE} (sample LONGBLOB)`, { transaction });
      const bind = [Buffer.alloc(SAMPLE, 1)];
      await sequelize.query(`INSERT INTO ${TABLE} (sample) VALUES ($1)`, { bind, transaction });
    });
    return true;
  } catch {
    return false;
  } finally {
    await sequelize.query(`DROP TABLE IF EXISTS ${TABLE}`).catch(() => undefined);
  }
}
