import { QueryTypes, type Sequelize, Transaction } from 'sequelize';
import type { UmzugStorage } from 'umzug';
import { migrations } from '../../../migrations/index.js';
import type { MigrationContext } from '../../../migrations/migration.js';
import type { Database } from './database.js';
import { withStatementTimeout } from './timeBudget.js';

/** Another process may be migrating: seconds to wait for it. */
const LOCK_TIMEOUT = 60;
/** Changing a large table takes its time, in milliseconds. */
const STATEMENT_TIMEOUT = 60 * 60 * 1000;
const LOCK_NAME = 'euro-migrations';

/**
 * Brings the schema up to date and returns the names of the migrations that ran. Several processes may call it
 * concurrently.
 */
export function migrate(database: Database): Promise<string[]> {
  return withStatementTimeout(STATEMENT_TIMEOUT, () => migrateOnce(database));
}

async function migrateOnce({ sequelize, dialect }: Database): Promise<string[]> {
  // Its two hundred modules are loaded only where something may have to be migrated.
  const { Umzug } = await import('umzug');
  // One connection does it all: SQLite's write lock or MySQL's named lock belongs to a connection.
  return sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, async (transaction) => {
    if (dialect === 'mysql') await takeNamedLock(sequelize, transaction);
    try {
      const umzug = new Umzug<MigrationContext>({
        migrations: migrations.map(({ name, up }) => ({ name, up: ({ context }) => up(context) })),
        context: { queryInterface: sequelize.getQueryInterface(), transaction },
        storage: new MigrationTable(),
        logger: undefined,
      });
      return (await umzug.up()).map(({ name }) => name);
    } finally {
      if (dialect === 'mysql') {
        await sequelize.query('SELECT RELEASE_LOCK(?)', { replacements: [LOCK_NAME], transaction });
      }
    }
  });
}

async function takeNamedLock(sequelize: Sequelize, transaction: Transaction): Promise<void> {
  const [row] = await sequelize.query<{ taken: number | null }>('SELECT GET_LOCK(?, ?) AS taken', {
    replacements: [LOCK_NAME, LOCK_TIMEOUT],
    type: QueryTypes.SELECT,
    transaction,
  });
  if (row?.taken !== 1) throw new Error('Another process is migrating the database and does not finish.');
}

/** Names of the migrations that ran: the table `migrations`. */
class MigrationTable implements UmzugStorage<MigrationContext> {
  async executed({ context }: { context: MigrationContext }): Promise<string[]> {
    const { sequelize } = context.queryInterface;
    const { transaction } = context;
    await sequelize.query('CREATE TABLE IF NOT EXISTS migrations (name VARCHAR(120) NOT NULL PRIMARY KEY)', {
      transaction,
    });
    const rows = await sequelize.query<{ name: string }>('SELECT name FROM migrations ORDER BY name', {
      type: QueryTypes.SELECT,
      transaction,
    });
    return rows.map(({ name }) => name);
  }

  async logMigration({ name, context }: { name: string; context: MigrationContext }): Promise<void> {
    await context.queryInterface.sequelize.query('INSERT INTO migrations (name) VALUES (?)', {
      replacements: [name],
      transaction: context.transaction,
    });
  }

  async unlogMigration({ name, context }: { name: string; context: MigrationContext }): Promise<void> {
    await context.queryInterface.sequelize.query('DELETE FROM migrations WHERE name = ?', {
      replacements: [name],
      transaction: context.transaction,
    });
  }
}
