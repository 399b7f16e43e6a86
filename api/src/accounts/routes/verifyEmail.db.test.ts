import { MailFailure } from '../../mail/index.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { accountMailJob } from '../accountMail/accountMailJob.js';

const DAY = 24 * 60 * 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.mails.length = 0;
});

let count = 0;
async function registered(names: object = {}) {
  count += 1;
  const account = {
    ...{ firstName: 'Kevin', lastName: 'De Bruyne', ...names },
    ...{ email: `kevin${count}@example.test`, password: 'geheim' },
  };
  const client = new TestClient(api.url);
  const headers = { 'x-forwarded-for': `203.0.113.${count % 250}` };
  const answer = await client.post('user/register', account, { headers });
  expect(answer.status).toBe(200);
  client.token = answer.body.token;
  return { client, account, user: answer.body };
}

/** Sends what waits, and answers the mails to an address. */
async function mailsTo(email: string) {
  await accountMailJob.run(api.context, 0);
  await api.context.background.idle();
  return api.mails.filter(({ to }) => to === email);
}

const tokensOf = (mails: readonly { readonly text: string }[]) =>
  mails.map(({ text }) => /http:\/\/127\.0\.0\.1:3000\/verify-email\/([\w-]{43})\n/.exec(text)?.[1] ?? '');

const prove = (token: string) => new TestClient(api.url).post('user/verify-email', { token });
const isProved = async (client: TestClient) => (await client.get('user/profile')).body.emailVerified;

describe('mails about accounts while the mail server is down', () => {
  it('are counted once for each try, and the others wait without one', async () => {
    const { account } = await registered();
    const { account: other } = await registered();
    const send = jest.spyOn(api.context.mailer, 'send').mockRejectedValue(new MailFailure('unreachable'));
    const retries = () => api.context.work.retries.get('account-mail') ?? 0;
    const before = retries();
    await accountMailJob.run(api.context, 0);
    expect([send.mock.calls.length, retries() - before]).toEqual([1, 1]);
    await accountMailJob.run(api.context, 0);
    expect(send).toHaveBeenCalledTimes(1);
    send.mockRestore();
    api.passTime(30_000);
    expect(await mailsTo(account.email)).toHaveLength(1);
    expect(await mailsTo(other.email)).toHaveLength(1);
  });

  it('are postponed by one statement when only one waits', async () => {
    const { account } = await registered();
    const send = jest.spyOn(api.context.mailer, 'send').mockRejectedValue(new MailFailure('unreachable'));
    const update = jest.spyOn(api.database.models.AccountMail, 'update');
    await accountMailJob.run(api.context, 0);
    const postponed = update.mock.calls.filter(([values]) => !('attempts' in values));
    expect(postponed).toHaveLength(1);
    send.mockRestore();
    update.mockRestore();
    api.passTime(30_000);
    expect(await mailsTo(account.email)).toHaveLength(1);
  });
});

describe('the address of a new account', () => {
  it('is not verified at first, and the welcome mail has the link that verifies it', async () => {
    const { client, account, user } = await registered();
    expect(user.emailVerified).toBe(false);
    const mails = await mailsTo(account.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Welcome to EuroManager: confirm your e-mail address',
    ]);
    const [token = ''] = tokensOf(mails);
    expect((await prove(token)).body).toEqual({ ok: true });
    expect(await isProved(client)).toBe(true);
  });

  it('is verified once with a link, which is stored without its secret', async () => {
    const { account } = await registered();
    const [token = ''] = tokensOf(await mailsTo(account.email));
    const rows = await api.database.models.EmailVerification.findAll({ raw: true });
    expect(JSON.stringify(rows)).not.toContain(token);
    const answers = await Promise.all([prove(token), prove(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await prove(token)).body).toEqual(refusal('verification-token-invalid'));
    expect(api.logLines.join('\n')).not.toContain(token);
  });

  it('is not verified with an unknown link, nor after seven days', async () => {
    const { client, account } = await registered();
    const [token = ''] = tokensOf(await mailsTo(account.email));
    expect((await prove('made-up')).body).toEqual(refusal('verification-token-invalid'));
    api.passTime(7 * DAY);
    const answer = await prove(token);
    expect([answer.status, answer.body]).toEqual([400, refusal('verification-token-invalid')]);
    client.token = (await client.post('user/refresh')).body.token;
    expect(await isProved(client)).toBe(false);
  });

  it('is verified by a used reset link, too', async () => {
    const { account } = await registered();
    await new TestClient(api.url).post('user/forgot', { email: account.email });
    const mails = await mailsTo(account.email);
    const resetToken = mails.map(({ text }) => /reset-password\/([\w-]{43})/.exec(text)?.[1]).find(Boolean);
    await new TestClient(api.url).post('user/reset', { resetToken, password: 'nieuw123' });
    const answer = await new TestClient(api.url).post('user/login', { ...account, password: 'nieuw123' });
    expect(answer.body.emailVerified).toBe(true);
  });

  it('needs no verification for anything in the game', async () => {
    const { client } = await registered();
    expect((await client.get('teams')).status).toBe(200);
    expect((await client.put('user/reminders', { deadlineMail: true })).status).toBe(200);
  });
});

