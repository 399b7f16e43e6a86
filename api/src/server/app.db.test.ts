import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { endpoints, errorStatus } from '@euro/api-contract';
import { ConnectionRefusedError } from 'sequelize';
import { messageOf } from '../http/messages/messageOf.js';
import { importTournament } from '../testing/importTournament.js';
import { signedIn } from '../testing/people.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import { refusal, TestClient } from '../testing/testClient.js';
import { routes } from './routes.js';

let api: TestApi;
let client: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
});
beforeEach(() => {
  client = new TestClient(api.url);
});
afterAll(() => api.close());

describe('the contract', () => {
  it('has a route for each of its endpoints, and one only', () => {
    expect(routes.map(({ name }) => name).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it.each(Object.keys(errorStatus))('has a sentence in Dutch and English for %s', (code) => {
    const sentences = (['nl', 'en'] as const).map((language) =>
      messageOf(code as keyof typeof errorStatus, language),
    );
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{9,}[.!]$/);
    expect(sentences[0]).not.toBe(sentences[1]);
  });
});

/** As written: `fetch` would tidy the path first. */
function statusAt(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(api.url);
  return new Promise((answered, failed) => {
    request({ hostname, port, path }, (response) => {
      response.destroy();
      answered(response.statusCode);
    })
      .on('error', failed)
      .end();
  });
}

describe('an address', () => {
  it('that is unknown returns 404 in JSON', async () => {
    for (const path of [
      'nothing',
      'team',
      'user/unknown',
      '../secret',
      'docs/nothing',
      '%ff',
      'team/1/points/1/more',
    ]) {
      const answer = await client.get(path);
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
      expect(answer.body.error.code).toMatch(/^(not-found|invalid-input)$/);
    }
    expect((await client.get('nothing')).body).toEqual(refusal('not-found'));
  });

  it('called with another method returns the allowed ones', async () => {
    const answer = await client.delete('user/login');
    expect([answer.status, answer.body]).toEqual([405, refusal('method-not-allowed')]);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('lists its methods for OPTIONS', async () => {
    const answer = await client.send('OPTIONS', 'team/1', {});
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'HEAD, GET, POST, DELETE, OPTIONS']);
    expect((await client.send('OPTIONS', 'nothing', {})).status).toBe(404);
  });

  it.each([
    ['/api//matches/rss', 200],
    ['/api/matches/rss/', 200],
    ['/api/teams/../matches/./rss', 200],
    ['/api/teams/%2e%2E/matches/rss', 200],
    ['/api%2fmatches%2Frss', 404],
    ['/api/matches%2Frss', 404],
    ['/api/team/..%2F..%2Fx', 404],
    ['/api/matches/%72ss', 200],
    ['/api//metrics/', 200],
    ['/api/live//stream', 200],
    ['/api/user//unsubscribe?token=none', 405],
    ['/api/matches/RSS', 404],
    ['/API/matches/rss', 404],
    ['/api/%ff', 400],
    ['/api/%5cmatches/rss', 400],
    ['/../api/matches/rss', 400],
  ])('written as %s is decoded once, and returns %s', async (path, status) => {
    expect(await statusAt(path)).toBe(status);
  });

  it('is open to other sites in any notation, or in none', async () => {
    for (const path of ['matches/rss', '/matches//rss/', 'matches/%72ss']) {
      const headers = { 'access-control-request-method': 'GET' };
      const { status, headers: answered } = await client.send('OPTIONS', path, { headers });
      expect([path, status, answered.get('access-control-allow-origin')]).toEqual([path, 204, '*']);
    }
  });

  it('answers HEAD as GET without a body', async () => {
    const get = await client.get('matches/rss');
    const head = await client.send('HEAD', 'matches/rss', {});
    expect(head.status).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    expect(head.headers.get('content-length')).toBe(String(JSON.stringify(get.body).length));
  });
});

describe('a body', () => {
  const login = (body: unknown, headers: Record<string, string> = {}) =>
    client.post('user/login', body, { headers });

  it.each([
    ['is no JSON', '{"email":'],
    ['is a bare word', '"email"'],
    ['is a number', '7'],
    ['is not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]).toString('latin1')],
  ])('that %s is unreadable', async (name, body) => {
    const payload = name.includes('UTF-8') ? Buffer.from(body, 'latin1') : body;
    const response = await fetch(`${api.url}/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: payload,
    });
    expect([response.status, await response.json()]).toEqual([400, refusal('malformed-body')]);
  });

  it('that is a list, or has no fields, is invalid', async () => {
    for (const body of [[], {}, { email: 1, password: {} }]) {
      expect((await login(body)).body).toEqual(refusal('invalid-input'));
    }
  });

  it('of more than 64 KB is too large', async () => {
    const answer = await login({ email: 'a@example.test', password: 'x'.repeat(70_000) });
    expect([answer.status, answer.body]).toEqual([413, refusal('body-too-large')]);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('of more than 64 KB once it is unpacked from %s is too large', async (encoding, compress) => {
    const body = compress(
      Buffer.from(
        JSON.stringify({ email: 'a@example.test', password: randomBytes(300_000).toString('hex') }),
      ),
    );
    const response = await fetch(`${api.url}/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      body: new Uint8Array(body),
    });
    expect([response.status, await response.json()]).toEqual([413, refusal('body-too-large')]);
  });

  it('with deep nesting is unreadable', async () => {
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    expect((await login(deep)).body).toEqual(refusal('malformed-body'));
  });

  it('in another format than JSON is rejected', async () => {
    const answer = await login('email=a', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.status, answer.body]).toEqual([415, refusal('unsupported-media-type')]);
  });

  it('cannot reach an object’s prototype', async () => {
    await login('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    expect('polluted' in {}).toBe(false);
  });
});

describe('text with a NUL character', () => {
  const nul = 'a\u0000b';

  it.each([
    `teams?competitionFeed=${encodeURIComponent(nul)}`,
    `matches?competitionFeed=${encodeURIComponent(nul)}`,
    `rankings/general?name=${encodeURIComponent(nul)}`,
    `pages?slug=${encodeURIComponent(nul)}`,
  ])('is invalid input in GET %s', async (path) => {
    const { client: fan } = await signedIn(api);
    const answer = await fan.get(path);
    expect([answer.status, answer.body]).toEqual([400, refusal('invalid-input')]);
  });

  it('is invalid input in a body, and is not stored', async () => {
    const { client: fan } = await signedIn(api);
    for (const [path, body] of [
      ['user/login', { email: `${nul}@example.test`, password: 'secret' }],
      ['user/forgot', { email: `${nul}@example.test` }],
    ] as const) {
      expect((await fan.post(path, body)).body).toEqual(refusal('invalid-input'));
    }
    const renameAnswer = await fan.put('user', { firstName: nul, lastName: 'Lukaku' });
    expect(renameAnswer.body.error.details.issues).toEqual([{ path: 'firstName', code: 'invalid_format' }]);
    expect((await fan.get('user/profile')).body.firstName).toBe('Romelu');
  });
});

describe('a failure', () => {
  const messageIn = async (language: string) =>
    (await client.get('user/profile', { headers: { 'accept-language': language } })).body.error.message;

  it('has a message in the requested language, Dutch by default', async () => {
    expect(await messageIn('en-GB,en;q=0.9,nl;q=0.8')).toBe(messageOf('not-signed-in', 'en'));
    expect(await messageIn('nl-BE,nl;q=0.9,en;q=0.8')).toBe(messageOf('not-signed-in', 'nl'));
    expect(await messageIn('fr')).toBe(messageOf('not-signed-in', 'nl'));
    expect(await messageIn('*')).toBe(messageOf('not-signed-in', 'nl'));
  });

  it('has a message in the user’s own language when the call requests none', async () => {
    const person = await signedIn(api);
    const answer = await person.client.get('team/999', { headers: { 'accept-language': '' } });
    expect(answer.body.error.message).toBe(messageOf('not-found', 'nl'));
  });

  it('carries the request’s id, which is in the log too', async () => {
    const { headers, body } = await client.get('nothing');
    expect(body.error.requestId).toBe(headers.get('x-request-id'));
    expect(api.logLines.some((line) => line.includes(body.error.requestId))).toBe(true);
    const answer = await client.get('nothing', { headers: { 'x-request-id': 'from-the-gateway-1' } });
    expect(answer.body.error.requestId).toBe('from-the-gateway-1');
    const forgedAnswer = await client.get('nothing', { headers: { 'x-request-id': 'a b<script>' } });
    expect(forgedAnswer.body.error.requestId).not.toContain('script');
  });

  it('leaves the codes of invitations and duels out of the log', async () => {
    const codes = ['K7PX-M2QD-9VTE-4WZA', 'R2DC-8HJK-3MNP-7QXY'];
    await client.get(`leagues/invite/${codes[0]}/preview`);
    await client.get(`duel/${codes[1]}`);
    const log = api.logLines.join('');
    expect(log).toContain('/leagues/invite/…/preview');
    expect(codes.filter((code) => log.includes(code))).toEqual([]);
  });

  it('of the server reveals nothing of its cause, which is logged', async () => {
    const brokenApi = await startTestApi({
      news: { read: () => Promise.reject(new Error('secret cause in /srv/app')) },
    });
    await importTournament(brokenApi.database, brokenApi.clock);
    const answer = await new TestClient(brokenApi.url).get('matches/rss');
    expect([answer.status, answer.body]).toEqual([500, refusal('internal-error')]);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(brokenApi.logLines.join('')).toContain('secret cause');
    await brokenApi.close();
  });

  it('of the database requests a retry', async () => {
    const brokenApi = await startTestApi();
    const brokenClient = new TestClient(brokenApi.url);
    jest
      .spyOn(brokenApi.context.models.User, 'findOne')
      .mockRejectedValue(new ConnectionRefusedError(new Error('down')));
    const answer = await brokenClient.post('user/login', { email: 'a@example.test', password: 'geheim' });
    expect([answer.status, answer.body]).toEqual([503, refusal('not-available')]);
    expect(answer.headers.get('retry-after')).toBe('5');
    await brokenApi.close();
  });
});

describe('headers', () => {
  it('prevent browsers from sniffing types, framing and sending the full referrer', async () => {
    const { headers } = await client.get('matches/rss');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('open the read-only data to other sites, and nothing else', async () => {
    const open = await client.get('matches/rss', { headers: { origin: 'https://news.example' } });
    expect(open.headers.get('access-control-allow-origin')).toBe('*');
    expect(open.headers.get('access-control-allow-credentials')).toBeNull();
    for (const path of ['user/profile', 'teams']) {
      const answer = await client.get(path, { headers: { origin: 'https://news.example' } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const { client: person } = await signedIn(api);
    expect((await person.get('user/profile')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('health', () => {
  it('is alive and ready', async () => {
    expect((await client.get('health/live')).body).toEqual({ status: 'ok' });
    expect((await client.get('health/ready')).body).toEqual({ status: 'ok' });
  });

  it('is not ready without its database', async () => {
    const brokenApi = await startTestApi();
    const query = jest.spyOn(brokenApi.database.sequelize, 'query').mockRejectedValue(new Error('gone'));
    expect((await new TestClient(brokenApi.url).get('health/ready')).status).toBe(503);
    expect((await new TestClient(brokenApi.url).get('health/live')).status).toBe(200);
    query.mockRestore();
    await brokenApi.close();
  });

  it('is measured by route, never by address', async () => {
    await client.get('team/12345');
    const { body, headers } = await client.get('metrics');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(body).toContain('http_request_duration_seconds_count{route="GET team/{id}",status="404"}');
    expect(body).not.toContain('12345');
  });
});

describe('the wire', () => {
  it('survives an aborted request and one that is not HTTP', async () => {
    const { port } = new URL(api.url);
    const half = request(`${api.url}/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '100' },
    });
    half.on('error', () => {});
    half.write('{"email":');
    await new Promise((resolve) => setTimeout(resolve, 30));
    half.destroy();
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.end('nonsense\r\n\r\n'));
      socket.resume().on('close', () => resolve());
    });
    expect((await client.get('health/live')).status).toBe(200);
  });
});
