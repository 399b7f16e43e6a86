import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ClusterPlace, DatabaseServer, type Databases, DURABLE, freePort } from '@euro/api/testing';
import { until } from '../../kit/until.js';

const GALERA = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];
const GALERA_NODES = 3;
const FOLLOWS_MS = 60_000;

/** Three nodes of Galera; processes write to the first. @throws an Error that says what to install */
export async function startGalera({ folder, logs, onServer }: ClusterPlace): Promise<Databases> {
  const provider = GALERA.find((path) => existsSync(path));
  if (provider === undefined)
    throw new Error('Galera is not installed (Debian: apt-get install galera-4 rsync).');
  // The rsync of a joining node may not read a folder of root's: "cannot stat destination".
  if (process.getuid?.() === 0)
    throw new Error(
      'Galera copies its data with rsync, which fails for root here: start this as an ordinary user.',
    );
  const ports = await Promise.all(Array.from({ length: GALERA_NODES }, () => freePort()));
  const addresses = ports.map((port) => `127.0.0.1:${port}`);
  const servers: DatabaseServer[] = [];
  // One after the other: a node receives the data of those before it.
  for (const [index, address] of addresses.entries()) {
    const name = `node-${index + 1}`;
    const [incremental, snapshot] = [await freePort(), await freePort()];
    const server = await DatabaseServer.create({
      ...{ folder: join(folder, name), log: join(logs, `${name}.log`), starts: false },
      options: [
        ...['--binlog-format=ROW', '--innodb-autoinc-lock-mode=2', ...DURABLE],
        ...[
          '--wsrep-on=ON',
          `--wsrep-provider=${provider}`,
          '--wsrep-cluster-name=euro',
          '--wsrep-sst-method=rsync',
        ],
        `--wsrep-cluster-address=gcomm://${index === 0 ? '' : addresses.slice(0, index).join(',')}`,
        `--wsrep-node-name=${name}`,
        `--wsrep-node-address=${address}`,
        `--wsrep-sst-receive-address=127.0.0.1:${snapshot}`,
        `--wsrep-provider-options=gmcast.listen_addr=tcp://${address};ist.recv_addr=127.0.0.1:${incremental}`,
      ],
    });
    servers.push(server);
    onServer(server);
    await server.start();
    await untilSynced(server);
  }
  const [primary, ...others] = servers;
  if (!primary) throw new Error('There are three nodes.');
  return { primary, others, replicas: [] };
}

function untilSynced(server: DatabaseServer): Promise<void> {
  const isSynced = async () => {
    const connection = await server.connect();
    const [rows] = await connection.query("SHOW STATUS LIKE 'wsrep_local_state_comment'");
    await connection.end();
    return (rows as { readonly Value: string }[])[0]?.Value === 'Synced';
  };
  const problem = 'A node of Galera does not join the others.';
  return until(isSynced, { everyMs: 200, timeoutMs: FOLLOWS_MS, problem });
}
