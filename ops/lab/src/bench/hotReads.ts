import { freePort, type Portal, seedDemo, startApi } from '@euro/gateway/testing';
import { apiCpu } from '../kit/apiCpu.js';
import type { Load, LoadResult } from '../kit/loadClients.js';
import { type Program, startProgram } from '../kit/programs.js';
import { compare, type Side } from '../kit/rounds.js';
import type { RecordedResponse } from './bareServer.js';
import type { Bench, BenchLine } from './bench.js';

const CLIENTS = 32;
/** Milliseconds of one turn of each side. */
const TURN = 1_000;
/**
 * Requests to each side before the first measurement. V8 keeps compiling during the first hundred thousand responses,
 * longer for the API than for the smaller bare server; without them the first measurement would include that.
 */
const WARM_UP = 200_000;
/** Headers that a browser sends with every call. */
const HEADERS =
  'Host: bench\r\nAccept: application/json\r\nAccept-Language: nl-BE,nl;q=0.9,en;q=0.8\r\nAccept-Encoding: gzip, deflate, br\r\n';
/** Headers that the server sets itself for each response. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive', 'content-length'];

interface Question {
  readonly what: string;
  readonly paths: readonly string[];
  /** The client revalidates a cached response. */
  readonly again?: boolean;
}

const QUESTIONS: readonly Question[] = [
  { what: 'first page of the ranking', paths: ['/api/rankings/general'] },
  {
    what: 'twenty pages of the ranking in turn',
    paths: Array.from({ length: 20 }, (_, index) => `/api/rankings/general?pageNumber=${index + 1}`),
  },
  { what: 'all players', paths: ['/api/players'] },
  { what: 'all players, again', paths: ['/api/players'], again: true },
  { what: 'all matches', paths: ['/api/matches'] },
  { what: 'statistics of the best players', paths: ['/api/players-stats'] },
];

/** Records each response of the API with its headers, for the bare server. */
function record(api: Portal, paths: readonly string[]): Promise<RecordedResponse[]> {
  return Promise.all(
    paths.map(async (path) => {
      const headers = { 'accept-language': 'nl-BE,nl;q=0.9,en;q=0.8' };
      const answer = await fetch(`${api.url}${path}`, { headers });
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
      const ownHeaders = [...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name));
      const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
      return { path, headers: ownHeaders.flat(), body, etag: answer.headers.get('etag') ?? '' };
    }),
  );
}

type Measure = 'perSecond' | 'cpu';
type Answer = Pick<LoadResult, 'bodies'> & { readonly statuses: readonly string[] };

interface Target {
  readonly clients: Program;
  readonly load: Load;
  readonly cpu: () => Promise<number>;
}

/** Requests per second, and microseconds of the server's CPU per request. */
function asking(name: string, { clients, load, cpu }: Target): Side<Answer, Measure> {
  return {
    name,
    async run() {
      const before = await cpu();
      const { perSecond, requests, statuses, bodies } = await clients.ask<LoadResult>(load);
      const cost = { perSecond, cpu: (1_000 * ((await cpu()) - before)) / requests };
      return { cost, answer: { bodies, statuses: Object.keys(statuses) } };
    },
  };
}

interface Servers {
  readonly api: Portal;
  readonly bare: Program;
  readonly barePort: number;
  readonly clients: Program;
}

async function measure(
  { api, bare, barePort, clients }: Servers,
  question: Question,
  rounds: number,
): Promise<BenchLine[]> {
  const { what, paths, again } = question;
  const recording = await record(api, paths);
  await bare.ask(recording);
  const requests = recording.map(
    ({ path, etag }) => `GET ${path} HTTP/1.1\r\n${HEADERS}${again ? `If-None-Match: ${etag}\r\n` : ''}\r\n`,
  );
  const load = (port: number, until: Load['until']): Load => ({ port, requests, clients: CLIENTS, until });
  const apiPort = Number(new URL(api.url).port);
  const until = question === QUESTIONS[0] ? { requests: WARM_UP } : { ms: TURN };
  for (const port of [apiPort, barePort]) await clients.ask<LoadResult>(load(port, until));
  const { perSecond, cpu } = await compare(
    asking('the API', { clients, load: load(apiPort, { ms: TURN }), cpu: () => apiCpu(api) }),
    asking('the bare server', {
      clients,
      load: load(barePort, { ms: TURN }),
      cpu: () => bare.ask<number>('cpu'),
    }),
    rounds,
  );
  return [
    { what, unit: 'requests/s', comparison: perSecond, aim: { atLeast: 0.7 } },
    { what: `${what}, the server’s CPU`, unit: 'µs a request', comparison: cpu },
  ];
}

export const hotReads: Bench = {
  name: 'hot reads',
  against: `a bare node:http that sends the same headers and bytes, ${CLIENTS} clients in a process of their own`,
  async run({ folder, rounds }) {
    const dataDir = await seedDemo(folder);
    const barePort = await freePort();
    const api = await startApi({
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      API_PORT: String(await freePort()),
      LOG_LEVEL: 'info',
    });
    const bare = await startProgram('bench/bareServer', { BENCH_PORT: String(barePort) });
    const clients = await startProgram('kit/loadClients');
    try {
      const lines: BenchLine[] = [];
      for (const question of QUESTIONS) {
        lines.push(...(await measure({ api, bare, barePort, clients }, question, rounds)));
      }
      return { lines };
    } finally {
      await Promise.all([api.stop(), bare.stop(), clients.stop()]);
    }
  },
};
