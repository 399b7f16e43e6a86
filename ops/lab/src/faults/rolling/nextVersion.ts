import { cpSync, mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Not part of a clone that runs, or made for it below. */
const LEFT_OUT = new Set(['.git', '.cache', '.data', '.test', 'api']);

/** A migration as a release makes one: it adds a column, an index and a table, and takes nothing away. */
const MIGRATION = `
export const trial = {
  name: '9999-trial',
  async up({ queryInterface, transaction }) {
    const run = (sql) => queryInterface.sequelize.query(sql, { transaction });
    await run("ALTER TABLE teams ADD COLUMN trial_note VARCHAR(40) NOT NULL DEFAULT ''");
    await run('CREATE INDEX trial_saved_at ON team_lineups (saved_at)');
    await run('CREATE TABLE trial_notes (id INT NOT NULL PRIMARY KEY, note VARCHAR(40) NOT NULL)');
    await run("UPDATE teams SET trial_note = 'trial'");
    await run('INSERT INTO trial_notes (id, note) SELECT id, trial_note FROM teams');
  },
};
`;
const MIGRATIONS = `
import { migrations as earlier } from './earlier.js';
import { trial } from './trial.js';
export * from './earlier.js';
export const migrations = [...earlier, trial];
`;

/**
 * A clone of the next version beside this one: the same programs with one more migration.
 * @param folder empty or missing
 */
export function makeNextVersion(repository: string, folder: string): void {
  const api = join(folder, 'api');
  mkdirSync(api, { recursive: true });
  for (const name of readdirSync(repository))
    if (!LEFT_OUT.has(name)) symlinkSync(join(repository, name), join(folder, name));
  for (const name of readdirSync(join(repository, 'api')))
    if (name !== 'dist') symlinkSync(join(repository, 'api', name), join(api, name));
  cpSync(join(repository, 'api/dist'), join(api, 'dist'), { recursive: true });
  const migrations = join(api, 'dist/migrations');
  renameSync(join(migrations, 'index.js'), join(migrations, 'earlier.js'));
  writeFileSync(join(migrations, 'trial.js'), MIGRATION);
  writeFileSync(join(migrations, 'index.js'), MIGRATIONS);
}
