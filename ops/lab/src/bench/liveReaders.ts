import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createApp, eventBytes, FixedClock, STREAM_HEADERS } from '@euro/api/testing';
import { apiContext } from '../kit/apiContext.js';
import { cpuMs } from '../kit/cpuMs.js';
import { importEuro } from '../kit/seedTournament.js';
import { Costing, serveRuns } from '../kit/serveRuns.js';

/**
 * One side of the bench of live updates: the API as it is, or a bare loop of `response.write` with the same bytes.
 * Reads
 * `BENCH_SIDE` (`ours` or `plain`), `BENCH_PORT` and what the API reads; the bench asks for runs by message.
 */
const MINUTE = 60_000;
/** Two matches run at the same time. */
const START = Date.parse('2024-06-25T19:20:00Z');
const isOurs = process.env.BENCH_SIDE === 'ours';

const { database, clock, context } = await apiContext(() => new FixedClock(START));
await importEuro(database, clock);

const api = createApp(context);
const responses = new Set<ServerResponse>();
await listen(isOurs ? api : answerBarely, Number(process.env.BENCH_PORT));
// The plain side repeats the API's messages, which a reader of its own receives.
const updates = isOurs ? null : hearUpdates(await listen(api, 0));
await updates?.next();

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
let round = 0;

serveRuns({
  /** One update to all; the cost is CPU time in milliseconds until the system has every byte. */
  async publish() {
    round += 1;
    clock.set(START + round * MINUTE);
    if (updates) await context.live.refresh();
    const message = (await updates?.next())?.value ?? Buffer.alloc(0);
    const began = cpuMs();
    if (isOurs) await context.live.refresh();
    else for (const response of responses) response.write(message);
    await setImmediate();
    return new Costing(cpuMs() - began);
  },
  /** Bytes that this process holds. */
  async memory() {
    for (let times = 0; times < 3; times += 1) {
      collectGarbage();
      await setTimeout(100);
    }
    return process.memoryUsage().rss;
  },
});

async function listen(answer: Parameters<typeof createServer>[1], port: number): Promise<number> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function answerBarely(_request: unknown, response: ServerResponse): void {
  response.writeHead(200, STREAM_HEADERS);
  response.write(eventBytes('snapshot', '', '{}'));
  responses.add(response);
}

/** Each event of the stream at this port, as its bytes. */
async function* hearUpdates(port: number): AsyncGenerator<Buffer, undefined> {
  const { body } = await fetch(`http://127.0.0.1:${port}/api/live/stream`);
  let text = '';
  for await (const part of body ?? []) {
    text += Buffer.from(part).toString();
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = text.slice(0, end + 2);
      text = text.slice(end + 2);
      if (event.startsWith('id: ')) yield Buffer.from(event);
    }
  }
}
