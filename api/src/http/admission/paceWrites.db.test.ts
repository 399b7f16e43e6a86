import { once } from 'node:events';
import { createServer, type RequestListener, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { arrivalOf, paceWrites } from './paceWrites.js';

let waiting: number;
let time: number;
/** What began, in order. */
let startedCalls: string[];
let server: Server;
beforeEach(async () => {
  [waiting, time, startedCalls] = [0, 1_000, []];
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A request as the server hands it over; its body is there at once. */
const requestOf = (method: string, url: string, complete = true) =>
  ({ method, url, complete }) as Parameters<RequestListener>[0];
const response = {} as Parameters<RequestListener>[1];

function paced(then: (name: string) => void = () => {}): RequestListener {
  const chain: RequestListener = ({ method, url }) => {
    startedCalls.push(`${method} ${url}`);
    then(`${method} ${url}`);
  };
  return paceWrites(chain, { realNow: () => time, waiting: () => waiting });
}

it('starts reads at once, and writes one per event-loop turn, in order', async () => {
  const listener = paced();
  for (const url of ['/1', '/2', '/3']) listener(requestOf('POST', url), response);
  listener(requestOf('GET', '/4'), response);
  expect(startedCalls).toEqual(['GET /4']);
  await setImmediate();
  expect(startedCalls).toEqual(['GET /4', 'POST /1']);
  listener(requestOf('DELETE', '/5'), response);
  await setImmediate();
  expect(startedCalls).toEqual(['GET /4', 'POST /1', 'POST /2']);
  await setImmediate();
  await setImmediate();
  expect(startedCalls.slice(2)).toEqual(['POST /2', 'POST /3', 'DELETE /5']);
});

it('starts writes while others wait for a connection, but not in each turn', async () => {
  waiting = 1;
  const completion = new Promise<void>((resolve) => {
    const listener = paced((name) => name === 'POST /2' && resolve());
    for (const url of ['/1', '/2']) listener(requestOf('POST', url), response);
  });
  await setImmediate();
  expect(startedCalls).toEqual([]);
  await completion;
  expect(startedCalls).toEqual(['POST /1', 'POST /2']);
});

it.each([
  ['the time of arrival of a complete request', false, 1_001],
  ['no time for one whose body is still arriving', true, null],
])('recognises %s', async (_what, isCut, arrival) => {
  const receivedAt = new Promise<number | null>((resolve) => {
    const chain: RequestListener = (request, answer) => {
      time += 5_000;
      resolve(arrivalOf(request));
      answer.end();
    };
    const realNow = () => time + 1;
    server.on('request', paceWrites(chain, { realNow, waiting: () => 0 }));
  });
  const call = send({ port: (server.address() as AddressInfo).port, method: 'POST', agent: false });
  call.setHeader('content-length', 4);
  if (isCut) call.flushHeaders();
  else call.end('body');
  expect(await receivedAt).toBe(arrival);
  call.end(isCut ? 'body' : undefined);
});
