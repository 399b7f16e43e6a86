import { importTournament } from '../../testing/importTournament.js';
import { signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { TestClient } from '../../testing/testClient.js';

const SIGN_INS = 60;
const READS = 5;
const PASSWORD = 'Wachtwoord1!';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
});
afterAll(() => api.close());

it('answers reads during a burst of sign-ins, whose passwords are hashed a few at a time', async () => {
  const reader = await signedIn(api);
  const { models } = api.database;
  const passwordHash = await api.context.passwords.hash(PASSWORD);
  const emails: string[] = [];
  for (let number = 0; number < SIGN_INS; number += 1) {
    const { userId } = await signedIn(api);
    const [email, where] = [`storm${number}@example.test`, { id: userId }];
    await models.User.update({ passwordHash, email }, { where });
    emails.push(email);
  }
  let signInCount = 0;
  const signIns = emails.map(async (email) => {
    const body = { email, password: PASSWORD };
    const { status } = await new TestClient(api.url).post('user/login', body);
    signInCount += 1;
    return status;
  });
  for (let read = 0; read < READS; read += 1) {
    expect((await reader.client.get('teams')).status).toBe(200);
  }
  const doneMeanwhile = signInCount;
  expect(new Set(await Promise.all(signIns))).toEqual(new Set([200]));
  expect(doneMeanwhile).toBeLessThan(SIGN_INS / 2);
});
