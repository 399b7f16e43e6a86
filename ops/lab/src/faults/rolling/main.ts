import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '@euro/api/testing';
import { REPOSITORY } from '@euro/release';
import { Command, Option } from 'commander';
import { percentile } from '../../kit/percentile.js';
import { runTrial } from '../../kit/runTrial.js';
import { type Cluster, startCluster } from '../cluster/cluster.js';
import { type Game, prepareGame } from '../prepareGame.js';
import { Load } from './load.js';
import { makeNextVersion } from './nextVersion.js';
import { rollOver } from './rollOver.js';

const SIZE = { players: 8, teams: 1_000, leagues: 1 };
const READERS = 8;
/** Milliseconds of load before the first step and after the last one. */
const CALM = 2_000;
const SHOWN = 20;

const values = new Command('npm run faults -- rolling')
  .description(
    'A new version with a migration, then restarts, one process after the other under load: no request fails.',
  )
  .addOption(new Option('--requests <number>', 'at least so many').default(100_000).argParser(Number))
  .parse()
  .opts<{ requests: number }>();

await runTrial(async (undo) => {
  const folder = mkdtempSync(join(tmpdir(), 'euro-rolling-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  console.log('Starting a cluster …');
  const resources: { game?: Game } = {};
  const cluster = await startCluster({
    folder: join(folder, 'cluster'),
    logLevel: 'warn',
    async prepare({ databaseUrl }) {
      const database = await connectDatabase(databaseUrl, { statementTimeout: 20_000 });
      resources.game = await prepareGame(database, SIZE);
      await database.sequelize.close();
    },
  });
  undo.push(() => cluster.stop());
  const next = join(folder, 'next');
  makeNextVersion(REPOSITORY, next);
  return roll(cluster, resources.game?.players ?? [], next);
});

async function roll(cluster: Cluster, players: Game['players'], next: string): Promise<number> {
  const load = new Load(cluster.url);
  const entered = [];
  for (const player of players) entered.push(await load.enter(player));
  load.take();
  const working = Promise.all([
    ...Array.from({ length: READERS }, (_, at) => load.read(at)),
    ...entered.map((player, at) => load.play(player, 1_000 + at)),
  ]);
  const problems: string[] = [];
  let [requests, failed, writes, resent, round] = [0, 0, 0, 0, 0];
  const count = (phase: string) => {
    const { times, failures, ...tally } = load.take();
    requests += tally.requests;
    writes += tally.writes;
    resent += tally.resent;
    if (tally.resent > 0 && !phase.includes('reload') && !phase.startsWith('restart'))
      problems.push(`${phase}: ${tally.resent} connections were closed under a request`);
    failed += failures.length;
    problems.push(...failures.map((failure) => `${phase}: ${failure}`));
    const sorted = times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(percentile(sorted, share));
    console.log(
      `${phase.padEnd(44)} ${String(tally.requests).padStart(7)} requests, ${failures.length} failed, ${tally.resent} resent; ms: median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)}`,
    );
  };
  try {
    await Promise.race([pause(CALM), working]);
    count('before');
    // Forwards, back again (the database stays as it is), and the same version again and again.
    for (const root of [next, REPOSITORY]) {
      let step = '';
      const note = (name: string) => {
        if (step !== '') count(step);
        step = `${root === next ? 'new version' : 'back again'}: ${name}`;
      };
      await Promise.race([rollOver(cluster, note, root), working]);
      count(step);
    }
    while (requests + load.requests < values.requests) {
      round += 1;
      await Promise.race([rollOver(cluster, () => {}), working]);
      count(`restart ${round}`);
    }
    await pause(CALM);
    count('after');
  } finally {
    load.stop();
    await working;
  }
  problems.push(...(await load.check()));
  load.close();
  for (const problem of problems.slice(0, SHOWN)) console.log(`\nProblem: ${problem}`);
  console.log(
    `\n${requests} requests, ${writes} of them writes, ${failed} failed, ${resent} resent as nginx reloaded; ${problems.length} problems.`,
  );
  return problems.length === 0 ? 0 : 1;
}
