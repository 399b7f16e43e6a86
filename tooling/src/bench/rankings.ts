import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Bench } from './bench.js';
import { freePort, startApi } from './portal.js';
import { compare, type Side } from './rounds.js';
import { TEAMS } from './settlement.js';
import { startWorker } from './worker.js';

const READERS = 20;
const SECONDS = 3;
const PAGE = 'pageNumber=3&pageRecords=25&weekId=1';

interface ApiAnswer {
  readonly data: readonly {
    readonly team: { readonly id: number; readonly rank: number; readonly points: number };
  }[];
}
type PlainAnswer = readonly { readonly teamId: number; readonly teamRank: number; readonly points: number }[];

/** Rows as [team, rank, half points]: what both sides must have answered. */
type Rows = readonly (readonly [number, number, number])[];

function reading(name: string, url: string, rowsOf: (body: unknown) => Rows): Side<Rows> {
  return {
    name,
    async run() {
      const answer = rowsOf(await (await fetch(url)).json());
      const { requests, non2xx, errors } = await autocannon({ url, connections: READERS, duration: SECONDS });
      if (non2xx + errors > 0)
        throw new Error(`${name}: ${non2xx + errors} of ${requests.total} requests failed`);
      return { cost: { time: 1_000_000 / requests.average }, answer };
    },
  };
}

export const rankings: Bench = {
  name: 'rankings',
  against: 'a bare Koa route with the same SQL and the rows as they come',
  async run({ folder, rounds }) {
    const url = `sqlite:${join(folder, 'rankings.sqlite')}`;
    const seeding = await startWorker('settlementWorker', { DATABASE_URL: url, BENCH_TEAMS: String(TEAMS) });
    await seeding.run('settle').finally(() => seeding.stop());
    const [apiPort, plainPort] = [await freePort(), await freePort()];
    const api = await startApi({ DATABASE_URL: url, DATA_DIR: folder, API_PORT: String(apiPort) });
    const plain = await startWorker('bareRankings', { DATABASE_URL: url, BENCH_PORT: String(plainPort) });
    try {
      const { time: comparison } = await compare(
        reading('the API', `${api.url}/api/rankings/general?${PAGE}`, (body) =>
          (body as ApiAnswer).data.map(({ team }) => [team.id, team.rank, team.points * 2]),
        ),
        reading('bare Koa', `http://127.0.0.1:${plainPort}/?${PAGE}`, (body) =>
          (body as PlainAnswer).map(({ teamId, teamRank, points }) => [teamId, teamRank, points]),
        ),
        rounds,
      );
      return {
        lines: [{ what: `GET rankings/general, ${READERS} readers`, unit: 'µs a request', comparison }],
      };
    } finally {
      await Promise.all([api.stop(), plain.stop()]);
    }
  },
};
