import { importTournament } from '../../testing/importTournament.js';
import { manager, signedIn } from '../../testing/people.js';
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

  describe('in a call without a body of its own', () => {
    const widgetUser = 'viewer-78';

    it('is logged with the copy of a team and with an invitation', async () => {
      const premium = await manager(api, {}, { roles: ['premium'] });
      const copy = await premium.client.post(`team/${premium.teamId}/copy`, { widgetUser });
      expect([copy.status, logged()]).toEqual([200, widgetUser]);
      const { body } = await premium.client.post(`league/team/${premium.teamId}`, { name: 'De Kantine' });
      const path = `league/${body.league.id}`;
      expect((await premium.client.post(`${path}/invite`, { widgetUser })).status).toBe(200);
      expect(logged()).toBe(widgetUser);
      const fan = await manager(api);
      expect((await fan.client.post(`${path}/join/${fan.teamId}`, { widgetUser })).status).toBe(403);
      expect(logged()).toBe(widgetUser);
      expect((await fan.client.put('watchlist/101', { widgetUser })).status).toBe(200);
      expect(logged()).toBe(widgetUser);
    });

    it('is logged at the end of a session and at its renewal', async () => {
      const { client: fan } = await signedIn(api);
      await fan.post('user/refresh', { widgetUser });
      expect(logged()).toBe(widgetUser);
      expect((await fan.post('user/sign-out-everywhere', { widgetUser })).status).toBe(200);
      expect(logged()).toBe(widgetUser);
      expect((await fan.post('user/logout', { widgetUser })).status).toBe(200);
      expect(logged()).toBe(widgetUser);
    });

    it('is not needed, and no body is refused', async () => {
      for (const body of ['', '{"widgetUser":', '[]', '"text"', `{"widgetUser":"${'x'.repeat(70_000)}"}`]) {
        const { client: fan } = await signedIn(api);
        const { status } = await fan.post('user/sign-out-everywhere', body, {
          headers: { 'content-type': 'application/json' },
        });
        expect([status, logged()]).toEqual([200, undefined]);
      }
    });

    it('belongs to no idempotency key', async () => {
      const { client: fan, teamId } = await manager(api);
      const copy = (body: object) =>
        fan.post(`team/${teamId}/copy`, body, { headers: { 'idempotency-key': 'copy-once' } });
      const first = await copy({ widgetUser });
      expect((await copy({ widgetUser: 'another' })).body.team.id).toBe(first.body.team.id);
    });
  });
});
