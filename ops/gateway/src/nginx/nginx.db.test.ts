import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { diskStore, publishBuiltRemotes } from '@euro/release';
import { addNewsRemote, addShell, temporaryFolder } from '@euro/release/testing';
import { COMMON_HEADERS, OPEN_HEADERS, PREFLIGHT_HEADERS, TLS_HEADERS } from '../http/securityHeaders.js';
import { createGateway } from '../server/gateway.js';
import { startNginx } from '../testing/nginxProcess.js';
import { METRICS_SPELLINGS } from '../testing/spellings.js';
import { quote } from './directives.js';
import { nginxConfiguration } from './nginxConfiguration.js';
import type { NginxOptions } from './options.js';

const PLAIN: NginxOptions = {
  serverName: 'euro.example.org',
  port: 80,
  tls: null,
  shell: '/srv/euro/shell/dist',
  releases: '/srv/euro/data/releases',
  gateways: ['10.0.0.1:3000', '10.0.0.2:3000'],
  apis: ['10.0.0.1:4000', '10.0.0.2:4000'],
  trusted: [],
  user: null,
  brotli: null,
  state: null,
};
const TLS: NginxOptions = {
  ...PLAIN,
  tls: { port: 443, certificate: '/etc/euro/chain.pem', key: '/etc/euro/key.pem' },
};

/** Debian's package libnginx-mod-http-brotli-static. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Content of a block. */
function inside(text: string, name: string): string {
  const begin = text.indexOf(`${name} {`);
  let depth = 0;
  for (let at = begin + name.length + 1; begin >= 0 && at < text.length; at += 1) {
    depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0;
    if (depth === 0) return text.slice(begin, at);
  }
  throw new Error(`There is no ${name}.`);
}

