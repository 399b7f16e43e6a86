import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './percentile.js';

/**
 * Requests of many clients over persistent connections, sequential per client. A request that is sent back with a
 * ticket is sent again in its turn, as the portal does; its time includes the wait.
 */
export interface Load {
  readonly port: number;
  /** Complete HTTP requests; client `n` of `m` sends numbers n, n + m, n + 2m …, then starts again. */
  readonly requests: readonly string[];
  readonly clients: number;
  /** Total number of requests, or duration in milliseconds. */
  readonly until: { readonly requests: number } | { readonly ms: number };
  /** Milliseconds between two requests of a client. */
  readonly pause?: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  /** 50th, 95th and 99th percentile in milliseconds. */
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  /** Number of last responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Number of responses by which a request was sent back for a later try. */
  readonly sentBack: number;
  /** SHA-256 of the bodies of the first response to each request, in order. */
  readonly bodies: readonly string[];
}

interface ClientAnswer {
  readonly status: string;
  readonly head: string;
  readonly body: Buffer;
}

const SENT_BACK = '503';
/** A request whose turn has not come after this time, in milliseconds, is given up: its ticket has expired. */
const TICKET_LIFE = 60_000;

process.on('message', (load: Load) => {
  run(load).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

async function run({ port, requests, clients, until, pause = 0 }: Load): Promise<LoadResult> {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let sentBack = 0;
  const bodies: string[] = [];
  const bytes = requests.map((request) => Buffer.from(request));
  const connections = await Promise.all(Array.from({ length: clients }, () => open(port)));
  const began = performance.now();
  const last = 'requests' in until ? until.requests : Number.POSITIVE_INFINITY;
  const end = 'ms' in until ? began + until.ms : Number.POSITIVE_INFINITY;

  async function act(send: Send, client: number): Promise<void> {
    for (let number = client; number < last && performance.now() < end; number += clients) {
      const index = number % bytes.length;
      const sentAt = performance.now();
      const request = bytes[index] ?? Buffer.alloc(0);
      let answer = await send(request);
      while (answer.status === SENT_BACK) {
        sentBack += 1;
        const again = withTicket(request, answer);
        if (!again || performance.now() - sentAt > TICKET_LIFE) break;
        await wait(1_000 * Number(/\r\nretry-after: *(\d+)/i.exec(answer.head)?.[1] ?? 1));
        answer = await send(again);
      }
      const { status, body } = answer;
      times.push(performance.now() - sentAt);
      statuses[status] = (statuses[status] ?? 0) + 1;
      bodies[index] ??= createHash('sha256').update(body).digest('hex');
      if (pause > 0) await wait(pause);
    }
  }

  await Promise.all(connections.map(({ send }, client) => act(send, client)));
  const seconds = (performance.now() - began) / 1_000;
  for (const { socket } of connections) socket.destroy();
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    statuses,
    sentBack,
    bodies,
  };
}

/** The request with the ticket of its refusal (ADR 56), which gets it its old place; null if it has none. */
function withTicket(request: Buffer, { body }: ClientAnswer): Buffer | null {
  const { error } = JSON.parse(body.toString()) as { error?: { details?: { ticket?: string } } };
  const ticket = error?.details?.ticket;
  const line = request.indexOf('\r\n') + 2;
  if (ticket === undefined) return null;
  return Buffer.concat([
    request.subarray(0, line),
    Buffer.from(`Admission-Ticket: ${ticket}\r\n`),
    request.subarray(line),
  ]);
}

type Send = (request: Buffer) => Promise<ClientAnswer>;

/** A connection for one request at a time; responses must have a Content-Length. */
function open(port: number): Promise<{ readonly socket: Socket; readonly send: Send }> {
  return new Promise((resolve, reject) => {
    let parts: Buffer[] = [];
    let waiting: { resolve(answer: ClientAnswer): void; failed(error: Error): void } | null = null;
    const socket = connect(port, '127.0.0.1', () => {
      socket.setNoDelay(true);
      resolve({
        socket,
        send: (request) =>
          new Promise((resolve, reject) => {
            waiting = { resolve, failed: reject };
            socket.write(request);
          }),
      });
    });
    socket.on('error', (error) => (waiting?.failed ?? reject)(error));
    socket.on('close', () => waiting?.failed(new Error('The server closed the connection.')));
    socket.on('data', (part) => {
      parts.push(part);
      const bytes = parts.length === 1 ? part : Buffer.concat(parts);
      const answer = readAnswer(bytes);
      parts = answer ? [] : [bytes];
      if (!answer || !waiting) return;
      const { resolve } = waiting;
      waiting = null;
      resolve(answer);
    });
  });
}

/** Parses a response; null until it is complete. */
function readAnswer(bytes: Buffer): ClientAnswer | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  if (bytes.length < end + 4 + length) return null;
  return { status: head.slice(9, 12), head, body: bytes.subarray(end + 4) };
}
