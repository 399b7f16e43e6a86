import { freePort, type Portal, seedDemo, startApi } from '@euro/gateway/testing';
import { apiCpu } from '../kit/apiCpu.js';
import type { Load, LoadResult } from '../kit/loadClients.js';
import type { Manager } from '../kit/managers.js';
import { type Program, startProgram, startWorker, type Worker } from '../kit/programs.js';
import { type Comparison, compare, type Side } from '../kit/rounds.js';
import { saveRequest } from '../kit/saveRequest.js';
import type { Bench, BenchResult } from './bench.js';
import { onMariaDb } from './onMariaDb.js';

const CLIENTS = 200;
/** Saves of each client per turn. */
const SAVES = 6;
/** Clients that only read, with a pause between two requests. */
const READERS = { clients: 4, pause: 20, until: { ms: 2_500 } };

interface Servers {
  readonly api: Portal;
  readonly plain: Worker;
  readonly plainPort: number;
  readonly savers: readonly Manager[];
  /** Two client programs: one saves, one reads. */
  readonly saving: Program;
  readonly reading: Program;
}

function onlyOk({ statuses }: LoadResult): void {
  if (Object.keys(statuses).join() !== '200') throw new Error(`Answers: ${JSON.stringify(statuses)}`);
}

/** All clients save concurrently, each its own team repeatedly. */
async function saveAll({ savers, saving }: Servers, port: number): Promise<LoadResult> {
  const requests = Array.from({ length: SAVES }, (_, save) =>
    savers.slice(0, CLIENTS).map((saver) => saveRequest(saver, save)),
  ).flat();
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

async function measure(servers: Servers, rounds: number): Promise<BenchResult> {
  const { api, plain, plainPort } = servers;
  const ours = saves('the API', servers, { port: portOf(api), cpu: () => apiCpu(api) });
  const byHand = saves('by hand', servers, {
    port: plainPort,
    cpu: async () => (await plain.run<number>('cpu')).answer,
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
  run: ({ folder, rounds, mysqlUrl }) =>
    onMariaDb(mysqlUrl, async (databaseUrl) => {
      const dataDir = await seedDemo(folder, databaseUrl);
      const plainPort = await freePort();
      const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
      const api = await startApi({ ...env, API_PORT: String(await freePort()), LOG_LEVEL: 'info' });
      const plain = await startWorker('bench/plainBurst', {
        ...env,
        BENCH_PORT: String(plainPort),
        BENCH_TEAMS: String(CLIENTS + 1),
      });
      const clients = () => startProgram('kit/loadClients');
      const [saving, reading] = await Promise.all([clients(), clients()]);
      try {
        const savers = (await plain.run<Manager[]>('signIn')).answer;
        return await measure({ api, plain, plainPort, savers, saving, reading }, rounds);
      } finally {
        await Promise.all([api.stop(), plain.stop(), saving.stop(), reading.stop()]);
      }
    }),
};
