import { chatOperations } from '@euro/api-contract';
import { chatJob } from '../../leagues/chat/chatJob.js';
import { join, leagueOf, listen } from '../../testing/chatting.js';
import { importTournament } from '../../testing/importTournament.js';
import { aSquad } from '../../testing/squads.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { type Answer, refusal, TestClient } from '../../testing/testClient.js';
import { accountMailJob } from '../accountMail/accountMailJob.js';
import { createPasswords, type Passwords } from '../identity/passwords.js';
import type { Person } from '../providers/person.js';

/** Facebook's access tokens, and who signs in with them. */
const onFacebook = new Map<string, Person>();
/** Holds the work on passwords up, so that a test decides what happens meanwhile. */
let gate: Promise<void> | null = null;
let arrived = () => {};

const real = createPasswords();
const passwords: Passwords = {
  ...real,
  async hash(password) {
    const hash = await real.hash(password);
    await pass();
    return hash;
  },
  async verify(stored, password) {
    const matches = await real.verify(stored, password);
    await pass();
    return matches;
  },
};

async function pass(): Promise<void> {
  arrived();
  await gate;
}

/** Runs `call` up to its password, lets `meanwhile` happen, and lets it go on. */
async function whileHeldUp(call: () => Promise<Answer>, meanwhile: () => Promise<unknown>): Promise<Answer> {
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const answer = call();
  await reached;
  await meanwhile();
  gate = null;
  open();
  return answer;
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    passwords,
    facebook: {
      async check(token) {
        const person = onFacebook.get(token);
        return person ? { kind: 'signed-in', person } : { kind: 'refused' };
      },
    },
  });
  await importTournament(api.database, api.clock);
});
afterAll(() => api.close());

let count = 0;

/** Each from an address of its own: the limits are not what these tests are about. */
class Browser extends TestClient {
  private readonly from = `198.51.100.${browsers++ % 250}`;

  override send(method: string, path: string, options: Parameters<TestClient['send']>[2]) {
    const headers = { 'x-forwarded-for': this.from, ...options.headers };
    return super.send(method, path, { ...options, headers });
  }
}
let browsers = 0;

/** A stranger who registers with an address that is not his, and stays signed in. */
async function stranger() {
  count += 1;
  const account = {
    ...{ firstName: 'Win 500 euro', lastName: 'Nu' },
    ...{ email: `sofie${count}@example.test`, password: 'van mij!' },
  };
  const client = new Browser(api.url);
  const answer = await client.post('user/register', account);
  expect(answer.status).toBe(200);
  client.token = answer.body.token;
  return { account, client, userId: answer.body.id as number };
}

/** The address's owner signs in with Facebook. */
async function ownerArrives(email: string): Promise<{ client: TestClient; answer: Answer }> {
  const token = `token of ${email}`;
  onFacebook.set(token, {
    ...{ issuer: 'https://facebook.test', subject: email, email, isEmailVerified: true },
    ...{ firstName: 'Sofie', lastName: 'Vermeulen' },
  });
  const client = new Browser(api.url);
  const answer = await client.get(`user/auth/facebook?access_token=${encodeURIComponent(token)}`);
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  client.token = answer.body.token;
  return { client, answer };
}

const canSignIn = async (email: string, password: string) =>
  (await new Browser(api.url).post('user/login', { email, password })).status === 200;

/** Neither the stranger's tokens nor any of these passwords open the account; the owner's do. */
async function expectReclaimed(
  { account, client }: Awaited<ReturnType<typeof stranger>>,
  owner: TestClient,
  others: readonly string[] = [],
): Promise<void> {
  expect((await client.get('user/profile')).body).toEqual(refusal('session-expired'));
  expect((await client.post('user/refresh')).body).toEqual(refusal('refresh-refused'));
  for (const password of [account.password, ...others]) {
    expect([password, await canSignIn(account.email, password)]).toEqual([password, false]);
  }
  expect((await owner.get('user/profile')).body).toMatchObject({ hasPassword: false, emailVerified: true });
}

