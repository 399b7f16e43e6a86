import { jobs } from '../../server/jobs/index.js';
import { mailJob } from '../../server/jobs/mailJob.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, signedIn } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { TestClient } from '../../testing/testClient.js';
import { MailFailure } from '../mailFailure.js';
import { mailPlanJob } from './mailPlanJob.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Matchday 1 closes on the 14th at 19.00 UTC. */
const A_DAY_BEFORE = '2024-06-13T19:00:00Z';

let api: TestApi;
/** What the mail server says to the next mails. */
let answers: (MailFailure['kind'] | 'ok')[];
/** Every try, whether it got through or not. */
let tries: number;

beforeAll(async () => {
  api = await startTestApi({
    mailer: {
      async send(mail) {
        tries += 1;
        const answer = answers.shift() ?? 'ok';
        if (answer !== 'ok') throw new MailFailure(answer);
        api.mails.push(mail);
      },
    },
  });
  await importTournament(api.database, api.clock);
});
afterAll(() => api.close());

beforeEach(() => {
  answers = [];
  tries = 0;
  api.mails.length = 0;
  api.logLines.length = 0;
  api.clock.set(BEFORE_THE_START);
});
/** Nobody of one test is mailed in the next. */
afterEach(async () => {
  const { SentMail, MailChoice, Player } = api.database.models;
  await SentMail.destroy({ where: {} });
  await MailChoice.destroy({ where: {} });
  await Player.update({ ban: false, injury: false }, { where: {} });
  await importedAgain();
});

async function reminded(body: object = {}): Promise<Manager> {
  const person = await manager(api, body);
  await person.client.put('user/reminders', { deadlineMail: true });
  return person;
}

/** What the API does by itself, once. */
async function work(): Promise<void> {
  await mailPlanJob.run(api.context, api.clock.now());
  await mailJob.run(api.context, api.clock.now());
}

async function importedAgain(): Promise<void> {
  await api.database.models.FeedImport.create({ competitionId: 1, importedAt: 0, changes: 1 });
}

it('are planned and sent by the API itself', () => {
  expect(jobs).toEqual(expect.arrayContaining([mailPlanJob, mailJob]));
});

