import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints, SHARED_READS } from '@euro/api-contract';
import { temporaryFolder } from '@euro/release/testing';
import { startNginx } from '../testing/nginxProcess.js';
import { freePort } from '../testing/portal.js';

/** Time of an answer of the API, in milliseconds: others ask meanwhile. */
const SLOW = 150;
/** nginx counts whole seconds: one that is valid for a second may be sent for nearly two. */
const OLD = 2_100;
/** Milliseconds: far more than it takes, and far less than other calls may. */
const PATIENT = 20_000;

let folder: string;
let port: number;
let api: Server;
let nginx: ChildProcess;
let isSlow = false;
let isSilent = false;
let tests = 0;
/** Requests that reached the API. */
const requests: { readonly url: string; readonly method: string; readonly headers: IncomingHttpHeaders }[] =
  [];

beforeAll(async () => {
  folder = temporaryFolder();
  const [shell, state] = [join(folder, 'shell'), join(folder, 'state')];
  for (const path of [shell, state]) mkdirSync(path);
  api = createServer(async ({ url = '', method = '', headers }, response) => {
    const number = requests.push({ url, method, headers });
    if (isSilent) return;
    if (isSlow) await sleep(SLOW);
    const isMissing = url.includes('/nothing');
    response.writeHead(isMissing ? 404 : 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=0, s-maxage=10',
      ETag: '"one"',
      Vary: 'Accept-Language, Authorization',
      'X-Request-Id': String(headers['x-request-id']),
    });
    response.end(JSON.stringify({ number }));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  port = await freePort();
  nginx = await startNginx(folder, {
    ...{ serverName: 'localhost', port, tls: null, shell, state, trusted: [], brotli: null },
    releases: null,
    gateways: [`127.0.0.1:${(api.address() as AddressInfo).port}`],
    apis: [`127.0.0.1:${(api.address() as AddressInfo).port}`],
    // Workers of a root's nginx must reach the folder of the test.
    user: process.getuid?.() === 0 ? 'root' : null,
  });
});
beforeEach(() => {
  isSlow = false;
  isSilent = false;
  tests += 1;
  requests.length = 0;
});
afterAll(async () => {
  const exit = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await exit;
  api.close();
  api.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** `fetch` would leave out a cookie. @param path below `/api`, or from the root when it begins with a slash */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // No test gets what another one left.
    const query = `${path.includes('?') ? '&' : '?'}test=${tests}`;
    const options = {
      port,
      host: '127.0.0.1',
      path: `${path.startsWith('/') ? '' : '/api/'}${path}${query}`,
      method,
      headers,
      agent: false,
    };
    request(options, async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    })
      .on('error', reject)
      .end();
  });
}
const cacheOf = ({ headers }: Answer) => headers['x-cache'];

/** An address of a read, with values for its parameters. */
const addressOf = (name: string) => name.replace('GET ', '').replaceAll(/\{\w+\}/g, '3');

describe('a read that is the same for all callers', () => {
  it.each(SHARED_READS)('%s is requested from the API once a second', async (name) => {
    const [first, again] = [await ask(addressOf(name)), await ask(addressOf(name))];
    expect([cacheOf(first), cacheOf(again), requests.length]).toEqual(['MISS', 'HIT', 1]);
    expect(again.text).toBe(first.text);
    for (const header of ['etag', 'cache-control', 'vary', 'content-type']) {
      expect(again.headers[header]).toBe(first.headers[header]);
    }
    expect(again.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('is requested again after a second', async () => {
    await ask('players');
    await sleep(OLD);
    expect(cacheOf(await ask('players'))).toBe('EXPIRED');
    expect(requests).toHaveLength(2);
  });

  it('is requested once for many concurrent calls, also when it is renewed', async () => {
    isSlow = true;
    const burst = () => Promise.all(Array.from({ length: 30 }, () => ask('matches')));
    const first = await burst();
    expect(new Set(first.map(({ text }) => text)).size).toBe(1);
    expect(requests).toHaveLength(1);
    await sleep(OLD);
    expect((await burst()).map(cacheOf)).toContain('UPDATING');
    expect(requests).toHaveLength(2);
  });

  it('is answered from the old copy when a process does not respond in time', async () => {
    isSilent = true;
    expect(await Promise.race([ask('players'), sleep(PATIENT)])).toMatchObject({ status: 503 });
  });

  it('is separate per language, query and contract', async () => {
    const variants: [string, Record<string, string>][] = [
      ['clubs', { 'accept-language': 'nl' }],
      ['clubs', { 'accept-language': 'en' }],
      ['clubs?competitionFeed=WK', { 'accept-language': 'nl' }],
      ['clubs', { 'accept-language': 'nl', 'euro-contract': '99' }],
    ];
    for (const [path, headers] of variants) expect(cacheOf(await ask(path, headers))).toBe('MISS');
    for (const [path, headers] of variants) expect(cacheOf(await ask(path, headers))).toBe('HIT');
    expect(requests).toHaveLength(variants.length);
  });

  it('answers HEAD from the same copy', async () => {
    await ask('trends');
    const head = await ask('trends', {}, 'HEAD');
    expect([head.status, head.text, cacheOf(head), requests.length]).toEqual([200, '', 'HIT', 1]);
  });
});

describe('never cached', () => {
  it.each([
    ['with a token', { authorization: 'token' }],
    ['with a cookie', { cookie: 'a=b' }],
    ['with the tag of a copy', { 'if-none-match': '"one"' }],
  ])('is a call %s, which reaches the API unchanged', async (_what, headers: Record<string, string>) => {
    await ask('players');
    for (const number of [2, 3]) {
      const answer = await ask('players', headers);
      expect([cacheOf(answer), JSON.parse(answer.text)]).toEqual([undefined, { number }]);
      expect(requests.at(-1)?.headers).toMatchObject(headers);
    }
    expect(JSON.parse((await ask('players')).text)).toEqual({ number: 1 });
  });

  it('is an error', async () => {
    expect([await ask('player/nothing'), await ask('player/nothing')].map(cacheOf)).toEqual(['MISS', 'MISS']);
    expect(requests).toHaveLength(2);
  });

  it('is any other address', async () => {
    const others = Object.keys(endpoints).filter(
      (name) => name.startsWith('GET ') && !(SHARED_READS as readonly string[]).includes(name),
    );
    expect(others.length).toBeGreaterThan(40);
    for (const name of [...others, 'GET players/', 'GET players/3']) {
      if (name.startsWith('GET metrics') || name.includes('stream')) continue;
      expect([name, cacheOf(await ask(addressOf(name)))]).toEqual([name, undefined]);
    }
  });

  it('is a write to the same address', async () => {
    await ask('players');
    expect(cacheOf(await ask('players', {}, 'POST'))).toBeUndefined();
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('is the internal address itself', async () => {
    await ask('players');
    expect((await ask('/shared-api/players')).status).toBe(404);
  });
});
