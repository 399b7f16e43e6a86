import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@euro/gateway/testing';
import { REPOSITORY } from '@euro/release';
import { temporaryFolder } from '@euro/release/testing';
import { NginxServer } from './nginxServer.js';

/** nginx counts whole seconds: one that is valid for a second may be sent for nearly two. */
const OLD = 2_100;
const FOR_EVER = 'public, max-age=31536000, immutable';

let folder: string;
let gateway: Server;
let gateways: readonly string[];
let nginx: NginxServer;
let port: number;
let isSlow = false;
let tests = 0;
/** Requests that reached the gateway. */
const requests: { readonly url: string; readonly method: string; readonly headers: IncomingHttpHeaders }[] =
  [];

/** Answers as a gateway does: for ever, once a second, as a stream, or never kept. */
async function answer({ url = '', method = '', headers }: IncomingMessage, response: ServerResponse) {
  const number = requests.push({ url, method, headers });
  if (isSlow) await sleep(150);
  if (url.startsWith('/api/live/stream')) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    return response.write('data: first\n\n');
  }
  const isHashed = url.startsWith('/remotes/') || url.includes('.0123abcd.');
  response.writeHead(url.includes('nothing') ? 404 : 200, {
    'Content-Type': 'application/json',
    'Cache-Control': isHashed ? FOR_EVER : url.startsWith('/api/') ? 'public, s-maxage=10' : 'no-store',
    Vary: 'Accept-Encoding',
    ETag: '"one"',
    'X-Request-Id': String(headers['x-request-id']),
  });
  return response.end(JSON.stringify({ number, text: 'a'.repeat(2_000) }));
}

beforeAll(async () => {
  folder = temporaryFolder();
  gateway = createServer(answer);
  await new Promise<void>((open) => gateway.listen(0, '127.0.0.1', open));
  gateways = [`127.0.0.1:${(gateway.address() as AddressInfo).port}`];
  port = await freePort();
  nginx = new NginxServer({ folder: join(folder, 'nginx'), port, gateways });
  await nginx.start();
});
beforeEach(() => {
  isSlow = false;
  tests += 1;
  requests.length = 0;
});
afterAll(async () => {
  await nginx.stop();
  gateway.closeAllConnections();
  gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** `fetch` would leave out a cookie. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', at = port): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // No test gets what another one left.
    const query = path.startsWith('/api/') ? `${path.includes('?') ? '&' : '?'}test=${tests}` : '';
    const options = { port: at, host: '127.0.0.1', path: path + query, method, headers, agent: false };
    request(options, async (response) => {
      let text = '';
      for await (const part of response.setEncoding('latin1')) text += part;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    })
      .on('error', reject)
      .end();
  });
}
const cacheOf = ({ headers }: Answer) => headers['x-cache'];
const numberIn = ({ text }: Answer) => Number(/"number":(\d+)/.exec(text)?.[1]);

describe('a file whose address changes with its content', () => {
  it.each(['/main.0123abcd.js', '/remotes/mf-news/1.0.0-aaaa/remoteEntry.js'])(
    '%s is requested once for each compression',
    async (path) => {
      const browsers: Record<string, string>[] = [
        { 'accept-encoding': 'gzip, deflate, br' },
        { 'accept-encoding': 'gzip' },
        {},
      ];
      for (const headers of browsers) expect(cacheOf(await ask(path, headers))).toBe('MISS');
      const again = await ask(path, { 'accept-encoding': 'br, gzip;q=0.5' });
      expect([cacheOf(again), again.headers['cache-control']]).toEqual(['HIT', FOR_EVER]);
      expect(requests.map(({ headers }) => headers['accept-encoding'])).toEqual(['br', 'gzip', undefined]);
    },
  );

  it('is requested by its plain address alone', async () => {
    await ask('//a/../other.0123abcd.js?a=1');
    expect(requests.map(({ url }) => url)).toEqual(['/other.0123abcd.js']);
  });
});