describe('an account that a stranger created with another person’s address', () => {
  it('belongs to its owner alone once she signs in elsewhere, and she is notified', async () => {
    const squatter = await stranger();
    const phone = new Browser(api.url);
    phone.token = (await phone.post('user/login', squatter.account)).body.token;
    const { client, answer } = await ownerArrives(squatter.account.email);
    expect(answer.body).toMatchObject({
      ...{ isNew: false, reclaimed: true },
      user: { id: squatter.userId, hasPassword: false, emailVerified: true },
    });
    await expectReclaimed(squatter, client);
    expect((await phone.get('user/profile')).body).toEqual(refusal('session-expired'));
    api.mails.length = 0;
    await accountMailJob.run(api.context, 0);
    const mails = api.mails.filter(({ to }) => to === squatter.account.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your EuroManager account is now yours alone']);
    expect(JSON.stringify(mails)).not.toContain('500 euro');
  });

  it('retains its teams and its leagues', async () => {
    const squatter = await stranger();
    const squad = await aSquad(api.database);
    const addAnswer = await squatter.client.post('team/add', { teamName: 'Haar ploeg', ...squad });
    expect(addAnswer.status).toBe(200);
    const { leagueId } = await leagueOf(api, 1);
    await join(api, leagueId, addAnswer.body.team.id);
    const { client } = await ownerArrives(squatter.account.email);
    const { body } = await client.get('teams');
    expect(body.teams).toMatchObject([{ id: addAnswer.body.team.id, name: 'Haar ploeg' }]);
    expect((await client.get(`league/${leagueId}`)).body).toMatchObject({ league: { id: leagueId } });
  });

  it('closes the stranger’s chat stream', async () => {
    const squatter = await stranger();
    const squad = await aSquad(api.database);
    const addAnswer = await squatter.client.post('team/add', { teamName: 'Luistervink', ...squad });
    const { leagueId } = await leagueOf(api, 1);
    await join(api, leagueId, addAnswer.body.team.id);
    const reader = await listen(api, squatter, chatOperations.changes, { key_id: leagueId, after: 0 });
    await reader.event(0);
    await ownerArrives(squatter.account.email);
    await chatJob.run(api.context, 0);
    await reader.until(({ isEnded }) => isEnded);
  });

  it('cannot be verified or given a password with a mail that was sent before', async () => {
    const squatter = await stranger();
    const { email } = squatter.account;
    api.mails.length = 0;
    await new Browser(api.url).post('user/forgot', { email });
    await accountMailJob.run(api.context, 0);
    await api.context.background.idle();
    const mailTexts = api.mails.filter(({ to }) => to === email).map(({ text }) => text);
    const linkIn = (pattern: RegExp) => mailTexts.map((text) => pattern.exec(text)?.[1]).find(Boolean);
    const resetToken = linkIn(/reset-password\/([\w-]{43})/);
    const token = linkIn(/verify-email\/([\w-]{43})/);
    const { client } = await ownerArrives(email);
    const reset = await new Browser(api.url).post('user/reset', { resetToken, password: 'toch van mij' });
    expect(reset.body).toEqual(refusal('reset-token-invalid'));
    const proof = await new Browser(api.url).post('user/verify-email', { token });
    expect(proof.body).toEqual(refusal('verification-token-invalid'));
    await expectReclaimed(squatter, client, ['toch van mij']);
  });

  it('can be deleted by its owner, who then starts with an empty one', async () => {
    const squatter = await stranger();
    const { email } = squatter.account;
    const { client } = await ownerArrives(email);
    expect((await client.post('user/delete', { email })).body).toEqual({ ok: true });
    const again = await ownerArrives(email);
    expect(again.answer.body).toMatchObject({
      ...{ isNew: true, reclaimed: false },
      user: { firstName: 'Sofie', email },
    });
    expect(again.answer.body.user.id).not.toBe(squatter.userId);
  });

  it('belongs to the owner, too, when registration and sign-in elsewhere are simultaneous', async () => {
    count += 1;
    const account = {
      firstName: 'X',
      lastName: 'Y',
      email: `gelijk${count}@example.test`,
      password: 'van mij!',
    };
    const client = new Browser(api.url);
    const [registered, owner] = await Promise.all([
      client.post('user/register', account),
      ownerArrives(account.email),
    ]);
    client.token = registered.body.token ?? null;
    if (client.token !== null) {
      expect((await client.get('user/profile')).body).toEqual(refusal('session-expired'));
    }
    expect(await canSignIn(account.email, account.password)).toBe(false);
    expect((await owner.client.get('user/profile')).status).toBe(200);
  });
});

describe('concurrently with the takeover', () => {
  it('a new password of the stranger is not stored', async () => {
    const squatter = await stranger();
    const { email } = squatter.account;
    let owner = squatter.client as TestClient;
    const answer = await whileHeldUp(
      () => squatter.client.put('user', { newPassword: 'toch van mij' }),
      async () => {
        owner = (await ownerArrives(email)).client;
      },
    );
    expect([answer.status, answer.body]).toEqual([401, refusal('session-expired')]);
    await expectReclaimed(squatter, owner, ['toch van mij']);
  });

  it('a sign-in with the password that was right is refused', async () => {
    const squatter = await stranger();
    let owner = squatter.client as TestClient;
    const answer = await whileHeldUp(
      () => new Browser(api.url).post('user/login', squatter.account),
      async () => {
        owner = (await ownerArrives(squatter.account.email)).client;
      },
    );
    expect([answer.status, answer.body]).toEqual([401, refusal('invalid-credentials')]);
    await expectReclaimed(squatter, owner);
  });

  it('a deletion of the account is refused', async () => {
    const squatter = await stranger();
    const { email, password } = squatter.account;
    let owner = squatter.client as TestClient;
    const answer = await whileHeldUp(
      () => squatter.client.post('user/delete', { email, currentPassword: password }),
      async () => {
        owner = (await ownerArrives(email)).client;
      },
    );
    expect([answer.status, answer.body]).toEqual([401, refusal('session-expired')]);
    await expectReclaimed(squatter, owner);
  });

  it('a half-used reset link is refused', async () => {
    const squatter = await stranger();
    const { email } = squatter.account;
    api.mails.length = 0;
    await new Browser(api.url).post('user/forgot', { email });
    await api.context.background.idle();
    const resetToken = api.mails
      .map(({ text }) => /reset-password\/([\w-]{43})/.exec(text)?.[1])
      .find(Boolean);
    let owner = squatter.client as TestClient;
    const answer = await whileHeldUp(
      () => new Browser(api.url).post('user/reset', { resetToken, password: 'toch van mij' }),
      async () => {
        owner = (await ownerArrives(email)).client;
      },
    );
    expect([answer.status, answer.body]).toEqual([400, refusal('reset-token-invalid')]);
    await expectReclaimed(squatter, owner, ['toch van mij']);
  });

  it('no refresh survives, whichever is processed first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const squatter = await stranger();
      const [refreshAnswer, owner] = await Promise.all([
        squatter.client.post('user/refresh'),
        ownerArrives(squatter.account.email),
      ]);
      squatter.client.token = refreshAnswer.body.token ?? squatter.client.token;
      await expectReclaimed(squatter, owner.client);
    }
  });
});

