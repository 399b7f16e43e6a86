import { signedIn } from '../../../testing/people.js';
import { startTestApi, type TestApi } from '../../../testing/testApi.js';
import { refusal, TestClient } from '../../../testing/testClient.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function tokenOf(userId: number, kind: 'deadline' | 'report'): Promise<string> {
  const choice = await api.database.models.MailChoice.findByPk(userId, { raw: true });
  return `${kind}-${choice?.unsubscribeToken}`;
}

describe('choosing mails', () => {
  it('starts with none', async () => {
    const { client } = await signedIn(api);
    expect((await client.get('user/reminders')).body).toEqual({
      deadlineMail: false,
      matchdayReport: false,
      mayHaveReport: false,
      calendarUrl: 'http://127.0.0.1:3000/api/calendar.ics?lang=en',
    });
  });

  it('changes the given choices only', async () => {
    const { client } = await signedIn(api, { roles: ['premium'] });
    const choose = async (body: object) => (await client.put('user/reminders', body)).body;
    expect(await choose({ deadlineMail: true })).toMatchObject({ deadlineMail: true, matchdayReport: false });
    expect(await choose({ matchdayReport: true, widgetUser: 'w' })).toMatchObject({
      deadlineMail: true,
      matchdayReport: true,
    });
    expect(await choose({ deadlineMail: false })).toMatchObject({
      deadlineMail: false,
      matchdayReport: true,
    });
    expect((await client.get('user/reminders')).body).toMatchObject({
      deadlineMail: false,
      matchdayReport: true,
      mayHaveReport: true,
    });
  });

  it('requires premium for the report, also when it is chosen beside another mail', async () => {
    const { client, userId } = await signedIn(api);
    const answer = await client.put('user/reminders', { deadlineMail: true, matchdayReport: true });
    expect([answer.status, answer.body]).toEqual([403, refusal('premium-required')]);
    expect((await client.get('user/reminders')).body.deadlineMail).toBe(false);
    expect((await client.put('user/reminders', { matchdayReport: false })).status).toBe(200);
    await api.database.models.UserRole.create({ userId, role: 'premium' });
    expect((await client.put('user/reminders', { matchdayReport: true })).body.matchdayReport).toBe(true);
    await api.database.models.UserRole.destroy({ where: { userId } });
    expect((await client.get('user/reminders')).body).toMatchObject({
      matchdayReport: false,
      mayHaveReport: false,
    });
  });

  it('stores two concurrent choices', async () => {
    const { client } = await signedIn(api, { roles: ['premium'] });
    await Promise.all([
      client.put('user/reminders', { deadlineMail: true }),
      client.put('user/reminders', { matchdayReport: true }),
    ]);
    expect((await client.get('user/reminders')).body).toMatchObject({
      deadlineMail: true,
      matchdayReport: true,
    });
  });

  it('requires a session, and ignores another user’s fields', async () => {
    const { client, userId } = await signedIn(api);
    const other = await signedIn(api);
    expect((await new TestClient(api.url).get('user/reminders')).status).toBe(401);
    expect((await new TestClient(api.url).put('user/reminders', { deadlineMail: true })).status).toBe(401);
    await client.put('user/reminders', { deadlineMail: true, userId: other.userId, unsubscribeToken: 'x' });
    expect((await other.client.get('user/reminders')).body.deadlineMail).toBe(false);
    expect(await tokenOf(userId, 'report')).toMatch(/^report-[\w-]{43}$/);
  });
});

describe('unsubscribing', () => {
  async function subscriber() {
    const person = await signedIn(api, { roles: ['premium'] });
    await person.client.put('user/reminders', { deadlineMail: true, matchdayReport: true });
    return person;
  }

  it('stops the kind of mail of the token, without a session', async () => {
    const { client, userId } = await subscriber();
    const token = await tokenOf(userId, 'deadline');
    const answer = await new TestClient(api.url).post('user/unsubscribe', { token });
    expect([answer.status, answer.body]).toEqual([200, { ok: true, kind: 'deadline' }]);
    expect((await client.get('user/reminders')).body).toMatchObject({
      deadlineMail: false,
      matchdayReport: true,
    });
    // A second press is no mistake.
    expect((await new TestClient(api.url).post('user/unsubscribe', { token })).status).toBe(200);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('works for a mail program with %s (RFC 8058)', async (type, body) => {
    const { client, userId } = await subscriber();
    const token = await tokenOf(userId, 'report');
    const answer = await new TestClient(api.url).send('POST', `user/unsubscribe?token=${token}`, {
      body,
      headers: { 'content-type': type },
    });
    expect([answer.status, answer.body]).toEqual([200, { ok: true, kind: 'report' }]);
    expect((await client.get('user/reminders')).body).toMatchObject({
      deadlineMail: true,
      matchdayReport: false,
    });
  });

  it.each(['', 'nonsense', `deadline-${'x'.repeat(43)}`, `news-${'x'.repeat(43)}`])(
    'with the token %j reports an invalid link',
    async (token) => {
      const answer = await new TestClient(api.url).post('user/unsubscribe', { token });
      expect([answer.status, answer.body]).toEqual([400, refusal('unsubscribe-token-invalid')]);
    },
  );

  it('by opening the address changes nothing and redirects to the confirmation page', async () => {
    const { client, userId } = await subscriber();
    const token = await tokenOf(userId, 'deadline');
    const answer = await fetch(`${api.url}/user/unsubscribe?token=${token}`, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://127.0.0.1:3000/unsubscribe/${token}`);
    expect((await client.get('user/reminders')).body.deadlineMail).toBe(true);
  });

  it('redirects nowhere else', async () => {
    const at = async (query: string) => (await fetch(`${api.url}/user/unsubscribe${query}`)).status;
    expect(await at('')).toBe(405);
    expect(await at('?token=//elsewhere.example')).toBe(405);
    expect(await at('?token=a&token=b')).toBe(405);
  });

  it('rejects forms for other addresses', async () => {
    const { client } = await signedIn(api);
    const answer = await client.send('PUT', 'user/reminders', {
      body: 'deadlineMail=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(415);
  });
});
