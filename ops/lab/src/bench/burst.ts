import { freePort, type Portal, seedDemo, startApi } from '@euro/gateway/testing';
import type { Bench, BenchResult } from './bench.js';
import type { Load, LoadResult } from './loadClients.js';
import { withDatabase } from './mariadb.js';
import { type Comparison, compare, type Side } from './rounds.js';
import { type Program, startProgram, startWorker, type Worker } from './worker.js';

const CLIENTS = 200;
/** Saves of each client per turn: three field players on the bench rotate until the lineup is the first one again. */
const SAVES = 6;
/** Clients that only read, with a pause between two requests. */
const READERS = { clients: 4, pause: 20, until: { ms: 2_500 } };

/** Messages of `plainBurst.ts`. */
interface Saver {
  readonly teamId: number;
  readonly family: string;
  readonly token: string;
  readonly lineup: { readonly starting: readonly number[]; readonly bench: readonly number[] };
}

interface Servers {
  readonly api: Portal;
  readonly plain: Worker;
  readonly plainPort: number;
  readonly savers: readonly Saver[];
  /** Two client programs: one saves, one reads. */
  readonly saving: Program;
  readonly reading: Program;
}

let turns = 0;

/** The changes of every saving client in turn, each with its own idempotency key. */
function savesOf(savers: readonly Saver[]): string[] {
  turns += 1;
  return Array.from({ length: SAVES }, (_, save) =>
    savers.map(({ teamId, family, token, lineup }) => {
      const [keeper = 0, ...field] = lineup.bench;
      const by = (save + 1) % field.length;
      const body = JSON.stringify({ ...lineup, bench: [keeper, ...field.slice(by), ...field.slice(0, by)] });
      return [
        `POST /api/team/${teamId} HTTP/1.1`,
        'Host: bench',
        `Authorization: ${token}`,
        `X-Family: ${family}`,
        `Idempotency-Key: ${turns}-${save}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        `\r\n${body}`,
      ].join('\r\n');
    }),
  ).flat();
}

function onlyOk({ statuses }: LoadResult): void {
  if (Object.keys(statuses).join() !== '200') throw new Error(`Answers: ${JSON.stringify(statuses)}`);
}

/** All clients save concurrently, each its own team repeatedly. */
async function saveAll({ savers, saving }: Servers, port: number): Promise<LoadResult> {
  const requests = savesOf(savers.slice(0, CLIENTS));
  const load: Load = { port, requests, clients: CLIENTS, until: { requests: requests.length } };
  const result = await saving.ask<LoadResult>(load);
  onlyOk(result);
  return result;
}

type SaveFigure = 'perSecond' | 'p95' | 'cpu';

/** Saves per second, 95th percentile in milliseconds, and milliseconds of CPU per save. */
function saves(
  name: string,
  servers: Servers,
  { port, cpu }: { port: number; cpu: () => Promise<number> },
): Side<unknown, SaveFigure> {
  return {
    name,
    async run() {
      await servers.plain.run('mark');
      const before = await cpu();
      const { perSecond, p95, requests } = await saveAll(servers, port);
      const cost = { perSecond, p95, cpu: ((await cpu()) - before) / requests };
      return { cost, answer: (await servers.plain.run('stored')).answer };
    },
  };
}

/** Reads of an own team that no client changes. */
async function read({ api, savers, reading }: Servers): Promise<LoadResult> {
  const reader = savers[CLIENTS];
  if (!reader) throw new Error('There is nobody who only reads.');
  const requests = [
    `GET /api/team/${reader.teamId} HTTP/1.1\r\nHost: bench\r\nAuthorization: ${reader.token}\r\n\r\n`,
  ];
  const result = await reading.ask<LoadResult>({ port: portOf(api), requests, ...READERS });
  onlyOk(result);
  return result;
}

type ReadFigure = 'median' | 'p99';

/** Milliseconds of a read, while others save or without load. */
function reads(name: string, servers: Servers, isBusy: boolean): Side<unknown, ReadFigure> {
  return {
    name,
    async run() {
      let goesOn = isBusy;
      const others = (async () => {
        while (goesOn) await saveAll(servers, portOf(servers.api));
      })();
      const { median, p99, bodies } = await read(servers);
      goesOn = false;
      await others;
      return { cost: { median, p99 }, answer: bodies };
    },
  };
}

const portOf = ({ url }: Portal) => Number(new URL(url).port);

/** CPU time of the API so far, in milliseconds, from its metrics. */
async function cpuOf(api: Portal): Promise<number> {
  const metrics = await (await fetch(`${api.url}/api/metrics`)).text();
  return 1_000 * Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
}

async function measure(servers: Servers, rounds: number): Promise<BenchResult> {
  const { api, plain, plainPort } = servers;
  const ours = saves('the API', servers, { port: portOf(api), cpu: () => cpuOf(api) });
  const byHand = saves('by hand', servers, {
    port: plainPort,
    cpu: async () => (await plain.run('cpu')).cost,
  });
  // The first save of a matchday inserts a row, all others update it.
  for (const side of [ours, byHand]) await side.run();
  const saveComparison = await compare(ours, byHand, rounds);
  const readComparison = await compare(
    reads('during a burst', servers, true),
    reads('idle', servers, false),
    rounds,
  );
  return {
    lines: [
      { what: 'saves', unit: 'saves/s', comparison: saveComparison.perSecond, aim: { atLeast: 0.9 } },
      { what: 'a save, 95 of 100', unit: 'ms', comparison: saveComparison.p95 },
      { what: 'a save, CPU of Node', unit: 'ms', comparison: saveComparison.cpu },
      {
        what: 'own team, 99 of 100, in a burst (ours) and idle (plain)',
        unit: 'ms',
        comparison: readComparison.p99,
        aim: { atMost: 2 },
      },
      {
        what: 'own team, half, in a burst (ours) and idle (plain)',
        unit: 'ms',
        comparison: readComparison.median,
      },
    ],
    figures: [{ what: 'a save is answered, 95 of 100', value: `${medianOf(saveComparison.p95)} ms` }],
  };
}

const medianOf = ({ ours }: Comparison) => ours.median.toFixed(0);

export const burst: Bench = {
  name: 'burst',
  against: `the same change and answer by hand in mysql2 behind a bare node:http, ${CLIENTS} clients, MariaDB`,
  async run({ folder, rounds, mysqlUrl }) {
    if (!mysqlUrl) return { lines: [], notes: ['Left out: no MariaDB was found.'] };
    return withDatabase(mysqlUrl, async (databaseUrl) => {
      const dataDir = await seedDemo(folder, databaseUrl);
      const plainPort = await freePort();
      const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
      const api = await startApi({ ...env, API_PORT: String(await freePort()), LOG_LEVEL: 'info' });
      const plain = await startWorker('plainBurst', {
        ...env,
        BENCH_PORT: String(plainPort),
        BENCH_TEAMS: String(CLIENTS + 1),
      });
      const [saving, reading] = await Promise.all([
        startProgram('ops/lab/dist/bench/loadClients.js'),
        startProgram('ops/lab/dist/bench/loadClients.js'),
      ]);
      try {
        const savers = (await plain.run('signIn')).answer as Saver[];
        return await measure({ api, plain, plainPort, savers, saving, reading }, rounds);
      } finally {
        await Promise.all([api.stop(), plain.stop(), saving.stop(), reading.stop()]);
      }
    });
  },
};
