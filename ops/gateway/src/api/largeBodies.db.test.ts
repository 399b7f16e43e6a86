import { rmSync } from 'node:fs';
import { Agent, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { addShell, temporaryFolder } from '@euro/release/testing';
import { createGateway } from '../server/gateway.js';
import { freePort, type Portal, startApi } from '../testing/portal.js';

/** Whether `npm test` leaves a part of the work to `--all` (ops/tooling/bin/lib/onlyWithAll.mjs). */
function isSampled(name: string): boolean {
  return process.env.TEST_SAMPLES?.split('|').includes(name) ?? false;
}

/** Requests of each kind, by size: a response that is lost now and then is found by repetition. */
const [TRIES, LARGE_TRIES, HUGE_TRIES] = isSampled('large bodies: repeats') ? [20, 5, 4] : [200, 50, 8];
const AT_ONCE = 4;
const KB = 1024;
const MB = 1024 * KB;

let folder: string;
let api: Portal;
let gateway: Server;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  folder = temporaryFolder();
  addShell(join(folder, 'shell'));
  api = await startApi({ API_PORT: String(await freePort()), DATA_DIR: folder, DATABASE_URL: '' });
  gateway = createGateway({ shell: join(folder, 'shell'), dataDir: folder, api: api.url });
  await new Promise<void>((open) => gateway.listen(0, '127.0.0.1', open));
  port = (gateway.address() as AddressInfo).port;
});
afterAll(async () => {
  agent.destroy();
  gateway.closeAllConnections();
  await new Promise((closed) => gateway.close(closed));
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Sent {
  readonly path?: string;
  readonly bytes: number;
  readonly isChunked?: boolean;
  readonly isExpected?: boolean;
  readonly isAlone?: boolean;
  readonly type?: string;
}

/** Status and code of a response, or the error of the connection. */
function send({
  path = '/api/user/login',
  bytes,
  isChunked,
  isExpected,
  isAlone,
  type = 'application/json',
}: Sent): Promise<string> {
  return new Promise((resolve) => {
    const body = Buffer.alloc(bytes, 'x');
    const outgoing = request({
      ...{ port, host: '127.0.0.1', path, method: 'POST', agent: isAlone ? false : agent },
      headers: {
        'content-type': type,
        ...(isChunked ? {} : { 'content-length': bytes }),
        ...(isExpected && { expect: '100-continue' }),
      },
    });
    outgoing.on('response', (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve(`${answer.statusCode} ${/"code":"([^"]+)"/.exec(text)?.[1] ?? ''}`));
      answer.on('error', ({ message }) => resolve(message));
    });
    outgoing.on('error', ({ message }) => resolve(message));
    if (!isExpected) return void outgoing.end(body);
    outgoing.on('continue', () => outgoing.end(body));
    outgoing.flushHeaders();
  });
}

/** Number of responses by kind. */
async function sendOften(largeRequest: Sent, tries: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let remaining = tries;
  const sender = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const answer = await send(largeRequest);
      counts[answer] = (counts[answer] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return counts;
}

const TOO_LARGE = '413 body-too-large';
const PICTURE = { path: '/api/user/avatar', type: 'multipart/form-data; boundary=x' };

describe('a request with a large body always receives the reason of its refusal', () => {
  it.each<[string, Sent, string]>([
    ['just above the limit of the call', { bytes: 65 * KB }, TOO_LARGE],
    ['that declares its length', { bytes: 500 * KB }, TOO_LARGE],
    ['in chunks', { bytes: 500 * KB, isChunked: true }, TOO_LARGE],
    ['that waits for permission to send', { bytes: 500 * KB, isExpected: true }, TOO_LARGE],
    ['on a separate connection', { bytes: 500 * KB, isAlone: true }, TOO_LARGE],
    ['above all limits', { bytes: 4 * MB }, TOO_LARGE],
    ['above all limits, in chunks', { bytes: 4 * MB, isChunked: true }, TOO_LARGE],
    ['with a picture above all limits', { bytes: 4 * MB, ...PICTURE }, '413 upload-too-large'],
    [
      'with a picture above all limits, in chunks',
      { bytes: 4 * MB, isChunked: true, ...PICTURE },
      '413 upload-too-large',
    ],
    ['without a session', { bytes: 500 * KB, path: '/api/team/add' }, '401 not-signed-in'],
    ['to an unknown call', { bytes: 500 * KB, path: '/api/nothing' }, '404 not-found'],
    ['to a call without a body', { bytes: 500 * KB, path: '/api/matches' }, '405 method-not-allowed'],
    ['to a page', { bytes: 500 * KB, path: '/team' }, '405 '],
  ])('%s', async (_what, largeRequest, answer) => {
    const tries = largeRequest.bytes > MB ? LARGE_TRIES : TRIES;
    expect(await sendOften(largeRequest, tries)).toEqual({ [answer]: tries });
  });

  it.each([
    ['that declares its length', false],
    ['in chunks', true],
  ])('of 40 MB %s', async (_what, isChunked) => {
    expect(await sendOften({ bytes: 40 * MB, isChunked }, HUGE_TRIES)).toEqual({ [TOO_LARGE]: HUGE_TRIES });
  });

  it('when it exceeds the rate limit', async () => {
    const path = '/api/user/forgot';
    const answers = await sendOften({ bytes: 500 * KB, path }, 60);
    expect(answers).toEqual({ [TOO_LARGE]: 30, '429 too-many-requests': 30 });
  });

  it('while the API is unavailable', async () => {
    const other = createGateway({ shell: folder, dataDir: folder, api: 'http://127.0.0.1:9' });
    await new Promise<void>((open) => other.listen(0, '127.0.0.1', open));
    const before = port;
    port = (other.address() as AddressInfo).port;
    expect(await sendOften({ bytes: 500 * KB, isAlone: true }, 40)).toEqual({ '503 not-available': 40 });
    port = before;
    other.closeAllConnections();
    other.close();
  });
});

it.each([
  ['the head', 'GET / HTTP/1.1\r\nHost: euro'],
  ['the body', 'POST /api/user/login HTTP/1.1\r\nHost: euro\r\nContent-Length: 9\r\n\r\n{'],
])('a client too slow with %s receives 408', async (_what, text) => {
  const hasty = createGateway({ shell: folder, dataDir: folder, api: api.url });
  expect([hasty.headersTimeout, hasty.requestTimeout]).toEqual([10_000, 100_000]);
  Object.assign(hasty, { headersTimeout: 300, requestTimeout: 600 });
  await new Promise<void>((open) => hasty.listen(0, '127.0.0.1', open));
  const received = await new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect((hasty.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer));
  });
  expect(received).toMatch(/^HTTP\/1\.1 408 .*\r\nConnection: close\r\n/);
  hasty.closeAllConnections();
  hasty.close();
});
