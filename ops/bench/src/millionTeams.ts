import { freePort } from '@euro/gateway/testing';
import type { Bench, BenchLine } from './bench.js';
import { withDatabase } from './mariadb.js';
import { compare, type Side } from './rounds.js';
import { startWorker, type Worker } from './worker.js';

const TEAMS = 1_000_000;
const PAGE = 10;
/** Requests per turn of a side, and their concurrency. */
const REQUESTS = 400;
const AT_ONCE = 8;
const PAGES = TEAMS / PAGE;
const FAR = 20_000;
/** The number of first pages that are requested in turn, and of pages before a far one. */
const FIRST = 10;

interface Answer {
  /** Id of the team that is read by its primary key. */
  readonly id?: number;
  readonly data: readonly unknown[];
  readonly own: { readonly team: { readonly id: number } } | null;
}

interface Asked {
  readonly ask: (path: string) => Promise<Answer>;
  readonly server: Worker;
  readonly rounds: number;
}

type Measure = 'perSecond' | 'time' | 'cpu';

/** Requests per second, microseconds per request, and microseconds of the server's CPU; both sides must agree on the last
 * response. */
function asking({ server }: Asked, name: string, once: (request: number) => Promise<unknown>) {
  return {
    name,
    async run() {
      const before = await server.run('cpu');
      const began = performance.now();
      let next = 0;
      let answer: unknown;
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (next < REQUESTS) {
            next += 1;
            answer = await once(next);
          }
        }),
      );
      const each = (performance.now() - began) / REQUESTS;
      const cpu = (1_000 * ((await server.run('cpu')).cost - before.cost)) / REQUESTS;
      return { cost: { perSecond: 1_000 / each, time: 1_000 * each, cpu }, answer };
    },
  } satisfies Side<unknown, Measure>;
}

/** Runs both sides once before the measurement, to warm the database's memory. */
async function compareWarm(ours: Side<unknown, Measure>, plain: Side<unknown, Measure>, { rounds }: Asked) {
  for (const side of [ours, plain]) await side.run();
  return compare(ours, plain, rounds);
}

/** Compares the pages up to `last` with the first ones, as visitors request them. */
async function farPages(asked: Asked, last: number): Promise<BenchLine[]> {
  const side = (end: number) =>
    asking(asked, `pages up to ${end}`, async (request) => {
      const { data } = await asked.ask(`/api/rankings/general?pageNumber=${end - (request % FIRST)}`);
      return data.length;
    });
  const { time, cpu } = await compareWarm(side(last), side(FIRST), asked);
  const what = `the ten pages up to ${last.toLocaleString('en')} of the general ranking against the first ten`;
  return [
    { what, unit: 'µs a request', comparison: time, aim: { atMost: 1.1 } },
    { what: `${what}, the server’s CPU`, unit: 'µs a request', comparison: cpu },
  ];
}

async function ownRank(asked: Asked, teamId: number): Promise<BenchLine[]> {
  const { perSecond, cpu } = await compareWarm(
    asking(
      asked,
      'my rank',
      async () => (await asked.ask('/api/rankings/general?pageRecords=1')).own?.team.id,
    ),
    asking(asked, 'the primary key', async () => (await asked.ask(`/bare/${teamId}`)).id),
    asked,
  );
  const what = 'my rank, with the first of the ranking, against a team by its primary key';
  return [
    { what, unit: 'requests/s', comparison: perSecond, aim: { atLeast: 0.9 } },
    { what: `${what}, the server’s CPU`, unit: 'µs a request', comparison: cpu },
  ];
}

export const millionTeams: Bench = {
  name: 'million teams',
  against: `the first pages, and a team by its primary key for who is signed in, through the same server, ${TEAMS.toLocaleString('en')} teams on MariaDB`,
  async run({ folder, rounds, mysqlUrl }) {
    if (!mysqlUrl) return { lines: [], notes: ['Left out: no MariaDB was found.'] };
    return withDatabase(mysqlUrl, async (databaseUrl) => {
      const port = await freePort();
      const server = await startWorker('rankingServer', {
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        BENCH_TEAMS: String(TEAMS),
        BENCH_COPIES: '1',
        BENCH_PORT: String(port),
      });
      try {
        await server.run('settle');
        const { token, teamId } = (await server.run('signIn')).answer as { token: string; teamId: number };
        let calls = 0;
        const asker = (headers: Readonly<Record<string, string>>) => async (path: string) => {
          calls += 1;
          // A language without earlier requests: no response is cached.
          const language = { 'accept-language': `nl,en;q=0.${calls}` };
          const response = await fetch(`http://127.0.0.1:${port}${path}`, {
            headers: { ...language, ...headers },
          });
          if (!response.ok) throw new Error(`${path} answers ${response.status}`);
          return (await response.json()) as Answer;
        };
        const visitors = { ask: asker({}), server, rounds };
        // Rankings and names are loaded once.
        await visitors.ask('/api/rankings/general?name=an');
        const lines = [
          ...(await farPages(visitors, FAR)),
          ...(await farPages(visitors, PAGES)),
          ...(await ownRank({ ...visitors, ask: asker({ authorization: token }) }, teamId)),
        ];
        return { lines };
      } finally {
        await server.stop();
      }
    });
  },
};
