import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { type Cluster, startCluster } from './cluster.js';

const values = new Command('npm run cluster --')
  .description(
    'The portal as on several machines, on this one: nginx, gateways, API processes, workers, MariaDB with a replica, Redis.',
  )
  .option('--galera', 'three nodes of Galera instead of a primary and a replica')
  .option(
    '--folder <path>',
    'where it writes, an empty folder (CLUSTER_DIR, or a temporary folder that it removes)',
  )
  .parse()
  .opts<{ galera?: true; folder?: string }>();

async function main(): Promise<void> {
  const folderSetting = values.folder ?? process.env.CLUSTER_DIR;
  const folder = folderSetting ? resolve(folderSetting) : mkdtempSync(join(tmpdir(), 'euro-cluster-'));
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`The folder ${folder} is not empty: name another one.`);
  const forget = () => {
    if (!folderSetting) rmSync(folder, { recursive: true, force: true });
  };
  let isLeaving = false;
  const started = startCluster({
    folder,
    galera: values.galera ?? false,
    prepare: async ({ command }) => void (await command(['seed-demo'], { DEMO: '1' })),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isLeaving) return;
      isLeaving = true;
      // Ctrl-C reaches the processes as well: one that was starting ends, and the start fails.
      void started
        .then((cluster) => cluster.stop())
        .catch(() => {})
        .finally(() => {
          forget();
          process.exit(0);
        });
    });
  try {
    console.log(describe(await started));
  } catch (error) {
    if (isLeaving) return;
    forget();
    throw error;
  }
}

function describe(cluster: Cluster): string {
  const { nginx, gateways, apis, workers, databases, redis, standIns, url, folder } = cluster;
  const database = (port: number) => `mysql://root@127.0.0.1:${port}/euro`;
  const rows: readonly (readonly [string, string, number | undefined])[] = [
    ['nginx', url, nginx.pid],
    ...[...gateways, ...[...apis, ...workers].map(({ server }) => server), standIns].map(
      (server) => [server.name, server.url, server.pid] as const,
    ),
    [values.galera ? 'node-1' : 'primary', database(databases.primary.port), databases.primary.pid],
    ...databases.others.map(
      (server, at) =>
        [values.galera ? `node-${at + 2}` : 'replica', database(server.port), server.pid] as const,
    ),
    ['redis', redis.url, redis.pid],
  ];
  const lines = rows.map(
    ([name, address, pid]) => `${name.padEnd(10)} ${String(pid).padStart(8)}  ${address}`,
  );
  return `\nEuroManager runs as on several machines: ${url}\nDemo accounts have the password euro2024: fan@demo.test, operator@demo.test.\n\n${lines.join('\n')}\n\nFiles and logs: ${folder}\nCtrl-C ends it.`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
