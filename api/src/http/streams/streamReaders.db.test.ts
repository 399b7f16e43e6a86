import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventReader } from '../../testing/eventReader.js';
import { eventBytes, STREAM_HEADERS } from './eventStream.js';
import { createReaderCounter, createStreamReaders, type StreamReaders } from './streamReaders.js';

const HOUR = 3_600_000;

let readers: StreamReaders;
let server: Server;
let url: string;
let real: number;
/** The server's side of the stream that was opened last. */
let openedResponse: ServerResponse;
beforeEach(async () => {
  real = Date.now();
  readers = createStreamReaders(createReaderCounter({ total: 10, perAddress: 5 }), () => real);
  server = createServer((request, response) => {
    response.writeHead(200, STREAM_HEADERS);
    response.flushHeaders();
    readers.add(response, request.url ?? '');
    openedResponse = response;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const message = (text: string) => eventBytes('change', 'cursor', JSON.stringify(text));
/** More than the system's own buffers on a loop-back line hold, a piece at a time. */
const LONG = message('x'.repeat(1_000_000));

describe('the readers of a stream', () => {
  it('receive the same bytes, all of them', async () => {
    const all = await Promise.all(['/a', '/b', '/c'].map((path) => EventReader.open(url + path)));
    await readers.send(message('goal'));
    for (const reader of all) expect(await reader.event(0)).toMatchObject({ event: 'change', data: 'goal' });
  });

  it('are dropped when they read too slowly, without affecting others', async () => {
    const slow = await EventReader.open(`${url}/slow`);
    const quick = await EventReader.open(`${url}/quick`);
    slow.stall();
    let messageCount = 0;
    while (readers.dropped.slow === 0) {
      await readers.send(LONG);
      messageCount += 1;
      await quick.event(messageCount - 1);
    }
    await readers.send(message('after'));
    expect((await quick.event(messageCount)).data).toBe('after');
    expect([readers.count, readers.dropped]).toEqual([1, { slow: 1, silent: 0 }]);
  });

  it('are dropped when they read nothing between two heartbeats', async () => {
    const goneReader = await EventReader.open(`${url}/gone`);
    goneReader.stall();
    // Until the socket buffer is full; less than the limit of a slow reader remains.
    const pieces = eventBytes('change', 'cursor', JSON.stringify('x'.repeat(30_000)));
    while (openedResponse.writableLength === 0) {
      await readers.send(pieces);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    readers.beat();
    expect(readers.count).toBe(1);
    readers.beat();
    expect([readers.count, readers.dropped]).toEqual([0, { slow: 0, silent: 1 }]);
  });

  it('receive a heartbeat while nothing changes', async () => {
    const reader = await EventReader.open(`${url}/a`);
    for (const count of [1, 2, 3]) {
      readers.beat();
      await reader.until(({ comments }) => comments === count);
    }
    expect(readers.count).toBe(1);
  });

  it('are disconnected at intervals with a time to reconnect, so that none leak', async () => {
    const reader = await EventReader.open(`${url}/a`);
    real += HOUR;
    readers.beat();
    await reader.until(({ isEnded }) => isEnded);
    expect(reader.retries).toHaveLength(1);
    expect(readers.count).toBe(0);
  });

  it('are limited in total and per address, and free their places when they disconnect', async () => {
    expect(readers.admits('/a')).toBe('welcome');
    const first = await Promise.all(Array.from({ length: 5 }, () => EventReader.open(`${url}/a`)));
    expect([readers.admits('/a'), readers.admits('/b')]).toEqual(['too-many-from-there', 'welcome']);
    await Promise.all(Array.from({ length: 5 }, () => EventReader.open(`${url}/b`)));
    expect(readers.admits('/c')).toBe('too-many');
    for (const reader of first) reader.close();
    while (readers.count > 5) await new Promise((resolve) => setTimeout(resolve, 5));
    expect([readers.admits('/a'), readers.admits('/b')]).toEqual(['welcome', 'too-many-from-there']);
  });

  it('are disconnected with different times to reconnect', async () => {
    const all = await Promise.all(['/a', '/b', '/c', '/d'].map((path) => EventReader.open(url + path)));
    readers.close();
    for (const reader of all) await reader.until(({ isEnded }) => isEnded);
    const hints = all.flatMap(({ retries }) => retries);
    expect(hints).toHaveLength(4);
    expect(new Set(hints).size).toBeGreaterThan(1);
    expect(readers.admits('/e')).toBe('closed');
  });
});
