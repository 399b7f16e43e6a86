import { join } from 'node:path';
import { compare, type Side } from '../kit/rounds.js';
import type { Bench, BenchLine, BenchResult } from './bench.js';
import { onBoth } from './onMariaDb.js';
import { megabytes, readJson, withRankingServer } from './withRankingServer.js';

const TEAMS = 200_000;
/** Sequential requests per turn of a side. */
const REQUESTS = 40;
const PAGE = 10;
/** Every kind of ranking after the fourth matchday; their spans begin at the first, second, third or fourth. */
const TYPES = ['general', 'month', 'period', 'custom', 'week'] as const;
/** Parts of many names: as many as `REQUESTS`. */
export const COMMON =
  'an en er ar el in on or ri al le ro ra st te na ma de es is re ne la li it ti co ca to se un ve vi da do di no be ke lo'.split(
    ' ',
  );

interface Answer {
  readonly totalRecords: number;
  readonly data: readonly { readonly team: { readonly id: number; readonly name: string } }[];
}

interface Place {
  /** Label in the report, with the database's name. */
  readonly where: string;
  readonly databaseUrl: string;
  readonly folder: string;
  readonly rounds: number;
}

/** Requests many addresses sequentially; both sides must have the same first team at the last one. */
function reading<Body>(name: string, urls: readonly string[], teamOf: (body: Body) => number): Side<number> {
  return {
    name,
    async run() {
      const began = performance.now();
      let answer = 0;
      for (let request = 0; request < REQUESTS; request += 1) {
        answer = teamOf(await readJson<Body>(urls[request % urls.length] ?? ''));
      }
      return { cost: { time: (1_000 * (performance.now() - began)) / REQUESTS }, answer };
    },
  };
}

interface Question {
  readonly what: string;
  /** Requested in turn. */
  readonly paths: readonly string[];
}

/** The measured requests: first, middle and last page of each ranking, and three kinds of search. */
async function questions(api: string): Promise<Question[]> {
  const { data } = await readJson<Answer>(`${api}/general?pageNumber=777&pageRecords=${REQUESTS}`);
  const [common = ''] = COMMON;
  const hits = await readJson<Answer>(`${api}/general?name=${common}`);
  const lastOf = (total: number) => Math.ceil(total / PAGE);
  const pages = TYPES.flatMap((type) =>
    [1, lastOf(TEAMS / 2), lastOf(TEAMS)].map((page) => ({
      what: `${type}, page ${page.toLocaleString('en')}`,
      paths: [`${type}?pageNumber=${page}`],
    })),
  );
  const deep = lastOf(hits.totalRecords);
  return [
    ...pages,
    {
      what: 'search for two letters, others each time',
      paths: COMMON.map((part) => `general?name=${part}`),
    },
    {
      what: `search for "${common}", page ${deep.toLocaleString('en')}, again and again`,
      paths: [`general?name=${common}&pageNumber=${deep}`],
    },
    {
      what: 'search for a whole name, another each time',
      paths: data.map(({ team }) => `general?name=${encodeURIComponent(team.name)}`),
    },
  ];
}

/** Far pages must cost as much as the first ones. */
async function lastPage(api: string, rounds: number): Promise<Omit<BenchLine, 'what'>> {
  const page = (number: number) =>
    reading<Answer>(`page ${number}`, [`${api}/general?pageNumber=${number}`], ({ data }) => data.length);
  const { time } = await compare(page(Math.ceil(TEAMS / PAGE)), page(1), rounds);
  return { unit: 'µs a request', comparison: time, aim: { atMost: 1.1 } };
}

async function firstSearchOf(api: string): Promise<string> {
  const began = performance.now();
  await readJson(`${api}/general?name=${COMMON[0]}`);
  return `${(performance.now() - began).toFixed(0)} ms`;
}

function measure({ where, rounds, ...place }: Place): Promise<BenchResult> {
  return withRankingServer({ ...place, teams: TEAMS }, async (server, root) => {
    const settlement = await server.run('settle');
    const indexed = await server.run('indexNames');
    const api = `${root}/api/rankings`;
    const before = await server.run('memory');
    const firstSearch = await firstSearchOf(api);
    const lines: BenchLine[] = [];
    for (const { what, paths } of await questions(api)) {
      const urls = paths.map((path) => `${api}/${path}`);
      const first = (await readJson<Answer>(urls.at(-1) ?? '')).data[0]?.team.id ?? 0;
      const { time: comparison } = await compare(
        reading<Answer>('the ranking', urls, ({ data }) => data[0]?.team.id ?? 0),
        reading<{ id: number }>('the primary key', [`${root}/bare/${first}`], ({ id }) => id),
        rounds,
      );
      lines.push({ what: `${what}, ${where}`, unit: 'µs a request', comparison });
    }
    lines.push({
      what: `last page of the general ranking against its first, ${where}`,
      ...(await lastPage(api, rounds)),
    });
    const after = await server.run('memory');
    const figures = [
      {
        what: `settle matchday 4 with its rankings, ${where}`,
        value: `${(settlement.cost / 1_000).toFixed(1)} s`,
      },
      { what: `first search of a process, ${where}`, value: firstSearch },
      { what: `index of names, ${where}`, value: `${(indexed.cost / 1_000).toFixed(1)} s` },
      {
        what: `memory before and after, ${where}`,
        value: `${megabytes(before.answer)}, ${megabytes(after.answer)}`,
      },
    ];
    return { lines, figures };
  });
}

export const rankings: Bench = {
  name: 'rankings',
  against: `reading one team by its primary key through the same server, ${TEAMS.toLocaleString('en')} teams`,
  run: ({ folder, rounds, mysqlUrl }) =>
    onBoth(join(folder, 'rankings.sqlite'), mysqlUrl, (databaseUrl, where) =>
      measure({ where, databaseUrl, folder, rounds }),
    ),
};
