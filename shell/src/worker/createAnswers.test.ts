import { fakeCaches } from '../testing/fakeCaches.js';
import { createAnswers } from './createAnswers.js';

const tokenOf = (user: number) => `head.${btoa(JSON.stringify({ sub: String(user) }))}.sign`;

function request(path: string, { user, language = 'nl' }: { user?: number; language?: string } = {}) {
  const headers = {
    'Accept-Language': language,
    ...(user !== undefined && { Authorization: tokenOf(user) }),
  };
  return new Request(`http://portal.test/api/${path}`, { headers });
}

function cacheAt(now = 1000) {
  const caches = fakeCaches();
  const answers = createAnswers({ caches }, () => now);
  return {
    caches,
    answers,
    put: (request: Request, text: string, status = 200) =>
      answers.put(request, new Response(text, { status }), answers.epoch()),
    textOf: async (request: Request) => (await answers.get(request))?.response.text(),
  };
}

describe('the last response of a call', () => {
  it('is stored with its time of arrival', async () => {
    const { put, answers } = cacheAt(1234);
    await put(request('matches'), 'fixtures');
    const answer = await answers.get(request('matches'));
    expect([await answer?.response.text(), answer?.storedAt]).toEqual(['fixtures', 1234]);
  });

  it.each([401, 404, 500])('is not stored when it is a failure: %s', async (status) => {
    const { put, textOf } = cacheAt();
    await put(request('matches'), 'refused', status);
    expect(await textOf(request('matches'))).toBeUndefined();
  });

  it('is stored per language and user', async () => {
    const { put, textOf } = cacheAt();
    await put(request('teams', { user: 7 }), 'mine');
    expect(await textOf(request('teams', { user: 7 }))).toBe('mine');
    expect(await textOf(request('teams', { user: 7, language: 'en' }))).toBeUndefined();
    expect(await textOf(request('teams', { user: 8 }))).toBeUndefined();
  });

  it('is found without a token, which cannot be renewed without a connection', async () => {
    const { put, textOf } = cacheAt();
    await put(request('teams', { user: 7 }), 'mine');
    expect(await textOf(request('teams'))).toBe('mine');
  });

  it('is deleted at sign-out, with pending ones; open ones remain', async () => {
    const { put, answers, textOf } = cacheAt();
    await put(request('teams', { user: 7 }), 'mine');
    await put(request('matches'), 'fixtures');
    const before = answers.epoch();
    await answers.forget();
    await answers.put(request('team/1', { user: 7 }), new Response('late'), before);
    // Each page of a visitor forgets, while its first answers arrive.
    await answers.put(request('rankings/general'), new Response('late'), before);
    expect(await textOf(request('teams'))).toBeUndefined();
    expect(await textOf(request('team/1'))).toBeUndefined();
    expect(await textOf(request('matches'))).toBe('fixtures');
    expect(await textOf(request('rankings/general'))).toBe('late');
  });

  it('is deleted when another user receives a response', async () => {
    const { put, textOf, caches } = cacheAt();
    await put(request('teams', { user: 7 }), 'mine');
    await put(request('teams', { user: 8 }), 'hers');
    expect(await textOf(request('teams'))).toBe('hers');
    expect(await caches.keys()).toEqual(['answers-8-nl']);
  });

  it('is evicted for later ones', async () => {
    const { put, textOf } = cacheAt();
    for (let id = 0; id < 160; id += 1) await put(request(`match/${id}`), `${id}`);
    expect(await textOf(request('match/0'))).toBeUndefined();
    expect(await textOf(request('match/159'))).toBe('159');
  });
});
