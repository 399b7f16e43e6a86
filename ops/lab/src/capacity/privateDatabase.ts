import { DatabaseServer } from '@euro/api/testing';
import { serveRuns } from '../kit/serveRuns.js';

/**
 * A MariaDB for one measurement, durable as in production. Reads `CAPACITY_FOLDER`, which is empty, and
 * `CAPACITY_POOL_MB`, the megabytes of its buffer pool. It ends with this process.
 */
const folder = process.env.CAPACITY_FOLDER ?? '';
const poolMegabytes = Number(process.env.CAPACITY_POOL_MB);

// Ctrl-C reaches all processes: the one that started this decides when the server ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

const server = await DatabaseServer.create({
  folder,
  options: [
    `--innodb-buffer-pool-size=${poolMegabytes}M`,
    `--innodb-log-file-size=${Math.max(16, Math.round(poolMegabytes / 4))}M`,
    '--innodb-flush-method=O_DIRECT',
    '--innodb-autoinc-lock-mode=2',
    '--max-allowed-packet=64M',
    '--max-connections=200',
  ],
});
const url = await server.createDatabase('euro_capacity');

serveRuns({ where: () => ({ url, pid: server.pid }) }, () => server.stop());
