import { type StandIns, startStandIns } from '@euro/stand-ins';
import { FixedClock } from '../infra/clock/fixedClock.js';
import { jobs } from '../server/jobs/index.js';
import { mailJob } from '../server/jobs/mailJob.js';
import { importOther, OTHER } from '../testing/importOther.js';
import { importTournament } from '../testing/importTournament.js';
import { type Manager, manager, type Person, signedIn } from '../testing/people.js';
import { deliver, pushEnv, received, subscribe } from '../testing/pushing.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import { refusal, TestClient } from '../testing/testClient.js';
import { announcementJob } from './announcementJob.js';

const HOUR = 60 * 60_000;
const TEXT = { nl: 'De app is vannacht even weg.', en: 'The app is away for a while tonight.' };

let standIns: StandIns;
let api: TestApi;
let operator: Person;
let fan: Person;
let owner: Manager;
let member: Person;
let visitor: TestClient;
beforeEach(async () => {
  standIns = await startStandIns();
  const clock = new FixedClock('2026-06-10T08:00:00Z');
  api = await startTestApi({ env: pushEnv(standIns), clocks: { of: () => clock } });
  await importTournament(api.database, api.clock);
  await importOther(api.database, clock);
  operator = await signedIn(api, { roles: ['operator'] });
  fan = await signedIn(api);
  member = await signedIn(api, { roles: ['premium'] });
  owner = await manager(api);
  visitor = new TestClient(api.url);
});
afterEach(async () => {
  await api.close();
  await standIns.stop();
});

const inHours = (hours: number) => new Date(api.context.realNow() + hours * HOUR).toISOString();

const make = (fields: object = {}) =>
  operator.client.post('admin/announcements', {
    ...{ text: TEXT, segment: 'everyone', startsAt: inHours(0), endsAt: inHours(24) },
    ...{ reason: 'Onderhoud', ...fields },
  });

async function idOf(fields: object = {}): Promise<number> {
  const { status, body } = await make(fields);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.announcement.id;
}

const shownTo = async (client: TestClient, query = '') =>
  (await client.get(`announcements${query}`)).body.announcements.map(({ id }: { id: number }) => id);

/** Runs the planning until nothing is left, then sends what is due. */
async function work(): Promise<void> {
  while ((await announcementJob.run(api.context, 0)) === 'again');
  await mailJob.run(api.context, api.clock.now());
  await deliver(api);
}

const allowMails = ({ client }: Person) => client.put('user/reminders', { deadlineMail: true });

it('is planned by the API itself', () => {
  expect(jobs).toContain(announcementJob);
});

describe('a banner', () => {
  it('is shown from its start to its end, in both languages, with its page', async () => {
    const id = await idOf({ path: '/rules', startsAt: inHours(2) });
    expect(await shownTo(visitor)).toEqual([]);
    api.passTime(2 * HOUR);
    const { body, headers } = await visitor.get('announcements');
    expect(body).toEqual({ announcements: [{ id, text: TEXT, path: '/rules', endsAt: inHours(22) }] });
    expect(headers.get('etag')).not.toBeNull();
    api.passTime(22 * HOUR);
    expect(await shownTo(visitor)).toEqual([]);
  });

  it('is shown to its segment only, and to visitors only when it is for everyone', async () => {
    const everyone = await idOf();
    const withTeam = await idOf({ segment: 'with-team' });
    const withoutTeam = await idOf({ segment: 'without-team' });
    const premium = await idOf({ segment: 'premium' });
    expect(await shownTo(visitor)).toEqual([everyone]);
    expect(await shownTo(owner.client)).toEqual([withTeam, everyone]);
    expect(await shownTo(fan.client)).toEqual([withoutTeam, everyone]);
    expect(await shownTo(member.client)).toEqual([premium, withoutTeam, everyone]);
  });

  it('is shown in its competition, or in all', async () => {
    const here = await idOf();
    const everywhere = await idOf({ isEverywhere: true });
    const there = await idOf(OTHER);
    expect(await shownTo(visitor)).toEqual([everywhere, here]);
    expect(await shownTo(visitor, `?competitionFeed=${OTHER.competitionFeed}`)).toEqual([there, everywhere]);
    // The team is one of the other competition.
    const withTeam = await idOf({ ...OTHER, segment: 'with-team' });
    expect(await shownTo(owner.client, `?competitionFeed=${OTHER.competitionFeed}`)).not.toContain(withTeam);
  });

  it('ends when an operator ends it, once', async () => {
    const id = await idOf();
    const end = () => operator.client.post(`admin/announcements/${id}/end`, { reason: 'Te vroeg' });
    expect((await end()).body).toEqual({ ok: true });
    expect(await shownTo(visitor)).toEqual([]);
    expect((await end()).body).toEqual(refusal('not-found'));
  });
});