describe('a configuration', () => {
  it.each([
    ['files of the shell', 'location ~ "\\.[0-9a-f]{8}\\.\\w+$"', COMMON_HEADERS],
    ['releases', 'location ^~ /remotes/', { ...COMMON_HEADERS, ...OPEN_HEADERS }],
    ['a conditional request', 'if ($request_method = OPTIONS)', PREFLIGHT_HEADERS],
    ['a missing file', 'location @missing', COMMON_HEADERS],
    ['an API that is down', 'location @unavailable', COMMON_HEADERS],
  ])('sets every header of the gateway for %s', (_what, name, headers) => {
    const text = inside(nginxConfiguration(PLAIN), name);
    for (const [header, value] of Object.entries(headers)) {
      expect(text).toContain(`add_header ${header} ${quote(value)} always;`);
    }
  });

  it('sends HSTS with TLS, and redirects HTTP to it', () => {
    const text = nginxConfiguration(TLS);
    expect(text).toContain('return 301 https://$host$request_uri;');
    expect(text.match(/location|if \(\$/g)).not.toHaveLength(0);
    for (const [header, value] of Object.entries(TLS_HEADERS)) {
      const line = `add_header ${header} ${quote(value)} always;`;
      expect(text.split(line).length).toBe(text.split('add_header X-Content-Type-Options').length);
      expect(nginxConfiguration(PLAIN)).not.toContain(line);
    }
  });

  it('lists all processes, and never marks one as failed', () => {
    const text = nginxConfiguration(PLAIN);
    for (const address of [...PLAIN.gateways, ...PLAIN.apis]) {
      expect(text).toContain(`server ${address} max_fails=0;`);
    }
  });

  it('passes releases in an object store to the gateways', () => {
    const text = inside(nginxConfiguration({ ...PLAIN, releases: null }), 'location ^~ /remotes/');
    expect(text).toContain('proxy_pass http://gateways;');
    expect(text).not.toContain('alias');
  });

  it('sends brotli twins where its module is configured', () => {
    const text = nginxConfiguration({ ...PLAIN, brotli: '/usr/lib/nginx/modules/brotli.so' });
    expect(text).toMatch(/^#.*\nload_module "\/usr\/lib\/nginx\/modules\/brotli.so";\n/);
    expect(inside(text, 'http')).toContain('brotli_static on;');
    expect(nginxConfiguration(PLAIN)).not.toMatch(/load_module|brotli/);
  });

  it('refuses a path that would end a directive', () => {
    expect(() => nginxConfiguration({ ...PLAIN, shell: '/srv/a\n;' })).toThrow("can't be written");
    expect(nginxConfiguration({ ...PLAIN, shell: '/srv/a";b' })).toContain('root "/srv/a\\";b";');
  });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

describe('a running nginx', () => {
  let folder: string;
  let gateway: Server;
  let api: Server;
  let child: ChildProcess;
  let options: NginxOptions;
  const headers: Record<string, string | string[] | undefined>[] = [];
  const requests: string[] = [];

  beforeAll(async () => {
    folder = temporaryFolder();
    const [shell, dataDir, state] = [join(folder, 'shell'), join(folder, '.data'), join(folder, 'state')];
    addShell(shell);
    writeFileSync(join(shell, '.hidden.js'), 'secret');
    writeFileSync(join(shell, 'routes.json'), JSON.stringify([{ path: '/team/:id', isListed: false }]));
    writeFileSync(join(shell, 'main.0123abcd.js.gz'), 'twin');
    addNewsRemote(folder);
    await publishBuiltRemotes(folder, diskStore(dataDir));
    mkdirSync(state);
    api = await listening(
      createServer((incoming, response) => {
        headers.push(incoming.headers);
        requests.push(incoming.url ?? '');
        if (incoming.url === '/api/live/stream') {
          response.writeHead(200, {
            'Content-Type': 'text/event-stream; charset=utf-8',
            'X-Accel-Buffering': 'no',
          });
          response.write('data: first\n\n');
          return;
        }
        response.writeHead(200, {
          'Content-Type': 'application/json; charset=utf-8',
          'X-Content-Type-Options': 'nosniff',
        });
        response.end(JSON.stringify({ ok: true }));
      }),
    );
    gateway = await listening(createGateway({ shell, dataDir, api: `http://127.0.0.1:${portOf(api)}` }));
    const probe = await listening(createServer());
    const port = portOf(probe);
    await ended(probe);
    options = {
      ...PLAIN,
      ...{ serverName: 'localhost', port, shell, releases: join(dataDir, 'releases'), state },
      ...{ gateways: [`127.0.0.1:${portOf(gateway)}`], apis: [`127.0.0.1:${portOf(api)}`] },
      // Workers of a root's nginx must reach the folder of the test.
      user: process.getuid?.() === 0 ? 'root' : null,
      brotli: existsSync(BROTLI) ? BROTLI : null,
    };
    child = await startNginx(folder, options);
  });
  afterAll(async () => {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
    await ended(gateway);
    await ended(api);
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (path: string, headers = {}, method = 'GET') => askAt(options.port, path, headers, method);

  it('sends the smallest accepted twin', async () => {
    const answer = await ask('/remotes/mf-news/1.0.0-aaaa/remoteEntry.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe(options.brotli === null ? 'gzip' : 'br');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    ['a hashed file', '/main.0123abcd.js'],
    ['a file of the shell', '/preload.json'],
    ['the service worker', '/service-worker.js'],
    ['the manifest', '/manifest.webmanifest'],
    ['a file of a release', '/remotes/mf-news/1.0.0-aaaa/remoteEntry.js'],
    ['the manifest of the active release', '/remotes/mf-news/mf-manifest.json'],
    ['the manifest of one release', '/remotes/mf-news/1.0.0-aaaa/mf-manifest.json'],
    ['the types of a release', '/remotes/mf-news/1.0.0-aaaa/@mf-types.zip'],
    ['the manifest of an unknown remote', '/remotes/mf-nothing/mf-manifest.json'],
    ['a page', '/team/12'],
    ['an unknown page', '/nowhere'],
    ['a page with repeated slashes', '//evil.example//team/12?a=//b'],
    ['the rules of crawlers', '/robots.txt'],
    ['the list of pages', '/sitemap.xml'],
    ['the registry', '/registry.json'],
    ['a missing file', '/nothing.0123abcd.js'],
    ['a missing file of a release', '/remotes/mf-news/9.9.9/remoteEntry.js'],
    ['a hidden file', '/.hidden.js'],
    ['a folder of a release', '/remotes/mf-news/1.0.0-aaaa/'],
    ['a compressed twin by its own name', '/main.0123abcd.js.gz'],
    ['the template of the page', '/index.html'],
  ])('responds to %s like the gateway', async (_what, path) => {
    const [here, there] = [await ask(path), await askAt(portOf(gateway), path)];
    expect(here.status).toBe(there.status);
    for (const [name, value] of Object.entries(there.headers)) {
      if (
        ['date', 'etag', 'content-length', 'connection', 'keep-alive', 'transfer-encoding', 'vary'].includes(
          name,
        )
      )
        continue;
      const expected = name === 'content-security-policy' ? expect.stringMatching(/'nonce-/) : value;
      expect([name, here.headers[name]]).toEqual([name, expected]);
    }
    expect(here.text.length).toBe(there.text.length);
  });

  it.each([
    '/remotes/..%2f..%2fregistry.json',
    '/remotes/%2e%2e/registry.json.x',
    '/..%2f.data/registry.json',
  ])('permits no path traversal by %s', async (path) => {
    expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
  });

  it.each(METRICS_SPELLINGS)('never serves metrics for %s', async (path) => {
    const before = headers.length;
    expect((await ask(path)).status).toBe(404);
    expect(headers.length).toBe(before);
  });

  it.each([
    ['/api//matches/?a=%2f', '/api/matches/?a=%2f'],
    ['/api/teams/%2e%2e/matches', '/api/matches'],
    ['/api%2Fmatches', '/api/matches'],
    ['/api/%6Datches', '/api/matches'],
    ['/api/live/../live//stream/', '/api/live/stream/'],
    ['/api/graphql/', '/api/graphql/'],
  ])('passes %s to the API normalized: %s', async (path, understood) => {
    await ask(path);
    expect(requests.at(-1)).toBe(understood);
  });

  it('answers CORS preflights for files of releases', async () => {
    const { status, headers } = await ask('/remotes/mf-news/1.0.0-aaaa/remoteEntry.js', {}, 'OPTIONS');
    expect([status, headers['access-control-allow-methods']]).toEqual([204, 'GET, HEAD']);
  });

  it('serves another release as soon as it is active, without a new configuration', async () => {
    const address = '/remotes/mf-news/mf-manifest.json';
    const before = await ask(address);
    expect((await ask(address, { 'if-none-match': before.headers.etag })).status).toBe(304);
    expect((await ask(address, {}, 'HEAD')).headers.etag).toBe(before.headers.etag);
    expect((await ask(address, {}, 'OPTIONS')).status).toBe(204);
    addNewsRemote(folder, { version: '1.0.0-bbbb' });
    await publishBuiltRemotes(folder, diskStore(join(folder, '.data')));
    const { status, text } = await ask(address, { 'if-none-match': before.headers.etag });
    expect([status, JSON.parse(text).metaData.remoteEntry.path]).toEqual([200, '1.0.0-bbbb/']);
  });

  it('sends the compressed twin to clients that accept it', async () => {
    const { headers, text } = await ask('/main.0123abcd.js', { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], headers.vary, text]).toEqual(['gzip', 'Accept-Encoding', 'twin']);
  });

  it.each([
    ['/share/team/12/3.png?lang=en', '/api/share/team/12/3.png?lang=en'],
    ['/oembed?url=a', '/api/oembed?url=a'],
    ['/feed.xml', '/api/feed.xml'],
    ['/feed.json', '/api/feed.json'],
  ])('calls the API for %s, as %s', async (path, inApi) => {
    headers.length = requests.length = 0;
    expect((await ask(path)).status).toBe(200);
    expect(requests).toEqual([inApi]);
    expect(headers[0]?.['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('passes the client’s address to the API, and streams unbuffered', async () => {
    await new Promise<void>((resolve, failed) => {
      const stream = request(
        { port: options.port, host: '127.0.0.1', path: '/api/live/stream' },
        (answer) => {
          answer.once('data', (part) => {
            expect([answer.headers['content-type'], String(part)]).toEqual([
              'text/event-stream; charset=utf-8',
              'data: first\n\n',
            ]);
            stream.destroy();
            resolve();
          });
        },
      );
      stream.on('error', failed);
      stream.end();
    });
    await ask('/api/teams', { 'x-forwarded-for': '203.0.113.7' });
    expect(headers.at(-1)).toMatchObject({
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('refuses too large a request in the API’s format', async () => {
    const { status, headers, text } = await ask('/api/user/login', { 'content-length': '4000000' }, 'POST');
    expect([status, headers['content-type']]).toEqual([413, 'application/json; charset=utf-8']);
    expect(JSON.parse(text).error.code).toBe('body-too-large');
    const picture = { 'content-length': '4000000', 'content-type': 'multipart/form-data; boundary=x' };
    expect(JSON.parse((await ask('/api/user/avatar', picture, 'POST')).text).error.code).toBe(
      'upload-too-large',
    );
  });

  it('reports an unavailable API in its format, in both languages', async () => {
    const dead = { ...options, apis: ['127.0.0.1:9'] };
    child.kill('SIGTERM');
    await once(child, 'exit');
    child = await startNginx(folder, dead);
    const dutch = await ask('/api/teams');
    expect([dutch.status, dutch.headers['content-type']]).toEqual([503, 'application/json; charset=utf-8']);
    expect(JSON.parse(dutch.text).error).toMatchObject({
      code: 'not-available',
      message: expect.stringContaining('bereikbaar'),
    });
    expect((await ask('/api/teams', { 'accept-language': 'en' })).text).toContain('cannot be reached');
    const added = { 'accept-language': 'fr, en;q=0.5' };
    expect((await ask('/api/teams', added)).text).toContain('cannot be reached');
  });
});

function askAt(port: number, path: string, headers = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Answer['headers'], text }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function listening(server: Server): Promise<Server> {
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return server;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function ended(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}
