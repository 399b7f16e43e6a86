import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, type Database } from '@euro/api/testing';
import { Command, Option } from 'commander';
import { runTrial } from '../../kit/runTrial.js';
import { startCluster } from '../cluster/cluster.js';
import { type Game, prepareGame } from '../prepareGame.js';
import { playHistory } from './trial.js';

/** Players, made-up teams beside them, and leagues: the first is for the chat. */
const SIZE = { players: 10, teams: 1_000, leagues: 5 };
const SHOWN = 20;

const values = new Command('npm run faults -- history')
  .description(
    'Faults at random on a whole cluster while people play; every acknowledged write is looked for.',
  )
  .addOption(new Option('--minutes <number>', 'how long').default(5).argParser(Number))
  .addOption(
    new Option('--seed <number>', 'decides what fails and who does what').default(1).argParser(Number),
  )
  .option('--keep', 'leaves the logs of all processes in their folder')
  .parse()
  .opts<{ minutes: number; seed: number; keep?: true }>();

await runTrial(async (undo) => {
  const { minutes, seed, keep = false } = values;
  const folder = mkdtempSync(join(tmpdir(), 'euro-history-'));
  undo.push(() => keep || rmSync(folder, { recursive: true, force: true }));
  console.log(`Seed ${seed}. Starting a cluster in ${folder} …`);
  const resources: { database?: Database; game?: Game } = {};
  const cluster = await startCluster({
    folder,
    wired: true,
    logLevel: 'warn',
    async prepare({ databaseUrl }) {
      resources.database = await connectDatabase(databaseUrl, { statementTimeout: 20_000 });
      resources.game = await prepareGame(resources.database, SIZE);
      // All teams and Premium may be ordered.
      await resources.database.models.Team.update({ paid: false }, { where: {} });
      await resources.database.models.UserRole.destroy({ where: { role: 'premium' } });
    },
  });
  undo.push(() => cluster.stop());
  const { database, game } = resources;
  if (!database || !game) throw new Error('There is no game.');
  undo.push(() => database.sequelize.close());
  console.log(`Playing for ${minutes} minutes …`);
  const trial = { cluster, database, game, seed, milliseconds: minutes * 60_000 };
  const { figures, violations } = await playHistory(trial);
  for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(44)} ${figure}`);
  for (const violation of violations.slice(0, SHOWN)) console.log(`\nViolation: ${violation}`);
  console.log(`\n${violations.length === 0 ? 'No violation.' : `${violations.length} violations.`}`);
  return violations.length === 0 ? 0 : 1;
});
