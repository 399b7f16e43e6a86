import type { EarlyCalls } from './earlyCall.js';

interface EarlyRequest {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Record<string, string>;
}

/** Runs the page's script with the data of its element. */
async function askEarly(data: Record<string, string>, answers: (url: string) => Promise<unknown>) {
  const requests: EarlyRequest[] = [];
  const element = document.createElement('script');
  Object.assign(element.dataset, data);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  globalThis.fetch = (async (url: string, { method, headers }: RequestInit = {}) => {
    requests.push({ url, method, headers: headers as Record<string, string> });
    const body = await answers(url);
    return { status: 200, clone: () => ({ json: async () => body }) };
  }) as unknown as typeof fetch;
  jest.resetModules();
  await import('./askEarly.js');
  const calls = globalThis.earlyCalls as EarlyCalls;
  await Promise.all(Object.values(calls));
  return { requests, calls };
}

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  globalThis.earlyCalls = undefined;
  jest.restoreAllMocks();
});

describe('requests of a page before the portal’s scripts are loaded', () => {
  it('are those of the gateway, in the page’s language', async () => {
    const { requests } = await askEarly(
      { lang: 'en', calls: 'competition matches/deadline-info' },
      async () => ({}),
    );
    expect(requests.map(({ url }) => url)).toEqual(['/api/competition', '/api/matches/deadline-info']);
    expect(requests[0]?.headers).toEqual({ Accept: 'application/json', 'Accept-Language': 'en' });
  });

  it('include one session refresh for signed-in users, and then their teams and other calls', async () => {
    const { requests } = await askEarly(
      { lang: 'nl', calls: 'matches', member: 'teams players-stats' },
      async (url) => (url.endsWith('refresh') ? { token: 'fresh' } : {}),
    );
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/matches',
      'POST /api/user/refresh',
      'GET /api/teams',
      'GET /api/players-stats',
    ]);
    expect(requests.map(({ headers }) => headers.Authorization)).toEqual([
      undefined,
      undefined,
      'fresh',
      'fresh',
    ]);
  });

  it('may fail silently', async () => {
    const { calls } = await askEarly({ calls: 'matches', member: 'teams' }, async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(Object.keys(calls)).toHaveLength(3);
    for (const call of Object.values(calls)) expect(await call).toBeUndefined();
  });
});
