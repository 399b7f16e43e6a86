import type { Worker } from '../kit/programs.js';
import { compare, type Side, spread } from '../kit/rounds.js';
import type { Block } from '../kit/watchBlocks.js';
import type { Bench, BenchFigure, BenchLine } from './bench.js';
import { onMariaDb, withDatabase } from './onMariaDb.js';
import { megabytes, readJson, withRankingServer } from './withRankingServer.js';

const TEAMS = Number(process.env.BENCH_TEAMS || 1_000_000);
/** Teams of the ranking whose pages are compared. */
const FEW = 100_000;
const PAGE = 10;
/** Requests per turn of a side, and their concurrency. */
const REQUESTS = 400;
const AT_ONCE = 8;
const PAGES = TEAMS / PAGE;
const FAR = 20_000;
/** The number of first pages that are requested in turn, and of pages before a far one. */
const FIRST = 10;
/** Between pages all over a ranking; a prime number, so that none comes twice. */
const STEP = 7_919;

interface Answer {
  /** Id of the team that is read by its primary key. */
  readonly id?: number;
  readonly data: readonly unknown[];
  readonly own: { readonly team: { readonly id: number } } | null;
}

interface Target {
  readonly ask: (path: string) => Promise<Answer>;
  readonly server: Worker;
  readonly rounds: number;
}

type Measure = 'perSecond' | 'time' | 'cpu';

/** Requests per second, microseconds per request, and microseconds of the server's CPU; both sides must agree on the last
 * response. */
function asking({ server }: Target, name: string, once: (request: number) => Promise<unknown>) {
  return {
    name,
    async run() {
      const before = await server.run<number>('cpu');
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
      const cpu = (1_000 * ((await server.run<number>('cpu')).answer - before.answer)) / REQUESTS;
      return { cost: { perSecond: 1_000 / each, time: 1_000 * each, cpu }, answer };
    },
  } satisfies Side<unknown, Measure>;
}

/** Runs both sides once before the measurement, to warm the database's memory. */
async function compareWarm(ours: Side<unknown, Measure>, plain: Side<unknown, Measure>, { rounds }: Target) {
  for (const side of [ours, plain]) await side.run();
  return compare(ours, plain, rounds);
}

/** Compares the pages up to `last` with the first ones, as visitors request them. */
async function farPages(target: Target, last: number): Promise<BenchLine[]> {
  const side = (end: number) =>
    asking(target, `pages up to ${end}`, async (request) => {
      const { data } = await target.ask(`/api/rankings/general?pageNumber=${end - (request % FIRST)}`);
      return data.length;
    });
  const { time, cpu } = await compareWarm(side(last), side(FIRST), target);
  const what = `the ten pages up to ${last.toLocaleString('en')} of the general ranking against the first ten`;
  return [
    { what, unit: 'µs a request', comparison: time, aim: { atMost: 1.1 } },
    { what: `${what}, the server’s CPU`, unit: 'µs a request', comparison: cpu },
  ];
}

async function ownRank(target: Target, teamId: number): Promise<BenchLine[]> {
  const { perSecond, cpu } = await compareWarm(
    asking(
      target,
      'my rank',
      async () => (await target.ask('/api/rankings/general?pageRecords=1')).own?.team.id,
    ),
    asking(target, 'the primary key', async () => (await target.ask(`/bare/${teamId}`)).id),
    target,
  );
  const what = 'my rank, with the first of the ranking, against a team by its primary key';
  return [
    { what, unit: 'requests/s', comparison: perSecond, aim: { atLeast: 0.9 } },
    { what: `${what}, the server’s CPU`, unit: 'µs a request', comparison: cpu },
  ];
}