describe('requesting the mail again', () => {
  it('sends another link', async () => {
    const { client, account } = await registered();
    await mailsTo(account.email);
    api.mails.length = 0;
    expect((await client.post('user/verify-email/send')).body).toEqual({ ok: true });
    const [token = ''] = tokensOf(await mailsTo(account.email));
    expect((await prove(token)).body).toEqual({ ok: true });
  });

  it('sends nothing to a verified address', async () => {
    const { client, account } = await registered();
    const [token = ''] = tokensOf(await mailsTo(account.email));
    await prove(token);
    api.mails.length = 0;
    expect((await client.post('user/verify-email/send')).body).toEqual({ ok: true });
    expect(await mailsTo(account.email)).toEqual([]);
  });

  it('stops after three in an hour: the address may be another person’s', async () => {
    const { client } = await registered();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await client.post('user/verify-email/send')).status).toBe(200);
    }
    expect((await client.post('user/verify-email/send')).body).toEqual(refusal('too-many-requests'));
  });

  it('requires a session', async () => {
    const answer = await new TestClient(api.url).post('user/verify-email/send');
    expect(answer.body).toEqual(refusal('not-signed-in'));
  });
});

describe('names', () => {
  it.each([
    ['firstName', 'Win 500 euro: https://evil.test/klik'],
    ['firstName', 'evil.test'],
    ['lastName', 'www.evil.test'],
    ['lastName', '<b>Kevin</b>'],
  ])('contain no link and no markup: %s %j', async (field, name) => {
    const { client } = await registered();
    const putAnswer = await client.put('user', { [field]: name });
    const post = await new TestClient(api.url).post('user/register', {
      ...{ firstName: 'Kevin', lastName: 'De Bruyne', password: 'geheim', email: 'link@example.test' },
      [field]: name,
    });
    for (const { status, body } of [putAnswer, post]) {
      expect([status, body.error.code]).toEqual([400, 'invalid-input']);
      expect(body.error.details.issues).toEqual([{ path: field, code: 'name-link' }]);
    }
  });

  it('are in no mail to an unverified address', async () => {
    const { account } = await registered({ firstName: 'Win 500 euro', lastName: 'Vandaag' });
    await new TestClient(api.url).post('user/forgot', { email: account.email });
    const mails = await mailsTo(account.email);
    expect(mails).toHaveLength(2);
    for (const { text, html, subject } of mails) {
      expect(text).toMatch(/^Hello,\n/);
      expect(`${text}${html}${subject}`).not.toMatch(/500 euro|Vandaag/);
    }
  });

  it('are in the greeting of a verified user, unless an older name contains a link', async () => {
    const { account, user } = await registered();
    const [token = ''] = tokensOf(await mailsTo(account.email));
    await prove(token);
    const { User } = api.database.models;
    const greetingOf = async () => {
      api.mails.length = 0;
      await new TestClient(api.url).post('user/forgot', { email: account.email });
      const [mail] = await mailsTo(account.email);
      return mail?.text.split('\n')[0];
    };
    expect(await greetingOf()).toBe('Hello Kevin,');
    await User.update({ firstName: 'Win: https://evil.test' }, { where: { id: user.id } });
    expect(await greetingOf()).toBe('Hello,');
  });
});