describe('the desk', () => {
  it('lists announcements with their state, and records who made and ended them', async () => {
    const planned = await idOf({ startsAt: inHours(1), isEverywhere: true });
    const running = await idOf({ byMail: true });
    await operator.client.post(`admin/announcements/${planned}/end`, { reason: 'Afgelast' });
    const { body } = await operator.client.get('admin/announcements');
    expect(body).toMatchObject({
      totalRecords: 2,
      announcements: [
        { id: running, state: 'running', isEverywhere: false, mails: 0, notifications: null },
        { id: planned, state: 'ended', isEverywhere: true, competition: null, mails: null },
      ],
    });
    const { AuditEntry } = api.database.models;
    const entries = await AuditEntry.findAll({ order: ['id'], raw: true });
    expect(entries.map(({ action, subject, reason }) => [action, subject, reason])).toEqual([
      ['announcement.made', `announcement ${planned}`, 'Onderhoud'],
      ['announcement.made', `announcement ${running}`, 'Onderhoud'],
      ['announcement.ended', `announcement ${planned}`, 'Afgelast'],
    ]);
  });

  it('counts who is in a segment, and who of them gets mails and notifications', async () => {
    const { PushChoice } = api.database.models;
    await allowMails(owner);
    await allowMails(fan);
    await subscribe(owner, standIns);
    // Without a device there is nobody to notify.
    await PushChoice.create({ userId: fan.userId });
    const count = async (query: string) =>
      (await operator.client.get(`admin/announcements/audience?${query}`)).body;
    expect(await count('segment=everyone')).toEqual({ users: 4, mails: 2, notifications: 1 });
    expect(await count('segment=with-team')).toEqual({ users: 1, mails: 1, notifications: 1 });
    expect(await count('segment=without-team&isEverywhere=true')).toEqual({
      ...{ users: 3, mails: 1, notifications: 0 },
    });
    expect(await count('segment=premium')).toEqual({ users: 1, mails: 0, notifications: 0 });
  });

  it.each([
    ['ends before it starts', () => ({ startsAt: inHours(3), endsAt: inHours(2) })],
    ['has ended', () => ({ startsAt: inHours(-3), endsAt: inHours(-2) })],
    ['takes longer than ninety days', () => ({ endsAt: inHours(91 * 24) })],
  ])('refuses one that %s', async (_what, fields) => {
    expect((await make(fields())).body).toEqual(refusal('announcement-invalid'));
  });

  it.each(['//elders.example', '/\\elders.example', 'https://elders.example', 'rules'])(
    'refuses the page %s',
    async (path) => {
      expect((await make({ path })).body).toEqual(refusal('invalid-input'));
    },
  );

  it('is for operators', async () => {
    for (const { client } of [fan, await signedIn(api, { roles: ['support'] })]) {
      expect((await client.get('admin/announcements')).status).toBe(403);
      expect((await client.get('admin/announcements/audience?segment=premium')).status).toBe(403);
      expect((await client.post('admin/announcements', {})).status).toBe(403);
      expect((await client.post('admin/announcements/1/end', {})).status).toBe(403);
    }
  });
});

