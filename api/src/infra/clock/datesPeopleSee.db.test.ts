import { helpMailJob } from '../../help/helpMailJob.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Person, signedIn } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { TestClient } from '../../testing/testClient.js';

const MINUTE = 60_000;

let api: TestApi;
let operator: Person;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  operator = await signedIn(api, { roles: ['operator', 'support'] });
});
afterAll(() => api.close());

async function registered() {
  const client = new TestClient(api.url);
  const email = 'eden@example.test';
  const answer = await client.post('user/register', {
    ...{ firstName: 'Eden', lastName: 'Hazard', email, password: 'geheim1' },
  });
  client.token = answer.body.token;
  return { client, email };
}

it('accounts, the audit log and messages of the help desk are dated in game time', async () => {
  const { client, email } = await registered();
  const { body } = await operator.client.get(`admin/users?name=${email}`);
  expect(body.users).toMatchObject([{ createdAt: BEFORE_THE_START }]);

  await operator.client.put(`admin/users/${body.users[0].id}/roles`, {
    roles: ['pundit'],
    reason: 'Analist',
  });
  const audit = await operator.client.get('admin/audit');
  expect(audit.body.entries[0]).toMatchObject({ action: 'role.granted', at: BEFORE_THE_START });

  await client.post('help', { body: 'Waar vind ik mijn punten?' });
  const desk = await operator.client.get('admin/help');
  expect(desk.body.tickets[0]).toMatchObject({
    updatedAt: BEFORE_THE_START,
    lastMessage: { at: BEFORE_THE_START },
  });

  const exportAnswer = await client.get('user/export');
  expect(exportAnswer.headers.get('content-disposition')).toContain('euromanager-2024-06-13.json');
});

it('a mail about an unread answer waits in real time, whatever the game clock', async () => {
  const { client } = await signedIn(api);
  const { body } = await client.post('help', { body: 'Wanneer is de deadline?' });
  await operator.client.post(`admin/help/${body.conversation.id}`, { body: 'Vrijdag om 21.00 u.' });
  const before = api.mails.length;
  api.clock.set('2024-07-14T12:00:00Z');
  await helpMailJob.run(api.context, 0);
  expect(api.mails).toHaveLength(before);
  api.passTime(11 * MINUTE);
  await helpMailJob.run(api.context, 0);
  expect(api.mails).toHaveLength(before + 1);
});