describe('a reminder', () => {
  it('is sent a day before the deadline, once', async () => {
    const { teamId } = await reminded();
    api.clock.set('2024-06-13T18:59:59Z');
    await work();
    expect(api.mails).toEqual([]);
    api.clock.set(A_DAY_BEFORE);
    await work();
    await work();
    expect(api.mails).toHaveLength(1);
    const [mail] = api.mails;
    expect(mail?.subject).toBe('Speeldag 1 sluit vrijdag om 21.00 u.');
    expect(mail?.text).toContain('Tot vrijdag 14/06/24 om 21.00 u. (Belgische tijd) kan je Rode Duivels');
    expect(mail?.text).toContain(`http://127.0.0.1:3000/team/${teamId}\n`);
  });

  it('is sent as early as the competition is configured', async () => {
    await reminded();
    const { Competition } = api.database.models;
    const row = await Competition.findByPk(1);
    const settings = { ...JSON.parse(row?.settings ?? ''), reminderHours: 2 };
    const before = row?.settings ?? '';
    await row?.update({ settings: JSON.stringify(settings) });
    await importedAgain();
    api.clock.set('2024-06-14T16:59:59Z');
    await work();
    expect(api.mails).toHaveLength(0);
    api.clock.set('2024-06-14T17:00:00Z');
    await work();
    expect(api.mails).toHaveLength(1);
    await row?.update({ settings: before });
  });

  it('is for subscribers with a team, also when they subscribe late', async () => {
    await manager(api);
    const { client } = await signedIn(api);
    await client.put('user/reminders', { deadlineMail: true });
    const stopped = await reminded();
    await stopped.client.put('user/reminders', { deadlineMail: false });
    api.clock.set(A_DAY_BEFORE);
    await work();
    expect(api.mails).toEqual([]);
    await stopped.client.put('user/reminders', { deadlineMail: true });
    await work();
    expect(api.mails).toHaveLength(1);
  });

  it('is one mail, about the first of several teams', async () => {
    const { client, teamId } = await reminded();
    await client.post(`team/${teamId}/copy`);
    api.clock.set(A_DAY_BEFORE);
    await work();
    expect(api.mails.map(({ text }) => text.includes(`/team/${teamId}\n`))).toEqual([true]);
  });

  it('is in the language of the profile', async () => {
    const { client } = await reminded();
    await client.put('user', { language: 'en' });
    api.clock.set(A_DAY_BEFORE);
    await work();
    expect(api.mails[0]?.subject).toBe('Matchday 1 closes Friday at 21:00');
  });

  it('names the starters who cannot play, the captain by name and armband', async () => {
    const { squad } = await reminded();
    const { Player } = api.database.models;
    const nameOf = async (id = 0) => (await Player.findByPk(id, { raw: true }))?.name;
    await Player.update({ injury: true }, { where: { id: squad.captainId } });
    await Player.update({ ban: true, injury: true }, { where: { id: squad.starting[1] ?? 0 } });
    await Player.update({ injury: true }, { where: { id: squad.bench[1] ?? 0 } });
    await importedAgain();
    api.clock.set(A_DAY_BEFORE);
    await work();
    const text = api.mails[0]?.text ?? '';
    expect(text).toContain(`- ${await nameOf(squad.captainId)} (je kapitein) is geblesseerd\n`);
    expect(text).toContain(`- ${await nameOf(squad.starting[1])} is geschorst\n`);
    expect(text.match(/^- /gm)).toHaveLength(2);
    expect(text).toContain('Je kan nog onbeperkt wijzigen.');
  });

  it('names in the knock-out stage the eliminated players, and the number of transfers left', async () => {
    const { squad } = await reminded();
    const { Player } = api.database.models;
    // Matchday 4 closes on the 29th at 16.00 UTC; all its pairings are known since the 26th.
    api.clock.set('2024-06-28T16:00:00Z');
    await work();
    const out = ['SCO', 'HUN', 'CRO', 'ALB', 'SRB', 'POL', 'UKR', 'CZE'];
    const clubs = await api.database.models.Club.findAll({ raw: true });
    const outIds = clubs.filter(({ short }) => out.includes(short)).map(({ id }) => id);
    const starters = await Player.findAll({ where: { id: squad.starting }, raw: true });
    const deletedPlayer = starters.filter(({ clubId }) => outIds.includes(clubId));
    const text = api.mails[0]?.text ?? '';
    expect(deletedPlayer.length).toBeGreaterThan(0);
    for (const { name } of deletedPlayer)
      expect(text).toMatch(new RegExp(`^- ${name}( \\(je kapitein\\))? is uitgeschakeld$`, 'm'));
    expect(text.match(/is uitgeschakeld/g)).toHaveLength(deletedPlayer.length);
    // Two for each of the matchdays 2, 3 and 4.
    expect(text).toContain('Je hebt nog 6 gratis transfers.');
  });

  it('can be stopped with its own links', async () => {
    const { client } = await reminded();
    api.clock.set(A_DAY_BEFORE);
    await work();
    const [mail] = api.mails;
    const token = mail?.unsubscribeUrl?.split('token=')[1] ?? '';
    expect(mail?.text).toContain(`http://127.0.0.1:3000/unsubscribe/${token}\n`);
    expect((await new TestClient(api.url).post('user/unsubscribe', { token })).body.kind).toBe('deadline');
    expect((await client.get('user/reminders')).body.deadlineMail).toBe(false);
    api.clock.set('2024-06-19T10:00:00Z');
    await work();
    expect(api.mails).toHaveLength(1);
  });

  it('is never sent after the deadline, even when it waited for the mail server', async () => {
    await reminded();
    answers = ['unreachable'];
    api.clock.set('2024-06-14T18:59:00Z');
    await work();
    api.clock.set('2024-06-14T19:00:00Z');
    api.passTime(MINUTE);
    await work();
    expect([api.mails, await api.database.models.SentMail.count()]).toEqual([[], 0]);
  });

  it('is not sent twice when the clock is set back', async () => {
    await reminded();
    api.clock.set(A_DAY_BEFORE);
    await work();
    api.clock.set('2024-06-10T08:00:00Z');
    await work();
    api.clock.set(A_DAY_BEFORE);
    await work();
    expect(api.mails).toHaveLength(1);
  });

  it('that was not sent before the clock was set back is sent at its time', async () => {
    await reminded();
    answers = ['unreachable'];
    api.clock.set(A_DAY_BEFORE);
    await work();
    api.clock.set('2024-06-10T08:00:00Z');
    api.passTime(MINUTE);
    await work();
    expect(tries).toBe(1);
    api.clock.set(A_DAY_BEFORE);
    await work();
    expect(api.mails).toHaveLength(1);
  });

  it('is sent once by two concurrent processes', async () => {
    for (let index = 0; index < 12; index += 1) await reminded();
    api.clock.set(A_DAY_BEFORE);
    await Promise.all([work(), work()]);
    await Promise.all([work(), work()]);
    expect(new Set(api.mails.map(({ to }) => to)).size).toBe(12);
    expect(api.mails).toHaveLength(12);
  });
});

