import { seedDemo } from '@euro/gateway/testing';
import { type Worker, withWorker } from '../kit/programs.js';
import { compare, type Side } from '../kit/rounds.js';
import type { Bench, BenchLine } from './bench.js';
import { onMariaDb } from './onMariaDb.js';

/** Names of `dataReadsWorker.ts`. */
const READS = {
  team: 'a team of mine',
  points: 'the points of my matchday, explained',
  teams: 'the list of my teams',
  ranking: 'the first page of the ranking with my row',
  league: 'the table of a league',
} as const;

interface Answer {
  readonly digest: string;
  /** Microseconds of CPU per read. */
  readonly cpu: number;
}

function reading(worker: Worker, name: string): Side<string, 'perSecond' | 'cpu'> {
  return {
    name,
    async run() {
      const { cost, answer } = await worker.run<Answer>(name);
      const { digest, cpu } = answer;
      return { cost: { perSecond: cost, cpu }, answer: digest };
    },
  };
}

async function measure(worker: Worker, rounds: number): Promise<BenchLine[]> {
  const lines: BenchLine[] = [];
  for (const [read, what] of Object.entries(READS)) {
    const [ours, plain] = [reading(worker, `ours ${read}`), reading(worker, `plain ${read}`)];
    // Warm-up: caches, compilation and connections are not compared.
    for (const side of [ours, plain]) await side.run();
    const { perSecond, cpu } = await compare(ours, plain, rounds);
    lines.push({
      what,
      unit: 'reads/s',
      comparison: perSecond,
      aim: { atLeast: read === 'ranking' ? 0.85 : 0.9 },
    });
    lines.push({ what: `${what}, CPU of Node`, unit: 'µs a read', comparison: cpu });
  }
  return lines;
}

export const dataReads: Bench = {
  name: 'data reads',
  against: 'statements written by hand for mysql2, ten readings at once, both sides made to JSON',
  run: ({ folder, rounds, mysqlUrl }) =>
    onMariaDb(mysqlUrl, async (databaseUrl) => {
      const env = { DATABASE_URL: databaseUrl, DATA_DIR: await seedDemo(folder, databaseUrl) };
      return withWorker('bench/dataReadsWorker', env, async (worker) => ({
        lines: await measure(worker, rounds),
      }));
    }),
};
