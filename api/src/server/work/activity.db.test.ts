import { MailFailure } from '../../mail/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { manager, signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { TestClient } from '../../testing/testClient.js';
import { jobs } from '../jobs/index.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let realNow: number;
let api: TestApi;
/** Addresses that the mail server refuses. */
let refused: string[];
beforeEach(async () => {
  realNow = Date.parse('2024-06-14T12:00:30Z');
  refused = [];
  api = await startTestApi({
    realNow: () => realNow,
    mailer: {
      async send({ to }) {
        if (refused.includes(to)) throw new MailFailure('refused');
      },
    },
  });
  await importTournament(api.database, api.clock);
});
afterEach(() => api.close());

const run = (name: string) => jobs.find((job) => job.name === name)?.run(api.context, realNow);
/** Read by somebody who signs in for it: sessions end in time. */
async function activity() {
  const { client } = await signedIn(api, { roles: ['operator'] });
  return (await client.get('admin/work')).body.activity;
}

async function register(name: string): Promise<void> {
  const person = { firstName: name, lastName: 'Lukaku', password: 'euro2024!', acceptTerms: true };
  const answer = await new TestClient(api.url).post('user/register', {
    ...person,
    email: `${name}@example.test`,
  });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
}

it('counts accounts and saved teams by minute and day, a repeated save once', async () => {
  await register('romelu');
  const { client, teamId, squad } = await manager(api);
  const save = () =>
    client.post(
      `team/${teamId}`,
      { ...squad, teamName: 'Gouden Duivels' },
      { headers: { 'idempotency-key': 'a' } },
    );
  expect([await save(), await save()]).toMatchObject([{ status: 200 }, { status: 200 }]);
  await run('activity');
  realNow += MINUTE;
  await manager(api);
  await run('activity');
  expect(await activity()).toMatchObject({ saves: { day: 2 }, signUps: { day: 1 } });
  realNow += MINUTE;
  const { saves, signUps } = await activity();
  expect(saves).toMatchObject({ day: 3, dayBefore: 0, most: 2 });
  expect(saves.minutes.slice(-3)).toEqual([0, 2, 1]);
  expect(signUps.minutes.slice(-3)).toEqual([0, 1, 0]);
  realNow += DAY;
  expect((await activity()).saves).toMatchObject({ day: 0, dayBefore: 3, most: 0 });
});

it('keeps what could not be stored for the next time', async () => {
  await manager(api);
  const failing = {
    ...api.context,
    withTransaction: () => Promise.reject(new Error('The database is away.')),
  };
  const job = jobs.find(({ name }) => name === 'activity');
  await expect(job?.run(failing, realNow)).rejects.toThrow('The database is away.');
  await run('activity');
  realNow += MINUTE;
  expect(await activity()).toMatchObject({ saves: { day: 1 } });
});

it('counts mails that the mail server takes, and those that it refuses for good', async () => {
  refused = ['nobody@example.test'];
  await register('nobody');
  await register('thibaut');
  await run('account-mail');
  await run('activity');
  realNow += MINUTE;
  expect(await activity()).toMatchObject({ mails: { day: 1 }, refusedMails: { day: 1 } });
});

it('notes how much work is due, and forgets counts after two days', async () => {
  await register('romelu');
  await run('due-sample');
  realNow += MINUTE;
  expect((await activity()).due.at(-1)).toBe(1);
  realNow += 3 * DAY;
  await run('due-sample');
  expect(await api.database.models.MinuteCount.count()).toBe(1);
});
