import { type Sequelize, Transaction } from 'sequelize';
import { type DiskFault, diskFault } from './diskFault.js';

/** Whether the database can write to its disk. */
export interface DiskSpace {
  /** Why a write failed, while no later test write succeeded. */
  readonly fault: DiskFault | null;
  /** Inspects the failure of a transaction. */
  note(error: unknown): void;
  /** After a fault: tries whether the disk can be written again. */
  check(): Promise<void>;
}

/** Bytes that are written to find out whether there is room. */
const SAMPLE = 256 * 1_024;
const TABLE = 'disk_check';

export function createDiskSpace(sequelize: Sequelize): DiskSpace {
  let fault: DiskFault | null = null;
  return {
    get fault() {
      return fault;
    },
    note(error) {
      fault = diskFault(error) ?? fault;
    },
    async check() {
      if (fault !== null && (await canWrite(sequelize))) fault = null;
    },
  };
}

/**
 * On MariaDB each table has its own file, so the check needs a table of its own: free space inside others is of no
 * use.
 */
async function canWrite(sequelize: Sequelize): Promise<boolean> {
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