describe('a mail', () => {
  it('goes once, from its start on, to users of the segment who allow mails, in their language', async () => {
    await allowMails(owner);
    await allowMails(fan);
    await fan.client.put('user', { language: 'en' });
    await idOf({ byMail: true, path: '/rules', startsAt: inHours(1) });
    await work();
    expect(api.mails).toEqual([]);
    api.passTime(HOUR);
    await work();
    await work();
    expect(api.mails.map(({ to }) => to).sort()).toHaveLength(2);
    const mailOf = async ({ userId }: Person) => {
      const user = await api.database.models.User.findByPk(userId, { raw: true });
      return api.mails.find(({ to }) => to === user?.email);
    };
    expect((await mailOf(owner))?.text).toContain(TEXT.nl);
    const english = await mailOf(fan);
    expect(english).toMatchObject({ subject: expect.stringMatching(/^A message from /) });
    expect(english?.text).toContain(TEXT.en);
    expect(english?.text).toContain('/rules');
    const [row] = await api.database.models.Announcement.findAll({ raw: true });
    expect(row).toMatchObject({ mailState: 'planned', mailCount: 2 });
  });

  it('goes to nobody else, also when the choice changes before it is sent', async () => {
    await allowMails(owner);
    await allowMails(fan);
    await idOf({ byMail: true, segment: 'with-team' });
    await announcementJob.run(api.context, 0);
    await owner.client.put('user/reminders', { deadlineMail: false });
    await work();
    expect(api.mails).toEqual([]);
  });

  it('stops all mails by its link', async () => {
    await allowMails(owner);
    await idOf({ byMail: true });
    await work();
    const token = /unsubscribe\?token=([\w-]+)/.exec(api.mails[0]?.unsubscribeUrl ?? '')?.[1];
    expect((await visitor.post(`user/unsubscribe?token=${token}`)).body).toMatchObject({ isAll: true });
    expect((await owner.client.get('user/reminders')).body).toMatchObject({ deadlineMail: false });
  });

  it('is not sent any more once it was ended', async () => {
    await allowMails(owner);
    const id = await idOf({ byMail: true });
    await announcementJob.run(api.context, 0);
    await operator.client.post(`admin/announcements/${id}/end`, { reason: 'Fout in de tekst' });
    await work();
    expect(api.mails).toEqual([]);
  });
});

describe('a notification', () => {
  it('goes once to users with a device who chose any kind, and opens its page', async () => {
    const endpoint = await subscribe(owner, standIns);
    await owner.client.put('user/push', { quiet: { on: false } });
    const silent = await subscribe(fan, standIns);
    const none = { deadline: false, goal: false, captainOut: false, confirmed: false, mention: false };
    await fan.client.put('user/push', { kinds: none });
    await idOf({ byPush: true, path: '/rules' });
    await work();
    await work();
    expect(received(standIns, endpoint)).toEqual([
      expect.objectContaining({ body: TEXT.nl, path: '/rules', language: 'nl' }),
    ]);
    expect(received(standIns, silent)).toEqual([]);
    // It was for those who could be notified at its start.
    await fan.client.put('user/push', { kinds: { goal: true }, quiet: { on: false } });
    await work();
    expect(received(standIns, silent)).toEqual([]);
  });
});

describe('a large audience', () => {
  const USERS = 2_300;

  async function addReaders(): Promise<void> {
    const { User, MailChoice } = api.database.models;
    const users = Array.from({ length: USERS }, (_, index) => ({
      ...{ email: `many${index}@example.test`, firstName: 'A', lastName: 'B' },
      ...{ language: 'nl' as const, createdAt: 0 },
    }));
    await User.bulkCreate(users);
    const rows = await User.findAll({ attributes: ['id'], order: [['id', 'DESC']], limit: USERS, raw: true });
    await MailChoice.bulkCreate(
      rows.map(({ id }) => ({ userId: id, deadlineMail: true, unsubscribeToken: `token ${id}` })),
    );
  }

  it('is planned in steps, each user once, also when a process dies in between', async () => {
    await addReaders();
    const id = await idOf({ byMail: true });
    const { SentMail, Announcement } = api.database.models;
    const row = () => Announcement.findByPk(id, { raw: true });
    expect(await announcementJob.run(api.context, 0)).toBe('again');
    expect(await row()).toMatchObject({ mailState: 'waiting', mailCount: 1_000 });
    // What a step stored without its cursor would be stored again.
    await Announcement.update({ mailCursor: 0, mailCount: 0 }, { where: { id } });
    while ((await announcementJob.run(api.context, 0)) === 'again');
    expect(await SentMail.count({ where: { kind: 'announcement' } })).toBeLessThan(USERS);
    // The queue is full: reminders don't wait behind it.
    await SentMail.update({ state: 'sent' }, { where: { state: 'waiting' } });
    while ((await announcementJob.run(api.context, 0)) === 'again');
    expect(await SentMail.count({ where: { kind: 'announcement' } })).toBe(USERS);
    expect(await row()).toMatchObject({ mailState: 'planned', mailCount: USERS });
  });
});