describe('while the mail server is down', () => {
  it('a mail is retried with growing pauses, until it is sent once', async () => {
    await reminded();
    api.clock.set(A_DAY_BEFORE);
    answers = Array.from({ length: 9 }, () => 'unreachable');
    await work();
    const pauses: number[] = [];
    for (let seconds = 0; api.mails.length === 0; seconds += 1) {
      const before = tries;
      api.passTime(SECOND);
      await mailJob.run(api.context, api.clock.now());
      if (tries > before) pauses.push(seconds);
      if (tries > before) seconds = 0;
    }
    const minutes = [0.5, 1, 2, 4, 8, 15, 15, 15, 15];
    expect(pauses.map((seconds) => Math.round(seconds / 6) / 10)).toEqual(minutes);
    await work();
    expect([api.mails.length, tries]).toEqual([1, 10]);
  });

  it('the others are not tried one by one', async () => {
    for (let index = 0; index < 14; index += 1) await reminded();
    api.clock.set(A_DAY_BEFORE);
    answers = Array.from({ length: 5 }, () => 'unreachable');
    await work();
    expect(tries).toBe(5);
    await work();
    expect(tries).toBe(5);
    api.passTime(31 * SECOND);
    await work();
    expect([api.mails.length, tries]).toEqual([14, 19]);
  });

  it('a mail that breaks the connection is moved behind the others', async () => {
    for (let index = 0; index < 7; index += 1) await reminded();
    api.clock.set(A_DAY_BEFORE);
    answers = ['unreachable', 'ok', 'ok', 'ok', 'ok'];
    await work();
    expect(api.mails).toHaveLength(4);
    api.passTime(29 * SECOND);
    await work();
    expect(api.mails).toHaveLength(6);
    api.passTime(SECOND);
    await work();
    expect(new Set(api.mails.map(({ to }) => to)).size).toBe(7);
  });
});

it('a mail that the server defers does not delay the others', async () => {
  for (let index = 0; index < 6; index += 1) await reminded();
  api.clock.set(A_DAY_BEFORE);
  answers = ['deferred'];
  await work();
  expect(api.mails).toHaveLength(5);
  api.passTime(30 * SECOND);
  await work();
  expect(api.mails).toHaveLength(6);
});

it('an address that rejects mail is not tried again, and the log names the user without it', async () => {
  const { userId } = await reminded();
  api.clock.set(A_DAY_BEFORE);
  answers = ['refused'];
  await work();
  api.passTime(24 * 60 * MINUTE);
  await work();
  expect(tries).toBe(1);
  const failures = api.logLines.filter((line) => line.includes('mail not sent'));
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain(`"userId":${userId}`);
  expect(failures[0]).not.toContain('@example.test');
});

it('mails in progress of a process that died are sent by the next', async () => {
  await reminded();
  api.clock.set(A_DAY_BEFORE);
  await mailPlanJob.run(api.context, api.clock.now());
  const send = jest.spyOn(api.context.mailer, 'send').mockImplementationOnce(() => new Promise(() => {}));
  void mailJob.run(api.context, api.clock.now());
  while (send.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await work();
  expect(send).toHaveBeenCalledTimes(1);
  api.passTime(11 * MINUTE);
  await work();
  expect(send).toHaveBeenCalledTimes(2);
  const [first, second] = send.mock.calls.map(([mail]) => mail.id);
  expect(first).toBe(second);
});

it('a mail that was sent but could not be noted is not reported as failed, and waits for its claim to expire', async () => {
  const { userId } = await reminded();
  api.clock.set(A_DAY_BEFORE);
  const send = jest.spyOn(api.context.mailer, 'send').mockClear();
  const { SentMail } = api.database.models;
  const update = SentMail.update.bind(SentMail);
  let isBroken = true;
  const write = jest.spyOn(SentMail, 'update').mockImplementation(async (values, options) => {
    if (isBroken && 'state' in values && values.state === 'sent') throw new Error('disk full');
    return update(values, options as never) as never;
  });
  await work();
  isBroken = false;
  expect(api.logLines.filter((line) => line.includes('mail not sent'))).toEqual([]);
  const lines = api.logLines.filter((line) => line.includes('mail sent, not noted'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ userId, err: { message: 'disk full' } }]);
  api.passTime(MINUTE);
  await work();
  expect(send).toHaveBeenCalledTimes(1);
  api.passTime(2 * MINUTE);
  await work();
  await work();
  const [first, second] = send.mock.calls.map(([mail]) => mail.id);
  expect([send.mock.calls.length, first]).toEqual([2, second]);
  write.mockRestore();
  send.mockRestore();
});

it('of a batch that a process left half sent, only the unsent mails are sent', async () => {
  for (let index = 0; index < 8; index += 1) await reminded();
  api.clock.set(A_DAY_BEFORE);
  await mailPlanJob.run(api.context, api.clock.now());
  const hanging: string[] = [];
  const send = jest.spyOn(api.context.mailer, 'send').mockImplementation(async (mail) => {
    if (api.mails.length >= 3) {
      hanging.push(mail.id ?? '');
      await new Promise(() => {});
    }
    api.mails.push(mail);
  });
  void mailJob.run(api.context, api.clock.now());
  // All places are taken by mails that the server does not answer.
  while (hanging.length < 5) await new Promise((resolve) => setTimeout(resolve, 5));
  send.mockImplementation(async (mail) => void api.mails.push(mail));
  await work();
  expect(api.mails).toHaveLength(3);
  api.passTime(3 * MINUTE);
  await work();
  const ids = api.mails.map(({ id }) => id);
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
  expect(ids.slice(3)).toEqual(expect.arrayContaining(hanging));
  send.mockRestore();
});
