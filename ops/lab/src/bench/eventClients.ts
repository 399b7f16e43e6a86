import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** The messages that many readers of one stream received since the last call. */
export interface EventCounts {
  readonly readers: number;
  /** Smallest and largest number of bytes of one reader. */
  readonly least: number;
  readonly most: number;
  /** SHA-256 of the first reader's bytes. */
  readonly digest: string;
}

/** Readers that connect concurrently. */
const WAVE = 100;
/** Milliseconds without bytes after which an update counts as delivered. */
const QUIET = 300;

/**
 * Program: opens `BENCH_READERS` streams of `BENCH_PATH` at `BENCH_PORT`, then responds to each message with a
 * `EventCounts`.
 */
const { BENCH_PORT, BENCH_PATH, BENCH_READERS } = process.env;
const request = `GET ${BENCH_PATH} HTTP/1.1\r\nHost: bench\r\nAccept: text/event-stream\r\n\r\n`;
const counts = new Int32Array(Number(BENCH_READERS));
let first: Buffer[] = [];
let heardAt = 0;

for (let start = 0; start < counts.length; start += WAVE) {
  const wave = Math.min(WAVE, counts.length - start);
  await Promise.all(Array.from({ length: wave }, (_, offset) => open(start + offset)));
}
await countEvents();
process.on('message', () => void countEvents().then((answer) => process.send?.(answer)));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

/** Resolves with the first bytes of the response. */
function open(index: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(BENCH_PORT), '127.0.0.1', () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (part) => {
      heardAt = Date.now();
      counts[index] = (counts[index] ?? 0) + part.length;
      if (index === 0) first.push(part);
      resolve(socket);
    });
  });
}

async function countEvents(): Promise<EventCounts> {
  heardAt = Date.now();
  while (Date.now() - heardAt < QUIET) await new Promise((resolve) => setTimeout(resolve, 20));
  const answer = {
    readers: counts.length,
    least: counts.reduce((least, count) => Math.min(least, count), Number.POSITIVE_INFINITY),
    most: counts.reduce((most, count) => Math.max(most, count), 0),
    digest: createHash('sha256').update(Buffer.concat(first)).digest('hex'),
  };
  counts.fill(0);
  first = [];
  return answer;
}
