import { type Endpoint, endpoints } from '@euro/api-contract';
import { settleDue } from '../scoring/settlement/index.js';
import { importTournament } from '../testing/importTournament.js';
import { type Manager, manager } from '../testing/people.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import { type Answer, TestClient } from '../testing/testClient.js';

const ORIGIN = { origin: 'https://stats.example' };

let api: TestApi;
let visitor: TestClient;
let fan: Manager;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  visitor = new TestClient(api.url);
  fan = await manager(api);
  api.clock.set('2024-06-19T08:00:00Z');
  await settleDue(api.context);
});
beforeEach(() => api.clock.set('2024-06-19T08:00:00Z'));
afterAll(() => api.close());

/** Values of path parameters; any other is 1. */
const PARAMS: Readonly<Record<string, string>> = { type: 'general', code: 'AAAA-AAAA', playerId: '110' };

function addressOf(name: string): string {
  const [, path = ''] = name.split(' ');
  if (path === 'player/{id}') return 'player/110';
  return path.replaceAll(/\{(\w+)\}/g, (_, word: string) => PARAMS[word] ?? '1');
}

const reads: readonly (readonly [string, Endpoint])[] = Object.entries<Endpoint>(endpoints).filter(([name]) =>
  name.startsWith('GET '),
);
const openData = reads.filter(([, endpoint]) => endpoint.openData).map(([name]) => name);
const others = reads.filter(([, endpoint]) => !endpoint.openData);

function corsOf({ headers }: Answer): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));
}

const FOR_EVERYBODY = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Euro-Contract, Retry-After',
};

it('is the statistics: matches, players, nations, the best eleven, the trends and the rankings', () => {
  expect(openData.toSorted()).toEqual([
    'GET club/{id}',
    'GET clubs',
    'GET competitions',
    'GET match/{id}',
    'GET matchday/{weekId}/top-lineup',
    'GET matches',
    'GET player/{id}',
    'GET players',
    'GET players-stats',
    'GET rankings/{type}',
    'GET trends',
  ]);
});

describe.each(openData)('%s', (name) => {
  const path = addressOf(name);

  it('can be read from any site, without credentials', async () => {
    const answer = await visitor.get(path, { headers: ORIGIN });
    expect(answer.status).toBe(200);
    expect(corsOf(answer)).toEqual(FOR_EVERYBODY);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is not sent again while it is unchanged', async () => {
    const first = await visitor.get(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
    const secondAnswer = await visitor.get(path, { headers: { ...ORIGIN, 'if-none-match': etag } });
    expect([secondAnswer.status, secondAnswer.body, secondAnswer.headers.get('etag')]).toEqual([
      304,
      '',
      etag,
    ]);
    expect(corsOf(secondAnswer)).toEqual(FOR_EVERYBODY);
    expect((await visitor.get(path, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
  });

  it('is cached by shared caches for a moment, shorter while a match is played', async () => {
    const lifetime = async () => (await visitor.get(path)).headers.get('cache-control');
    expect(await lifetime()).toBe('public, max-age=0, s-maxage=10');
    api.clock.set('2024-06-19T13:30:00Z');
    expect(await lifetime()).toBe('public, max-age=0, s-maxage=2');
  });

  it('answers a preflight that allows other sites an entity tag only', async () => {
    const preflight = {
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'if-none-match',
    };
    const answer = await visitor.send('OPTIONS', path, { headers: { ...ORIGIN, ...preflight } });
    expect(answer.status).toBe(204);
    expect(corsOf(answer)).toEqual({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'If-None-Match, Euro-Contract',
      'access-control-max-age': '86400',
    });
  });
});

describe.each(others)('%s', (name, { access, personal = false }) => {
  const path = addressOf(name);
  const isForCaller = access === 'session' || personal;

  it(isForCaller ? 'is private to its caller' : 'is revalidated each time', async () => {
    const [without, within] = [await visitor.get(path), await fan.client.get(path)];
    if (isForCaller) {
      if (!personal) expect(without.status).toBe(401);
      for (const answer of [without, within])
        expect([corsOf(answer), answer.headers.get('cache-control')]).toEqual([{}, 'no-store']);
    } else if (without.status < 400) {
      expect(without.headers.get('cache-control')).toBe('no-cache');
      expect(without.headers.get('etag')).not.toBeNull();
    }
  });
});

describe('a session', () => {
  const optional = reads
    .filter(([, { access, personal }]) => access === 'optional' && !personal)
    .map(([name]) => name);

  it.each(optional)('closes %s to other sites and to caches', async (name) => {
    const answer = await fan.client.get(addressOf(name), { headers: ORIGIN });
    expect(corsOf(answer)).toEqual({});
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
    expect(answer.headers.get('vary')).toMatch(/Authorization/);
  });

  it('changes nothing of what is the same for everybody', async () => {
    for (const path of ['matches', 'players', 'match/1']) {
      const [ownAnswer, everybodys] = [await fan.client.get(path), await visitor.get(path)];
      expect(ownAnswer.body).toEqual(everybodys.body);
      expect(ownAnswer.headers.get('cache-control')).toBe(everybodys.headers.get('cache-control'));
    }
  });

  it('cannot be started from another site, which cannot write either', async () => {
    const preflight = async (method: string, path: string) =>
      corsOf(
        await visitor.send('OPTIONS', path, {
          headers: { ...ORIGIN, 'access-control-request-method': method },
        }),
      );
    expect(await preflight('GET', 'user/profile')).toEqual({});
    expect(await preflight('PUT', 'watchlist/110')).toEqual({});
    expect(await preflight('POST', 'team/1')).not.toHaveProperty('access-control-allow-credentials');
    expect((await preflight('POST', 'team/1'))['access-control-allow-methods']).toBe('GET, HEAD');
  });
});

it('allows other sites to read refusals, too', async () => {
  for (const path of ['players-stats?sorters=salary', 'player/99999']) {
    const answer = await visitor.get(path, { headers: ORIGIN });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(corsOf(answer)).toEqual(FOR_EVERYBODY);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
  }
});
