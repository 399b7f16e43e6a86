import type { Job } from '../../infra/jobs/job.js';
import { recordFailure } from '../../infra/jobs/workFailures.js';
import { MailFailure } from '../../mail/index.js';
import { mailPlanJob } from '../../mail/reminders/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { manager, type Person, signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal } from '../../testing/testClient.js';
import type { AppContext } from '../context.js';
import { jobs } from '../jobs/index.js';
import { createJobRunner } from '../jobs/jobRunner.js';
import { mailJob } from '../jobs/mailJob.js';

const A_DAY_BEFORE = '2024-06-13T19:00:00Z';
const reason = 'De mailserver is hersteld';

let api: TestApi;
let operator: Person;
/** What the mail server does with the next mails. */
let refuses: boolean;
beforeEach(async () => {
  refuses = true;
  api = await startTestApi({
    mailer: {
      async send(mail) {
        const cause = new Error(`550 <${mail.to}> no such user`);
        if (refuses) throw new MailFailure('refused', cause);
        api.mails.push(mail);
      },
    },
  });
  await importTournament(api.database, api.clock);
  operator = await signedIn(api, { roles: ['operator'] });
});
afterEach(() => api.close());

const board = async () => (await operator.client.get('admin/work')).body;
const kind = async (name: string) => (await board()).kinds.find((one: { kind: string }) => one.kind === name);
const retry = (name: string, body: object) => operator.client.post(`admin/work/${name}/retry`, body);

async function planReminder(): Promise<void> {
  const person = await manager(api);
  await person.client.put('user/reminders', { deadlineMail: true });
  api.clock.set(A_DAY_BEFORE);
  await mailPlanJob.run(api.context, api.clock.now());
}
const send = () => mailJob.run(api.context, api.clock.now());

it('lists every kind of the portal’s jobs, and what has been waiting since when', async () => {
  await planReminder();
  const { driver, isUsable, kinds } = await board();
  expect([driver, isUsable]).toEqual(['tables', true]);
  const names = jobs.filter(({ scope }) => scope === 'portal').map(({ name }) => name);
  expect(kinds.map((one: { kind: string }) => one.kind).toSorted()).toEqual(names.toSorted());
  const oldestAt = new Date(api.context.realNow()).toISOString();
  expect(await kind('mail')).toMatchObject({ due: 1, later: 0, oldestAt, failed: 0 });
  expect(await kind('session-cleanup')).toMatchObject({ due: null, later: null, oldestAt: null });
});

it('updates a stored failure also while no new ones of its kind are stored any more', async () => {
  const { WorkFailure } = api.database.models;
  const row = { kind: 'push', competitionId: 0, reason: 'status 500', attempts: 1, failedAt: 0 };
  await WorkFailure.bulkCreate(
    Array.from({ length: 1_000 }, (_, index) => ({ ...row, subject: `${index}` })),
  );
  for (const subject of ['7', '1000']) {
    await recordFailure(api.context, { kind: 'push', subject }, { error: 'status 410', attempts: 3 });
  }
  expect(await WorkFailure.count()).toBe(1_000);
  const changed = await WorkFailure.findAll({ where: { attempts: 3 }, raw: true });
  expect(changed).toMatchObject([{ subject: '7', reason: 'status 410', failedAt: api.context.realNow() }]);
});

it('lists a rejected mail with the reason, without the address; a retry sends it', async () => {
  await planReminder();
  await send();
  const { failures } = await board();
  expect(failures).toEqual([
    expect.objectContaining({
      kind: 'mail',
      rowId: expect.any(Number),
      reason: 'The mail did not go out: 550 <…> no such user',
      attempts: 1,
    }),
  ]);
  expect(await kind('mail')).toMatchObject({ due: 0, failed: 1 });
  refuses = false;
  const answer = await retry('mail', { failureId: failures[0].id, reason });
  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  expect(await kind('mail')).toMatchObject({ due: 1, failed: 0 });
  await send();
  expect(api.mails).toHaveLength(1);
  const [entry] = (await operator.client.get('admin/audit?action=work.retried')).body.entries;
  expect(entry).toMatchObject({ subject: 'work mail', reason, details: { failures: 1, rows: 1 } });
});

it('a retry of failures does not resend a mail that was sent', async () => {
  await planReminder();
  await send();
  const [failure] = (await board()).failures;
  await api.database.models.SentMail.update({ state: 'sent' }, { where: {} });
  refuses = false;
  await retry('mail', { failureId: failure.id, reason });
  await send();
  expect(api.mails).toEqual([]);
});

it('retries all of a kind, and returns 404 for unknown work', async () => {
  await planReminder();
  await planReminder();
  await send();
  expect(await kind('mail')).toMatchObject({ failed: 2 });
  expect((await retry('mail', { reason })).status).toBe(200);
  expect(await kind('mail')).toMatchObject({ due: 2, failed: 0 });
  for (const [name, body] of [
    ['mail', { reason }],
    ['mail', { failureId: 99, reason }],
    ['polish-cup', { reason }],
  ] as const) {
    expect(await retry(name, body)).toMatchObject({ status: 404, body: refusal('not-found') });
  }
  expect((await retry('mail', { reason: 'x' })).status).toBe(400);
});

it('lists a failed run until one succeeds, in whatever process', async () => {
  let isBroken = true;
  const job: Job<AppContext> = {
    ...mailPlanJob,
    async run() {
      if (isBroken) throw new Error('the calendar is gone');
    },
  };
  const runAll = async () => {
    await createJobRunner(api.context, { observeJob() {} }).runAll({ job, competitionId: null });
    await api.context.background.idle();
  };
  await runAll();
  const { failures } = await board();
  expect(failures).toMatchObject([{ kind: 'mail-plan', rowId: null, reason: 'the calendar is gone' }]);
  isBroken = false;
  await runAll();
  expect((await board()).failures).toEqual([]);
});

it('is part of the metrics', async () => {
  await planReminder();
  api.passTime(90_000);
  const metrics = await (await fetch(`${api.url}/metrics`)).text();
  expect(metrics).toContain('work_queue_depth{kind="mail"} 1');
  expect(metrics).toContain('work_age_seconds{kind="mail"} 90');
  expect(metrics).toContain('work_retries_total{kind="mail"} 0');
  expect(metrics).toContain('work_queue_usable 1');
});
