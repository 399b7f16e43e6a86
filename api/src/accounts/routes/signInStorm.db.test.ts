import { importTournament } from '../../testing/importTournament.js';
import { signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { type Answer, TestClient } from '../../testing/testClient.js';

const READS = 5;
const PASSWORD = 'Wachtwoord1!';

let api: TestApi;
/** The same game behind a process whose calls may wait for 0.3 s. */
let impatient: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  const env = { ...testEnv, databaseTimeouts: { call: 300, long: 60_000 } };
  impatient = await startTestApi({ ...api.database, env }, api);
});
afterAll(async () => {
  await impatient.close();
  await api.close();
});

/** Addresses of so many new accounts, all with one password. */
async function accounts(name: string, count: number): Promise<string[]> {
  const passwordHash = await api.context.passwords.hash(PASSWORD);
  const emails: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { userId } = await signedIn(api);
    const email = `${name}${number}@example.test`;
    await api.database.models.User.update({ passwordHash, email }, { where: { id: userId } });
    emails.push(email);
  }
  return emails;
}

function signIn({ url }: TestApi, email: string, password = PASSWORD, ticket?: string): Promise<Answer> {
  const options = ticket === undefined ? {} : { headers: { 'admission-ticket': ticket } };
  return new TestClient(url).post('user/login', { email, password }, options);
}

it('answers reads during a burst of sign-ins, whose passwords are hashed a few at a time', async () => {
  const reader = await signedIn(api);
  const emails = await accounts('storm', 60);
  let signInCount = 0;
  const signIns = emails.map(async (email) => {
    const { status } = await signIn(api, email);
    signInCount += 1;
    return status;
  });
  for (let read = 0; read < READS; read += 1) {
    expect((await reader.client.get('teams')).status).toBe(200);
  }
  const doneMeanwhile = signInCount;
  expect(new Set(await Promise.all(signIns))).toEqual(new Set([200]));
  expect(doneMeanwhile).toBeLessThan(emails.length / 2);
});

it('sends sign-ins that would wait too long back with their place, which a ticket keeps', async () => {
  const emails = await accounts('crowd', 80);
  const first = await Promise.all(emails.map((email) => signIn(impatient, email)));
  const sentBack = first.flatMap(({ status, body, headers }, index) => {
    if (status === 200) return [];
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // It began, and ran out of time.
    if (!body.error.details) return [];
    const { place, seconds, ticket } = body.error.details;
    expect([ticket, seconds]).toEqual([expect.any(String), expect.any(Number)]);
    return [{ email: emails[index] ?? '', place, ticket }];
  });
  expect(sentBack.length).toBeGreaterThan(0);
  expect(sentBack.length).toBeLessThan(emails.length);
  // Sent again with their tickets, they are before everybody who comes later.
  impatient.passTime(1);
  const newcomers = emails.map((email) => signIn(impatient, email));
  for (const { email, place, ticket } of sentBack) {
    const { status, body } = await signIn(impatient, email, PASSWORD, ticket);
    if (status !== 200) expect(body.error.details?.place ?? 0).toBeLessThanOrEqual(place);
  }
  await Promise.all(newcomers);
});

it('counts no attempt that was sent back', async () => {
  const [email = ''] = await accounts('patient', 1);
  const others = await accounts('busy', 60);
  const crowd = others.map((other) => signIn(impatient, other));
  const attempts = await Promise.all(Array.from({ length: 30 }, () => signIn(impatient, email)));
  await Promise.all(crowd);
  expect(attempts.filter(({ status }) => status === 503).length).toBeGreaterThan(10);
  expect((await signIn(impatient, email)).status).toBe(200);
});

it('refuses a ticket of another request', async () => {
  const emails = await accounts('swap', 60);
  const answers = await Promise.all(emails.map((email) => signIn(impatient, email)));
  const refused = answers.find(({ status, body }) => status === 503 && body.error.details);
  const ticket: string = refused?.body.error.details.ticket;
  expect(ticket).toEqual(expect.any(String));
  expect((await signIn(impatient, emails[0] ?? '', 'wrong', ticket)).status).toBe(401);
});