describe('an account whose address was verified', () => {
  async function proved(how: 'the welcome mail' | 'a reset link') {
    const who = await stranger();
    const { email } = who.account;
    api.mails.length = 0;
    if (how === 'a reset link') await new Browser(api.url).post('user/forgot', { email });
    await accountMailJob.run(api.context, 0);
    await api.context.background.idle();
    const texts = api.mails.filter(({ to }) => to === email).map(({ text }) => text);
    const tokenIn = (path: string) =>
      texts.map((text) => new RegExp(`${path}/([\\w-]{43})`).exec(text)?.[1]).find(Boolean);
    const answer =
      how === 'the welcome mail'
        ? await new Browser(api.url).post('user/verify-email', { token: tokenIn('verify-email') })
        : await new Browser(api.url).post('user/reset', {
            resetToken: tokenIn('reset-password'),
            password: who.account.password,
          });
    expect(answer.body).toEqual({ ok: true });
    return who;
  }

  it.each(['the welcome mail', 'a reset link'] as const)(
    'by %s retains its password when a sign-in elsewhere is added',
    async (how) => {
      const { account } = await proved(how);
      const { answer } = await ownerArrives(account.email);
      expect(answer.body).toMatchObject({
        reclaimed: false,
        user: { hasPassword: true, emailVerified: true },
      });
      expect(await canSignIn(account.email, account.password)).toBe(true);
    },
  );

  it('by an identity that an earlier release linked retains its password', async () => {
    const { account, userId } = await stranger();
    await api.database.models.UserIdentity.create({
      ...{ userId, provider: 'vrt', issuer: 'https://sso.example', subject: `earlier ${userId}` },
      ...{ email: account.email, createdAt: 1 },
    });
    const { answer } = await ownerArrives(account.email);
    expect(answer.body).toMatchObject({ reclaimed: false, user: { hasPassword: true, emailVerified: true } });
  });
});
