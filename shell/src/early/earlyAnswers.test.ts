import { earlyAnswers } from './earlyAnswers.js';
import type { EarlyAnswer, EarlyCalls } from './earlyCall.js';

const MATCHES = '/api/matches';
const init = (headers: Record<string, string> = {}) => ({
  method: 'GET',
  headers: { Accept: 'application/json', 'Accept-Language': 'nl', ...headers },
});

let now: number;
let requests: string[];
beforeEach(() => {
  now = 3000;
  requests = [];
});

const answer = (text: string, status = 200) =>
  ({ ok: status < 400, status, text: async () => text }) as unknown as Response;

function open(calls: Record<string, Partial<EarlyAnswer> | undefined>) {
  const earlyCalls: EarlyCalls = {};
  for (const [name, early] of Object.entries(calls)) {
    const fullAnswer = { answer: answer('early'), at: 1000, lang: 'nl', token: undefined, ...early };
    earlyCalls[name] = Promise.resolve(early && fullAnswer);
  }
  return earlyAnswers({
    earlyCalls,
    performance: { now: () => now } as Performance,
    fetch: async (url) => {
      requests.push(String(url));
      return answer('ordinary');
    },
  });
}

/** jsdom has neither `fetch` nor `Headers`. */
const textOf = async (response: Promise<Response>) => (await response).text();

describe('a response that was requested with the page', () => {
  it('is used once; the next call is sent', async () => {
    const early = open({ [`GET ${MATCHES}`]: {} });
    expect(await textOf(early.fetch(MATCHES, init()))).toBe('early');
    expect(early.ageOf(MATCHES)).toBe(2000);
    expect(requests).toEqual([]);
    expect(await textOf(early.fetch(MATCHES, init()))).toBe('ordinary');
    expect(early.ageOf(MATCHES)).toBe(0);
    expect(requests).toEqual([MATCHES]);
  });

  it.each<[string, Partial<EarlyAnswer> | undefined]>([
    ['is missing', undefined],
    ['is in another language', { lang: 'en' }],
    ['belongs to another session', { token: 'of-somebody-else' }],
    ['reports that the server is unavailable', { answer: answer('', 503) }],
    ['is too old', { at: -20_000 }],
  ])('is fetched again when it %s', async (_what, call) => {
    const early = open({ [`GET ${MATCHES}`]: call });
    expect(await textOf(early.fetch(MATCHES, init()))).toBe('ordinary');
    expect(requests).toEqual([MATCHES]);
  });

  it('belongs to the token that it was requested with', async () => {
    const early = open({ 'GET /api/teams': { token: 'mine' } });
    expect(await textOf(early.fetch('/api/teams', init({ Authorization: 'mine' })))).toBe('early');
  });

  it('retains a refusal, which the session handles', async () => {
    const early = open({ 'POST /api/user/refresh': { answer: answer('refused', 401) } });
    const refresh = early.fetch('/api/user/refresh', { ...init(), method: 'POST' });
    expect(await textOf(refresh)).toBe('refused');
    expect(requests).toEqual([]);
  });

  it('is not used for a call with a body', async () => {
    const early = open({ 'POST /api/user/refresh': {} });
    const refresh = early.fetch('/api/user/refresh', {
      ...init(),
      method: 'POST',
      body: '{"widgetUser":"1"}',
    });
    expect(await textOf(refresh)).toBe('ordinary');
  });

  it('reports whether a session was requested', () => {
    expect(open({ 'POST /api/user/refresh': {} }).isMember).toBe(true);
    expect(open({ [`GET ${MATCHES}`]: {} }).isMember).toBe(false);
  });

  it('is optional', async () => {
    expect(await textOf(open({}).fetch(MATCHES, init()))).toBe('ordinary');
  });
});
