import { importTournament } from '../../testing/importTournament.js';
import { signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import type { TestClient } from '../../testing/testClient.js';

let api: TestApi;
let client: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  ({ client } = await signedIn(api));
});
afterAll(() => api.close());

const logged = () => {
  const line = api.logLines.findLast((text) => text.includes('"msg":"request"'));
  return JSON.parse(line ?? '{}').widgetUser;
};

describe('the user cookie of the broadcaster’s widget', () => {
  it.each([
    ['unchanged', 'viewer-77', 'viewer-77'],
    ['truncated, when it is long', 'x'.repeat(4000), 'x'.repeat(200)],
    ['without control characters', 'a\0b', 'ab'],
    ['not at all, when there is none', null, undefined],
    ['not at all, when it is no text', { id: 7 }, undefined],
  ])('is logged %s, and refuses no call', async (_, widgetUser, noted) => {
    const answer = await client.put('user', { city: 'Gent', widgetUser });
    expect([answer.status, answer.body.city, logged()]).toEqual([200, 'Gent', noted]);
  });

  it('is logged with calls whose contract does not list it', async () => {
    expect((await client.put('league/1', { name: 'De Kantine', widgetUser: 'viewer-77' })).status).toBe(404);
    expect(logged()).toBe('viewer-77');
  });
});