describe('a read that is the same for all callers', () => {
  it('is requested once a second, and compressed', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const [first, again] = [await ask('/api/players', headers), await ask('/api/players', headers)];
    expect([cacheOf(first), cacheOf(again), requests.length]).toEqual(['MISS', 'HIT', 1]);
    expect([again.headers['content-encoding'], again.headers.etag]).toEqual(['gzip', 'W/"one"']);
    expect(requests[0]?.headers['accept-encoding']).toBeUndefined();
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    await sleep(OLD);
    expect(cacheOf(await ask('/api/players', headers))).toBe('EXPIRED');
  });

  it('is requested once for many concurrent calls, also when it is renewed', async () => {
    isSlow = true;
    const burst = () => Promise.all(Array.from({ length: 30 }, () => ask('/api/matches')));
    expect(new Set((await burst()).map(numberIn)).size).toBe(1);
    await sleep(OLD);
    expect((await burst()).map(cacheOf)).toContain('UPDATING');
    expect(requests).toHaveLength(2);
  });

  it('is separate per language, query and contract', async () => {
    const variants: [string, Record<string, string>][] = [
      ['/api/clubs', { 'accept-language': 'nl' }],
      ['/api/clubs', { 'accept-language': 'en' }],
      ['/api/clubs?competitionFeed=WK', { 'accept-language': 'nl' }],
      ['/api/clubs', { 'accept-language': 'nl', 'euro-contract': '99' }],
    ];
    for (const [path, headers] of variants) expect(cacheOf(await ask(path, headers))).toBe('MISS');
    for (const [path, headers] of variants) expect(cacheOf(await ask(path, headers))).toBe('HIT');
  });

  it.each([
    ['with a token', 'GET', { authorization: 'token' }],
    ['with a cookie', 'GET', { cookie: 'a=b' }],
    ['with the tag of a copy', 'GET', { 'if-none-match': '"one"' }],
    ['that writes', 'POST', {}],
  ])('is never a call %s', async (_what, method, headers: Record<string, string>) => {
    await ask('/api/players');
    for (const number of [2, 3]) {
      const response = await ask('/api/players', headers, method);
      expect([cacheOf(response), numberIn(response)]).toEqual([undefined, number]);
      expect(requests.at(-1)).toMatchObject({ method, headers });
    }
  });

  it.each(['/api/teams', '/api/player/nothing', '/shared-api/players', '/keyed-api/players'])(
    'is not %s',
    async (path) => {
      expect([cacheOf(await ask(path)), cacheOf(await ask(path))]).not.toContain('HIT');
    },
  );
});

describe('everything else', () => {
  it('is asked of a gateway each time, with the caller’s address', async () => {
    for (const path of ['/', '/team/12', '/registry.json', '/embed/v1.js', '/api/teams?a=%2f'])
      await ask(path, { 'x-forwarded-for': '203.0.113.7' });
    expect(requests.map(({ url }) => url.replace(/&test=.*/, ''))).toEqual([
      ...['/', '/team/12', '/registry.json', '/embed/v1.js', '/api/teams?a=%2f'],
    ]);
    expect(requests.at(-1)?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('streams unbuffered', async () => {
    const response = await fetch(`${nginx.url}/api/live/stream`);
    const part = await response.body?.getReader().read();
    expect(new TextDecoder().decode(part?.value)).toBe('data: first\n\n');
  });

  it('is answered in both languages while no gateway runs', async () => {
    const other = { folder: join(folder, 'alone'), port: await freePort(), gateways: ['127.0.0.1:9'] };
    const alone = new NginxServer(other);
    await alone.start();
    const response = await ask('/team/12', {}, 'GET', other.port);
    await alone.stop();
    expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.text).toMatch(/even niet bereikbaar.*cannot be reached/);
  });
});

it('speaks TLS and HTTP/2, and redirects there', async () => {
  const [open, secure] = [await freePort(), await freePort()];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', join(folder, 'key'), '-out', join(folder, 'certificate')];
  execFileSync('openssl', ['req', '-x509', ...key, '-subj', '/CN=127.0.0.1', ...files], { stdio: 'ignore' });
  const listen = readFileSync(join(REPOSITORY, 'ops/containers/nginx/tls.conf'), 'utf8')
    .replace('listen 80;', `listen ${open};`)
    .replace('listen 443', `listen ${secure}`)
    .replaceAll('/run/secrets/tls_', `${folder}/`);
  const server = new NginxServer({ folder: join(folder, 'tls'), port: open, gateways, listen });
  await server.start();
  const session = connect(`https://127.0.0.1:${secure}`, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/team/12' });
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
    stream.once('response', resolve).once('error', reject);
  });
  session.destroy();
  const redirect = await ask('/team/12', { host: 'euro.test' }, 'GET', open);
  await server.stop();
  expect(headers[':status']).toBe(200);
  expect([redirect.status, redirect.headers.location]).toEqual([301, 'https://euro.test/team/12']);
  expect(requests.at(-1)?.headers['x-forwarded-proto']).toBe('https');
});