/** Compares pages with the same ones among fewer teams. */
async function sizeOfRanking(target: Target, few: Target): Promise<BenchLine[]> {
  let turn = 0;
  const places = [
    ['the first ten pages', (_pages: number, request: number) => 1 + (request % FIRST)],
    ['the ten pages in the middle', (pages: number, request: number) => pages / 2 + (request % FIRST)],
    ['the last ten pages', (pages: number, request: number) => pages - (request % FIRST)],
    ['pages all over', (pages: number, request: number) => 1 + (((turn + request) * STEP) % pages)],
  ] as const;
  const lines: BenchLine[] = [];
  for (const [where, pageOf] of places) {
    const side = (one: Target, teams: number) =>
      asking(one, `of ${teams}`, async (request) => {
        if (request === 1) turn += REQUESTS;
        const number = pageOf(teams / PAGE, request);
        return (await one.ask(`/api/rankings/general?pageNumber=${number}`)).data.length;
      });
    const { time, cpu } = await compareWarm(side(target, TEAMS), side(few, FEW), target);
    const what = `${where}, against the same among ${FEW.toLocaleString('en')} teams`;
    lines.push(
      { what, unit: 'µs a request', comparison: time, aim: { atMost: 1.2 } },
      { what: `${what}, the server’s CPU`, unit: 'µs a request', comparison: cpu },
    );
  }
  return lines;
}

/** The longest time for which a process that answers pages is blocked while another one publishes. */
async function blockOfPublication({ ask, server, rounds }: Target, settler: Worker): Promise<BenchFigure> {
  const blocks: Block[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let isDone = false;
    await server.run('watch');
    const published = settler.run('publish').finally(() => {
      isDone = true;
    });
    const page = (number: number) => ask(`/api/rankings/general?pageNumber=${number}`);
    for (let number = 1; !isDone; number = (number % PAGES) + 997) await page(number);
    await published;
    // The snapshot is polled every second.
    for (const until = performance.now() + 2_500; performance.now() < until; ) await page(1);
    blocks.push((await server.run<Block>('blocked')).answer);
  }
  const { median, min, max } = spread(blocks.map(({ cpu }) => cpu));
  const time = spread(blocks.map((block) => block.time)).median;
  return {
    what: 'longest block of a process that answers pages while another publishes, of its own work',
    value: `${median.toFixed(1)} ms (${min.toFixed(1)}–${max.toFixed(1)}); ${time.toFixed(1)} ms by the clock`,
    measured: median,
    aim: { atMost: 20, unit: 'ms' },
  };
}

let calls = 0;

/** Asks a server; no response is cached, because each request has another language. */
const asker = (url: string, headers: Readonly<Record<string, string>> = {}) => {
  return (path: string) => {
    calls += 1;
    return readJson<Answer>(`${url}${path}`, { 'accept-language': `nl,en;q=0.${calls}`, ...headers });
  };
};

export const millionTeams: Bench = {
  name: 'million teams',
  against: `the first pages, and a team by its primary key for who is signed in, through the same server, ${TEAMS.toLocaleString('en')} teams on MariaDB`,
  run: ({ folder, rounds, mysqlUrl }) =>
    onMariaDb(mysqlUrl, (databaseUrl) => {
      const env = { BENCH_COPIES: '1' };
      const options = { databaseUrl, folder, teams: TEAMS, env };
      return withRankingServer(options, async (server, url) => {
        // A separate worker process: the memory of a settlement must not count for the answering process.
        const settler = { ...options, env: { ...env, BENCH_SEEDED: '1' } };
        await withRankingServer(settler, (worker) => worker.run('settle'));
        const before = await server.run('memory');
        const { token, teamId } = (await server.run<{ token: string; teamId: number }>('signIn')).answer;
        const visitors = { ask: asker(url), server, rounds };
        const lines = [
          ...(await farPages(visitors, FAR)),
          ...(await farPages(visitors, PAGES)),
          ...(await ownRank({ ...visitors, ask: asker(url, { authorization: token }) }, teamId)),
          ...(await withDatabase(mysqlUrl ?? '', (fewUrl) =>
            withRankingServer({ ...options, databaseUrl: fewUrl, teams: FEW }, async (few, address) => {
              await few.run('settle');
              await few.run('signIn');
              return sizeOfRanking(visitors, { ask: asker(address), server: few, rounds });
            }),
          )),
        ];
        const block = await withRankingServer(settler, (worker) => blockOfPublication(visitors, worker));
        const memory = `${megabytes(before.answer)}, ${megabytes((await server.run('memory')).answer)}`;
        return { lines, figures: [block, { what: 'memory before and after all pages', value: memory }] };
      });
    }),
};
