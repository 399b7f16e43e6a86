import type { Mail } from '../../mail/mailer.js';
import { MailFailure } from '../../mail/mailFailure.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { accountMailJob } from '../accountMail/accountMailJob.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let count = 0;
function anAccount() {
  count += 1;
  return {
    firstName: 'Kevin',
    lastName: 'De Bruyne',
    email: `kevin${count}@example.test`,
    password: 'geheim',
  };
}

async function registered(account = anAccount()) {
  const client = new TestClient(api.url);
  // Each from an address of his own: the limit per address is not what these tests are about.
  const answer = await client.post('user/register', account, {
    headers: { 'x-forwarded-for': `203.0.113.${count % 250}` },
  });
  expect(answer.status).toBe(200);
  client.token = answer.body.token;
  return { client, account, user: answer.body };
}

const MINUTE = 60_000;

describe('registering', () => {
  it('creates the account and signs in', async () => {
    const { client, account, user } = await registered();
    expect(user).toMatchObject({
      firstName: 'Kevin',
      lastName: 'De Bruyne',
      email: account.email,
      role: 'user',
    });
    expect(user).not.toHaveProperty('passwordHash');
    expect((await client.get('user/profile')).body).toMatchObject({ id: user.id, roles: ['user'] });
  });

  it('sets a secret cookie that scripts cannot read, and a marker that holds no secret', async () => {
    const answer = await new TestClient(api.url).post('user/register', anAccount());
    const [refresh, marker] = answer.headers.getSetCookie();
    expect(refresh).toMatch(/^em_refresh=[\w-]{43}; path=\/api\/user; expires=.*; samesite=lax; httponly$/i);
    expect(marker).toMatch(/^token=1; path=\/; expires=.*; samesite=lax$/i);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('sets its cookies for TLS only where the portal is behind TLS', async () => {
    const secure = await startTestApi({ env: { ...testEnv, publicUrl: 'https://euro.example' } });
    const client = new TestClient(secure.url);
    const answer = await client.post('user/register', anAccount());
    expect(answer.status).toBe(200);
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; secure/i);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    expect(
      (await client.post('user/logout', {}, { headers: { origin: 'https://euro.example' } })).status,
    ).toBe(200);
    await secure.close();
  });

  it('matches addresses in any case', async () => {
    const { account } = await registered();
    const secondAnswer = await new TestClient(api.url).post('user/register', {
      ...account,
      email: ` ${account.email.toUpperCase()} `,
    });
    expect(secondAnswer.status).toBe(409);
    expect(secondAnswer.body).toEqual(refusal('email-in-use'));
  });

  it('lets one of two concurrent registrations succeed', async () => {
    const account = anAccount();
    const answers = await Promise.all(
      [1, 2].map(() => new TestClient(api.url).post('user/register', account)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['a password of five characters', { password: 'vijf5' }, 'password-too-short'],
    ['refused terms', { acceptTerms: false }, 'terms-not-accepted'],
    ['no first name', { firstName: '  ' }, 'invalid-input'],
    ['a name with a bidirectional override', { firstName: '\u202enivek' }, 'invalid-input'],
    ['an invisible name', { lastName: '\u200b' }, 'invalid-input'],
    ['an invalid address', { email: 'kevin' }, 'invalid-input'],
  ] as const)('refuses %s', async (_, change, code) => {
    const answer = await new TestClient(api.url).post('user/register', { ...anAccount(), ...change });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(refusal(code));
  });

  it('names the invalid fields', async () => {
    const answer = await new TestClient(api.url).post('user/register', {
      firstName: 'Kevin',
      password: 'kort',
    });
    const paths = answer.body.error.details.issues.map(({ path }: { path: string }) => path);
    expect(paths.sort()).toEqual(['email', 'lastName', 'password']);
  });

  it('ignores a role, an id and a hash in the body', async () => {
    const { user } = await registered({
      ...anAccount(),
      role: 'premium',
      roles: ['operator'],
      id: 1_000_000,
      passwordHash: 'x',
    } as never);
    expect(user.id).toBeLessThan(1_000_000);
    expect(user.roles).toEqual(['user']);
  });
});

describe('registering from one address', () => {
  it('allows sixty attempts a minute', async () => {
    const from = { headers: { 'x-forwarded-for': '198.51.100.20' } };
    const attempt = () => new TestClient(api.url).post('user/register', {}, from);
    const answers = await Promise.all(Array.from({ length: 61 }, attempt));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(60);
    expect(answers.find(({ status }) => status === 429)?.body).toEqual(refusal('too-many-requests'));
  });
});

describe('signing in', () => {
  it('answers the user with a token', async () => {
    const { account, user } = await registered();
    const answer = await new TestClient(api.url).post('user/login', {
      email: account.email.toUpperCase(),
      password: account.password,
    });
    expect(answer.body).toMatchObject({ id: user.id, token: expect.any(String) });
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    const { account } = await registered();
    const wrong = await new TestClient(api.url).post('user/login', {
      email: account.email,
      password: 'fout!!',
    });
    const unknown = await new TestClient(api.url).post('user/login', {
      email: 'wie@example.test',
      password: 'fout!!',
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.error).toEqual({ ...unknown.body.error, requestId: expect.any(String) });
    expect(wrong.body).toEqual(refusal('invalid-credentials'));
  });

  it('blocks guessing at one account without locking out its owner elsewhere or other users of the address', async () => {
    const { account } = await registered();
    const other = await registered();
    const guess = () =>
      new TestClient(api.url).post('user/login', { email: account.email, password: 'gokje1' });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).status).toBe(401);
    const limitedAnswer = await guess();
    expect(limitedAnswer.status).toBe(429);
    expect(Number(limitedAnswer.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = { headers: { 'x-forwarded-for': '198.51.100.7' } };
    const owner = await new TestClient(api.url).post('user/login', account, elsewhere);
    expect(owner.status).toBe(200);
    expect((await new TestClient(api.url).post('user/login', other.account)).status).toBe(200);
  });

  it('counts all addresses of an IPv6 connection as one', async () => {
    const { account } = await registered();
    const guess = (at: number) =>
      new TestClient(api.url).post(
        'user/login',
        { email: account.email, password: 'gokje1' },
        { headers: { 'x-forwarded-for': `2001:db8:aa:1:${at.toString(16)}::1` } },
      );
    for (let at = 0; at < 10; at += 1) expect((await guess(at)).status).toBe(401);
    expect((await guess(10)).body).toEqual(refusal('too-many-requests'));
  });

  it('limits guesses at one account from any number of addresses', async () => {
    const { account } = await registered();
    const guess = (at: number) =>
      new TestClient(api.url).post(
        'user/login',
        { email: account.email, password: 'gokje1' },
        { headers: { 'x-forwarded-for': `2001:db8:${at.toString(16)}::1` } },
      );
    for (let at = 1; at <= 50; at += 1) expect((await guess(at)).status).toBe(401);
    expect((await guess(51)).body).toEqual(refusal('too-many-requests'));
  });

  it.each(['\u200b', '\u2060', '\u200e', '\ufeff', ' \u00a0'])(
    'ignores characters that cannot be seen around an address (%j)',
    async (invisible) => {
      const { account } = await registered();
      const email = `${invisible}${account.email}${invisible}`;
      const answer = await new TestClient(api.url).post('user/login', { ...account, email });
      expect(answer.status).toBe(200);
      expect((await new TestClient(api.url).post('user/forgot', { email })).status).toBe(200);
    },
  );

  it('does not count right passwords', async () => {
    const { account } = await registered();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await new TestClient(api.url).post('user/login', account)).status).toBe(200);
    }
  });
});

describe('an access token', () => {
  it('is required by calls of users', async () => {
    const answer = await new TestClient(api.url).get('user/profile');
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(refusal('not-signed-in'));
  });

  it.each(['nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'])('is refused when it is %s', async (token) => {
    const client = new TestClient(api.url);
    client.token = token;
    expect((await client.get('user/profile')).body).toEqual(refusal('not-signed-in'));
  });

  it('expires after fifteen minutes, and a refresh returns the next one', async () => {
    const { client } = await registered();
    api.passTime(15 * MINUTE);
    expect((await client.get('user/profile')).body).toEqual(refusal('session-expired'));
    client.token = (await client.post('user/refresh')).body.token;
    expect((await client.get('user/profile')).status).toBe(200);
  });

  it('remains valid while the game clock jumps', async () => {
    const { client } = await registered();
    api.clock.set('2024-07-15T00:00:00Z');
    expect((await client.get('user/profile')).status).toBe(200);
    api.clock.set('2024-06-13T12:00:00Z');
  });
});

describe('refreshing', () => {
  it('returns a new secret each time', async () => {
    const { client } = await registered();
    const first = client.cookies.get('em_refresh');
    expect((await client.post('user/refresh')).status).toBe(200);
    expect(client.cookies.get('em_refresh')).not.toBe(first);
  });

  it('is refused without a cookie, and with an unknown secret', async () => {
    const client = new TestClient(api.url);
    expect((await client.post('user/refresh')).body).toEqual(refusal('refresh-refused'));
    client.cookies.set('em_refresh', 'made-up');
    client.cookies.set('token', '1');
    const answer = await client.post('user/refresh');
    expect([answer.status, answer.body]).toEqual([401, refusal('refresh-refused')]);
    expect(client.cookies.size).toBe(0);
  });

  it('ends the whole sign-in when an old secret is sent', async () => {
    const { client } = await registered();
    const stolenClient = new TestClient(api.url);
    stolenClient.cookies.set('em_refresh', client.cookies.get('em_refresh') ?? '');
    client.token = (await client.post('user/refresh')).body.token;
    api.passTime(MINUTE + 1);
    expect((await stolenClient.post('user/refresh')).body).toEqual(refusal('refresh-refused'));
    expect((await client.get('user/profile')).body).toEqual(refusal('session-expired'));
    expect((await client.post('user/refresh')).body).toEqual(refusal('refresh-refused'));
  });

  it('serves two tabs that call at the same moment', async () => {
    const { client } = await registered();
    const other = new TestClient(api.url);
    other.cookies.set('em_refresh', client.cookies.get('em_refresh') ?? '');
    const answers = await Promise.all([client.post('user/refresh'), other.post('user/refresh')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // One chain: whichever tab's cookie the browser keeps, it is the newest.
    expect(other.cookies.get('em_refresh')).toBe(client.cookies.get('em_refresh'));
    api.passTime(MINUTE);
    expect((await client.post('user/refresh')).status).toBe(200);
    expect((await other.post('user/refresh')).status).toBe(200);
  });

  describe('with the previous secret, by a browser that was killed before it stored the new one', () => {
    async function killed() {
      const { client } = await registered();
      const before = client.cookies.get('em_refresh') ?? '';
      expect((await client.post('user/refresh')).status).toBe(200);
      const after = client.cookies.get('em_refresh') ?? '';
      client.cookies.set('em_refresh', before);
      return { client, before, after };
    }

    it('returns the same new secret again for a minute', async () => {
      const { client, after } = await killed();
      api.passTime(MINUTE);
      const answer = await client.post('user/refresh');
      expect([answer.status, client.cookies.get('em_refresh')]).toEqual([200, after]);
      client.token = answer.body.token;
      expect((await client.get('user/profile')).status).toBe(200);
      expect((await client.post('user/refresh')).status).toBe(200);
    });

    it('ends the sign-in after that', async () => {
      const { client, before, after } = await killed();
      api.passTime(MINUTE + 1);
      expect((await client.post('user/refresh')).body).toEqual(refusal('refresh-refused'));
      for (const secret of [before, after]) {
        client.cookies.set('em_refresh', secret);
        expect((await client.post('user/refresh')).body).toEqual(refusal('refresh-refused'));
      }
    });

    it('ends the sign-in when the new secret was used already', async () => {
      const { client, before, after } = await killed();
      client.cookies.set('em_refresh', after);
      expect((await client.post('user/refresh')).status).toBe(200);
      const newest = client.cookies.get('em_refresh') ?? '';
      client.cookies.set('em_refresh', before);
      expect((await client.post('user/refresh')).body).toEqual(refusal('refresh-refused'));
      client.cookies.set('em_refresh', newest);
      expect((await client.post('user/refresh')).body).toEqual(refusal('refresh-refused'));
    });

    it('ends the sign-in when another client sends it', async () => {
      const { client } = await killed();
      const headers = { 'user-agent': 'another browser' };
      const thief = await client.post('user/refresh', {}, { headers });
      expect(thief.body).toEqual(refusal('refresh-refused'));
    });

    it('has no grace where the installation allows none', async () => {
      const strict = await startTestApi({ env: { ...testEnv, refreshGrace: 0 } });
      const client = new TestClient(strict.url);
      await client.post('user/register', anAccount());
      const before = client.cookies.get('em_refresh') ?? '';
      await client.post('user/refresh');
      client.cookies.set('em_refresh', before);
      strict.passTime(1);
      expect((await client.post('user/refresh')).body).toEqual(refusal('refresh-refused'));
      await strict.close();
    });
  });

  it('is refused after thirty days without use', async () => {
    const { client } = await registered();
    api.passTime(30 * 24 * 60 * MINUTE);
    expect((await client.post('user/refresh')).body).toEqual(refusal('refresh-refused'));
  });
});

describe('a call with a cookie from another site', () => {
  it.each([
    ['its origin', { origin: 'https://evil.example' }],
    ['the browser', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://evil.127.0.0.1' }],
    ['an origin of null', { origin: 'null' }],
  ])('is refused by %s', async (_, headers) => {
    const { client } = await registered();
    for (const path of ['user/refresh', 'user/logout']) {
      const answer = await client.post(path, {}, { headers });
      expect([answer.status, answer.body]).toEqual([403, refusal('origin-refused')]);
    }
    expect((await client.get('user/profile')).status).toBe(200);
  });

  it('is served when the site is ours', async () => {
    const { client } = await registered();
    const ours = { headers: { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-site' } };
    expect((await client.post('user/refresh', {}, ours)).status).toBe(200);
    expect(
      (await client.post('user/refresh', {}, { headers: { 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(200);
  });
});

describe('signing out', () => {
  it('ends this session at once and no other', async () => {
    const { client, account } = await registered();
    const phone = new TestClient(api.url);
    phone.token = (await phone.post('user/login', account)).body.token;
    expect((await client.post('user/logout')).body).toEqual({ ok: true });
    expect(client.cookies.size).toBe(0);
    expect((await client.get('user/profile')).body).toEqual(refusal('session-expired'));
    expect((await phone.get('user/profile')).status).toBe(200);
    // A client without cookies that says "Bearer", as elsewhere.
    const headers = { authorization: `Bearer ${phone.token}` };
    await new TestClient(api.url).post('user/logout', {}, { headers });
    expect((await phone.get('user/profile')).body).toEqual(refusal('session-expired'));
  });

  it('ends every session of the account, and of no other, on request', async () => {
    const { client, account } = await registered();
    const stranger = await registered();
    const phone = new TestClient(api.url);
    phone.token = (await phone.post('user/login', account)).body.token;
    expect((await phone.post('user/sign-out-everywhere')).body).toEqual({ ok: true });
    expect(phone.cookies.size).toBe(0);
    for (const device of [client, phone]) {
      expect((await device.get('user/profile')).body).toEqual(refusal('session-expired'));
      expect((await device.post('user/refresh')).body).toEqual(refusal('refresh-refused'));
    }
    expect((await stranger.client.get('user/profile')).status).toBe(200);
  });

  it('succeeds without a session', async () => {
    expect((await new TestClient(api.url).post('user/logout')).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  /** Beside the welcome mails of those who registered. */
  const resetMails = () => api.mails.filter(({ subject }) => subject.startsWith('Choose a new password'));

  async function resetToken(email: string) {
    while ((await api.database.models.AccountMail.count()) > 0) await accountMailJob.run(api.context, 0);
    api.mails.length = 0;
    expect((await new TestClient(api.url).post('user/forgot', { email })).body).toEqual({ ok: true });
    await api.context.background.idle();
    const [mail] = resetMails();
    return mail?.text.match(/http:\/\/127\.0\.0\.1:3000\/reset-password\/([\w-]{43})\n/)?.[1] ?? '';
  }

  it('is replaced through the mailed link, which ends every session', async () => {
    const { client, account } = await registered();
    const token = await resetToken(account.email);
    expect(resetMails()).toEqual([expect.objectContaining({ to: account.email })]);
    const answer = await new TestClient(api.url).post('user/reset', {
      resetToken: token,
      password: 'nieuw123',
    });
    expect(answer.body).toEqual({ ok: true });
    expect((await client.get('user/profile')).body).toEqual(refusal('session-expired'));
    expect((await client.post('user/refresh')).status).toBe(401);
    const login = (password: string) => new TestClient(api.url).post('user/login', { ...account, password });
    expect((await login(account.password)).status).toBe(401);
    expect((await login('nieuw123')).status).toBe(200);
  });

  it('gets the same response for an unknown address, and no mail is sent', async () => {
    expect(await resetToken('niemand@example.test')).toBe('');
    expect(resetMails()).toEqual([]);
  });

  it('is stored without its secret', async () => {
    const { account } = await registered();
    const token = await resetToken(account.email);
    const rows = await api.database.models.PasswordReset.findAll({ raw: true });
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(api.logLines.join('\n')).not.toContain(token);
  });

  it('has a link that works once, even in two windows at once', async () => {
    const { account } = await registered();
    const token = await resetToken(account.email);
    const use = () => new TestClient(api.url).post('user/reset', { resetToken: token, password: 'nieuw123' });
    const answers = await Promise.all([use(), use()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await use()).body).toEqual(refusal('reset-token-invalid'));
  });

  it('has a link that ends after an hour, or when a newer one was used', async () => {
    const { account } = await registered();
    const old = await resetToken(account.email);
    const newer = await resetToken(account.email);
    const use = (resetToken: string) =>
      new TestClient(api.url).post('user/reset', { resetToken, password: 'nieuw123' });
    expect((await use(newer)).status).toBe(200);
    expect((await use(old)).body).toEqual(refusal('reset-token-invalid'));
    const late = await resetToken(account.email);
    api.passTime(60 * MINUTE);
    expect((await use(late)).body).toEqual(refusal('reset-token-invalid'));
  });

  it('has a link that ends when the password is changed in the profile', async () => {
    const { client, account } = await registered();
    const token = await resetToken(account.email);
    expect((await client.put('user', { newPassword: 'zelf gekozen' })).status).toBe(200);
    const answer = await client.post('user/reset', { resetToken: token, password: 'nieuw123' });
    expect(answer.body).toEqual(refusal('reset-token-invalid'));
  });

  it('still requires six characters', async () => {
    const answer = await new TestClient(api.url).post('user/reset', { resetToken: 'x', password: '12345' });
    expect(answer.body).toEqual(refusal('password-too-short'));
  });

  it('is mailed once the mail server is back, without delaying the response', async () => {
    let isDown = true;
    const mails: Mail[] = [];
    const brokenApi = await startTestApi({
      mailer: {
        async send(mail) {
          if (isDown) throw new MailFailure('unreachable', new Error('mail server down'));
          mails.push(mail);
        },
      },
    });
    const { email, ...account } = anAccount();
    expect((await new TestClient(brokenApi.url).post('user/register', { email, ...account })).status).toBe(
      200,
    );
    const ask = () => new TestClient(brokenApi.url).post('user/forgot', { email });
    expect((await ask()).body).toEqual({ ok: true });
    await brokenApi.context.background.idle();
    expect(brokenApi.logLines.join('\n')).toContain('mail server down');
    expect((await ask()).body).toEqual({ ok: true });
    isDown = false;
    brokenApi.passTime(30 * MINUTE);
    await accountMailJob.run(brokenApi.context, 0);
    await accountMailJob.run(brokenApi.context, 0);
    // Who asked twice gets one mail, with a link that is an hour young.
    const newMails = mails.filter(({ subject }) => subject.startsWith('Choose a new password'));
    expect(newMails).toEqual([expect.objectContaining({ to: email })]);
    const resetToken = newMails[0]?.text.match(/reset-password\/([\w-]{43})\n/)?.[1];
    const use = { resetToken, password: 'nieuw123' };
    expect((await new TestClient(brokenApi.url).post('user/reset', use)).status).toBe(200);
    await brokenApi.close();
  });

  it('is limited in number', async () => {
    const { account } = await registered();
    const ask = () => new TestClient(api.url).post('user/forgot', { email: account.email });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).body).toEqual(refusal('too-many-requests'));
  });
});

describe('the profile', () => {
  it('changes names and address', async () => {
    const { client } = await registered();
    const address = { city: 'Gent', street: 'Veldstraat', streetNr: '1a', postCode: '9000' };
    const answer = await client.put('user', {
      firstName: 'Eden',
      lastName: 'Hazard',
      ...address,
      language: 'en',
    });
    expect(answer.body).toMatchObject({ firstName: 'Eden', lastName: 'Hazard', ...address, language: 'en' });
    expect((await client.get('user/profile')).body).toMatchObject({ firstName: 'Eden', ...address });
    expect((await client.put('user', { city: null })).body).toMatchObject({
      city: null,
      street: 'Veldstraat',
    });
  });

  it('takes numbers for the parts of the address', async () => {
    const { client } = await registered();
    const answer = await client.put('user', { street: 'Veldstraat', streetNr: 12, postCode: 1000 });
    expect([answer.status, answer.body]).toMatchObject([200, { streetNr: '12', postCode: '1000' }]);
    expect((await client.get('user/profile')).body).toMatchObject({ streetNr: '12', postCode: '1000' });
    for (const streetNr of [true, [12], {}]) {
      expect((await client.put('user', { streetNr })).body).toEqual(refusal('invalid-input'));
    }
  });

  it('rejects names that are no names', async () => {
    const { client } = await registered();
    expect((await client.put('user', { city: '\u202eGent\u200b' })).body.city).toBe('Gent');
    expect((await client.put('user', { street: ' Lange\nVeldstraat ' })).body.street).toBe(
      'Lange Veldstraat',
    );
    expect((await client.put('user', { street: 'Veld\ud800straat' })).body).toMatchObject({
      error: { code: 'invalid-input' },
    });
    expect((await client.put('user', { firstName: ' ' })).body).toEqual(refusal('invalid-input'));
    const answer = await client.put('user', { firstName: 'Eden', lastName: 'Haz\u0007ard' });
    expect(answer.body).toEqual(refusal('invalid-input'));
    expect(answer.body.error.details.issues).toEqual([{ path: 'lastName', code: 'name-control-characters' }]);
    expect((await client.get('user/profile')).body).toMatchObject({ firstName: 'Kevin' });
  });

  it('stores a name on one line', async () => {
    const { client } = await registered();
    const answer = await client.put('user', { firstName: ' Jan\n Piet ', lastName: 'Zoe\u0308' });
    expect(answer.body).toMatchObject({ firstName: 'Jan Piet', lastName: 'Zoë' });
  });

  it('ignores fields that a user cannot change', async () => {
    const { client, user, account } = await registered();
    await client.put('user', {
      id: 1,
      email: 'x@example.test',
      role: 'premium',
      roles: ['operator'],
      passwordHash: 'x',
    });
    expect((await client.get('user/profile')).body).toMatchObject({
      id: user.id,
      email: account.email,
      roles: ['user'],
    });
  });

  it('changes the password and ends every other session', async () => {
    const { client, account } = await registered();
    const phone = new TestClient(api.url);
    phone.token = (await phone.post('user/login', account)).body.token;
    expect((await client.put('user', { newPassword: 'kort5' })).body).toEqual(refusal('password-too-short'));
    expect((await client.put('user', { newPassword: 'langer dan zes' })).status).toBe(200);
    expect((await phone.get('user/profile')).body).toEqual(refusal('session-expired'));
    expect((await client.get('user/profile')).status).toBe(200);
    expect((await client.post('user/refresh')).status).toBe(200);
  });

  it('requires the right current password where one is sent, and stops guessing', async () => {
    const { client, account } = await registered();
    const newPassword = 'langer dan zes';
    const change = (currentPassword: string) => client.put('user', { newPassword, currentPassword });
    for (let attempt = 1; attempt < 10; attempt += 1) {
      const answer = await change('gokje1');
      expect([answer.status, answer.body]).toEqual([403, refusal('current-password-wrong')]);
    }
    expect((await change(account.password)).status).toBe(200);
    const login = { email: account.email, password: newPassword };
    expect((await new TestClient(api.url).post('user/login', login)).status).toBe(200);
    await change('gokje1');
    expect((await change(newPassword)).body).toEqual(refusal('too-many-requests'));
  });

  it('stores a country, and a favourite nation that plays', async () => {
    const { client } = await registered();
    await api.database.models.Club.create({
      ...{ id: 7, competitionId: 1, short: 'BEL', nameNl: 'België', nameEn: 'Belgium', groupName: 'E' },
      ...{ externalId: null, updatedAt: 0 },
    });
    const answer = await client.put('user', { country: 'België', favoriteClubId: 7 });
    expect(answer.body).toMatchObject({ country: 'België', favoriteClubId: 7 });
    const unknown = await client.put('user', { country: 'Nergens', favoriteClubId: 8 });
    expect([unknown.status, unknown.body]).toEqual([400, refusal('invalid-input')]);
    const none = await client.put('user', { favoriteClubId: null });
    expect(none.body).toMatchObject({ country: 'België', favoriteClubId: null });
  });

  it('returns premium as the role, whatever other roles the user has', async () => {
    const { client, user } = await registered();
    await api.database.models.UserRole.bulkCreate([
      { userId: user.id, role: 'pundit' },
      { userId: user.id, role: 'premium' },
    ]);
    expect((await client.get('user/profile')).body).toMatchObject({
      role: 'premium',
      roles: ['user', 'premium', 'pundit'],
    });
  });
});

describe('the log', () => {
  it('never contains a password, a token or an address of a person', async () => {
    const { client, account } = await registered({ ...anAccount(), password: 'zeer-geheim-woord' });
    await client.get('user/profile');
    const log = api.logLines.join('\n');
    expect(log).not.toContain('zeer-geheim-woord');
    expect(log).not.toContain(client.token);
    expect(log).not.toContain(client.cookies.get('em_refresh'));
    expect(log).not.toContain(account.email);
  });
});
