import { type Endpoint, endpoints } from '@euro/api-contract';
import { deskPolicies } from '../../http/routing/caller.js';
import { type Person, signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const guarded = Object.entries<Endpoint>(endpoints).flatMap(([name, { role }]) =>
  role ? [{ name, role }] : [],
);

function call(client: TestClient, name: string) {
  const [method = '', path = ''] = name.split(' ');
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
  return client.send(method, path.replaceAll(/\{\w+\}/g, '1'), body);
}

describe('calls that require a role', () => {
  it('are exactly those of the desk', () => {
    const admin = Object.keys(endpoints).filter((name) => / admin\//.test(name));
    expect(guarded.map(({ name }) => name)).toEqual(admin);
    expect(guarded.length).toBeGreaterThan(12);
  });

  it('are refused to other users, whatever they send', async () => {
    const visitor = new TestClient(api.url);
    const people: Record<string, Person> = {
      user: await signedIn(api),
      premium: await signedIn(api, { roles: ['premium', 'pundit'] }),
      support: await signedIn(api, { roles: ['support'] }),
      editor: await signedIn(api, { roles: ['editor'] }),
      moderator: await signedIn(api, { roles: ['moderator'] }),
      treasurer: await signedIn(api, { roles: ['treasurer'] }),
    };
    const opened: Record<string, string[]> = {};
    for (const { name, role } of guarded) {
      expect([name, await call(visitor, name)]).toMatchObject([name, { status: 401 }]);
      for (const [who, { client }] of Object.entries(people)) {
        const answer = await call(client, name);
        const allowed: readonly string[] = deskPolicies[role];
        if (allowed.includes(who)) {
          expect([name, who, answer.status]).not.toEqual([name, who, 403]);
          opened[who] = [...(opened[who] ?? []), name.replace(/^\S+ admin\//, '').replace(/\/.*/, '')];
        } else
          expect([name, who, answer]).toMatchObject([name, who, { status: 403, body: refusal('forbidden') }]);
        expect([name, answer.status < 500]).toEqual([name, true]);
      }
    }
    const parts = Object.entries(opened).map(([who, names]) => [who, [...new Set(names)].sort()]);
    expect(Object.fromEntries(parts)).toEqual({
      support: ['approvals', 'complaints', 'help'],
      editor: ['announcements', 'approvals', 'corrections', 'matches', 'news', 'pages'],
      moderator: ['approvals', 'complaints', 'help', 'users'],
      treasurer: ['approvals', 'coupons', 'exports', 'orders', 'refunds'],
    });
  });

  it('are checked against the current role, not the one in the token', async () => {
    const former = await signedIn(api, { roles: ['operator'] });
    expect((await former.client.get('admin/audit')).status).toBe(200);
    await api.database.models.UserRole.destroy({ where: { userId: former.userId } });
    expect((await former.client.get('admin/audit')).status).toBe(403);
  });
});
