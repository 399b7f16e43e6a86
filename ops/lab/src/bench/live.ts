import { join } from 'node:path';
import { freePort } from '@euro/gateway/testing';
import { type Program, startProgram, startWorker, type Worker } from '../kit/programs.js';
import { compare, type Side } from '../kit/rounds.js';
import type { Bench } from './bench.js';
import type { EventCounts } from './eventClients.js';

const READERS = 10_000;
/** Fallback where a process may not open enough files. */
const FEWER = 2_000;
/** Files of a process other than its readers. */
const BESIDES = 200;

/** A server and its readers, each in its own process. */
interface Streams {
  readonly worker: Worker;
  readonly clients: Program;
  /** Bytes of the server's memory per reader. */
  readonly memory: number;
}

async function startStreams(side: 'ours' | 'plain', folder: string, readers: number): Promise<Streams> {
  const port = String(await freePort());
  const worker = await startWorker('bench/liveReaders', {
    BENCH_SIDE: side,
    BENCH_PORT: port,
    DATABASE_URL: `sqlite:${join(folder, `live-${side}.sqlite`)}`,
    DATA_DIR: folder,
    LIVE_READERS: String(readers),
    LIVE_READERS_PER_ADDRESS: String(readers),
  });
  const memoryOfServer = async () => Number((await worker.run('memory')).answer);
  const before = await memoryOfServer();
  const clients = await startProgram('bench/eventClients', {
    ...{ BENCH_PORT: port, BENCH_PATH: '/api/live/stream', BENCH_READERS: String(readers) },
  });
  return { worker, clients, memory: ((await memoryOfServer()) - before) / readers };
}

function publishing(name: string, { worker, clients }: Streams): Side<EventCounts> {
  return {
    name,
    async run() {
      const { cost } = await worker.run('publish');
      const answer = await clients.ask<EventCounts>('count');
      if (answer.least === 0 || answer.least !== answer.most)
        throw new Error(`${name}: readers got from ${answer.least} to ${answer.most} bytes`);
      return { cost: { time: cost }, answer };
    },
  };
}

/** Limit of open files of a process. */
function openFiles(): number {
  const report = process.report?.getReport() as unknown as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } };
  };
  const soft = report.userLimits?.open_files?.soft ?? 0;
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : soft;
}

export const live: Bench = {
  name: 'live',
  against: 'a bare loop of response.write with the same bytes',
  async run({ folder, rounds }) {
    const readers = openFiles() >= READERS + BESIDES ? READERS : FEWER;
    const ours = await startStreams('ours', folder, readers);
    const plain = await startStreams('plain', folder, readers);
    try {
      const { time: comparison } = await compare(
        publishing('the API', ours),
        publishing('the bare loop', plain),
        rounds,
      );
      const many = readers.toLocaleString('en');
      const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
      return {
        lines: [
          { what: `one live update to ${many} readers`, unit: 'ms of CPU', comparison, aim: { atMost: 1.3 } },
        ],
        figures: [
          {
            what: 'memory a reader, the API',
            value: kilobytes(ours.memory),
            measured: ours.memory / 1024,
            aim: { atMost: 16, unit: 'KB' },
          },
          { what: 'memory a reader, the bare loop', value: kilobytes(plain.memory) },
        ],
        notes: readers === READERS ? [] : [`A process may open too few files for ${READERS} readers.`],
      };
    } finally {
      await Promise.all([ours, plain].flatMap(({ clients, worker }) => [clients.stop(), worker.stop()]));
    }
  },
};
