import { chatOperations } from '@euro/api-contract';
import { type StandIns, startStandIns } from '@euro/stand-ins';
import { matchdayJob } from '../scoring/settlement/matchdayJob.js';
import { jobs } from '../server/jobs/index.js';
import { ask, join } from '../testing/chatting.js';
import { importTournament } from '../testing/importTournament.js';
import { deliver, fieldPlayers, notified, pushEnv, received, subscribe, work } from '../testing/pushing.js';
import { watchStatements } from '../testing/recordStatements.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../testing/testApi.js';
import { latestSnapshot, type TournamentSnapshot } from '../tournament/index.js';
import { pushCleanupJob, pushDeliveryJob, pushGoalJob, pushPlanJob } from './index.js';
import { goalEvents } from './plan/goalEvents.js';
import { STEP } from './plan/planMentions.js';
import { planMessages } from './plan/planMessages.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Matchday 1: it closes on the 14th at 19.00 UTC with the kick-off of Germany – Scotland. */
const KICKOFF = Date.parse('2024-06-14T19:00:00Z');

let standIns: StandIns;
let api: TestApi;
/** Each test has a game of its own: an event is published once per game. */
beforeEach(async () => {
  standIns = await startStandIns();
  api = await startTestApi({ env: pushEnv(standIns) });
  await importTournament(api.database, api.clock);
  api.clock.set(BEFORE_THE_START);
});
afterEach(async () => {
  await api.close();
  await standIns.stop();
});

/** Real time at which Brussels reads this hour, today or tomorrow. */
function passTimeTo(hour: number): void {
  const now = new Date(api.context.realNow());
  const read = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Brussels' }).format(
      now,
    ),
  );
  api.passTime(((hour - read + 24) % 24) * HOUR);
}

/** Quiet hours, in Brussels, that began and end so many minutes from now. */
function quietFor(minutes: number) {
  const now = new Date(api.context.realNow()).toLocaleTimeString('en-GB', { timeZone: 'Europe/Brussels' });
  const minute = Number(now.slice(0, 2)) * 60 + Number(now.slice(3, 5));
  return { on: true, from: (minute + 1_430) % 1_440, to: (minute + minutes) % 1_440 };
}

const states = async () =>
  (await api.database.models.PushMessage.findAll({ order: [['id', 'ASC']], raw: true })).map(
    ({ kind, state }) => `${kind} ${state}`,
  );

async function snapshotNow(): Promise<TournamentSnapshot> {
  const snapshot = await latestSnapshot(api.database);
  if (!snapshot) throw new Error('The tournament is imported.');
  return snapshot;
}

/** Who scores first in the opening match. */
async function firstScorer(): Promise<number> {
  const snapshot = await snapshotNow();
  for (let now = KICKOFF; ; now += MINUTE) {
    const goal = goalEvents(snapshot, now, 0).find(({ what }) => what === 'goal');
    if (goal) return goal.playerId;
  }
}

it('is planned and sent by the API itself', () => {
  expect(jobs).toEqual(expect.arrayContaining([pushGoalJob, pushPlanJob, pushDeliveryJob, pushCleanupJob]));
});

describe('before a deadline', () => {
  it('sends one message an hour before, that the team is ready', async () => {
    const { teamId, endpoint } = await notified(api, standIns, { deadline: true });
    api.clock.set(KICKOFF - HOUR - 1);
    await work(api);
    expect(received(standIns, endpoint)).toEqual([]);
    api.clock.set(KICKOFF - HOUR);
    await work(api);
    await work(api);
    expect(received(standIns, endpoint)).toEqual([
      expect.objectContaining({
        title: 'Nog 1 uur tot de deadline',
        body: expect.stringMatching(/^Je ploeg is klaar\. Kapitein: .+\.$/),
        path: `/team/${teamId}`,
      }),
    ]);
    api.clock.set(KICKOFF - 2 * HOUR);
    api.clock.set(KICKOFF - HOUR);
    await work(api);
    expect(received(standIns, endpoint)).toHaveLength(1);
  });

  it('sends the time left when quiet hours end within the hour, and nothing after the deadline', async () => {
    const early = await notified(api, standIns, { deadline: true });
    const late = await notified(api, standIns, { deadline: true });
    await early.client.put('user/push', { quiet: quietFor(30) });
    await late.client.put('user/push', { quiet: quietFor(50) });
    api.clock.set(KICKOFF - HOUR);
    await work(api);
    api.passTime(35 * MINUTE);
    api.clock.set(KICKOFF - 25 * MINUTE);
    await deliver(api);
    expect(received(standIns, early.endpoint)).toEqual([
      expect.objectContaining({ title: 'Nog 25 min tot de deadline' }),
    ]);
    api.passTime(20 * MINUTE);
    api.clock.set(KICKOFF);
    await deliver(api);
    expect(received(standIns, late.endpoint)).toEqual([]);
    expect(await states()).toEqual(['deadline sent', 'deadline expired']);
  });

  it('says at once, and once, that its matchday was closed by mistake and is open again', async () => {
    const { teamId, endpoint } = await notified(api, standIns, { deadline: true });
    const { Matchday, FeedImport } = api.database.models;
    const openedAt = api.clock.now() - MINUTE;
    const times = { openedAt, closedByMistakeAt: openedAt - HOUR };
    await Matchday.update(times, { where: { competitionId: 1, weekId: 1 } });
    await FeedImport.create({ competitionId: 1, importedAt: 0, changes: 1 });
    await work(api);
    await work(api);
    expect(received(standIns, endpoint)).toEqual([
      expect.objectContaining({ title: 'Speeldag 1 is weer open', path: `/team/${teamId}` }),
    ]);
    api.clock.set(KICKOFF - HOUR);
    await work(api);
    expect(received(standIns, endpoint)[1]).toMatchObject({ title: 'Nog 1 uur tot de deadline' });
  });

  it('names the starters who do not play, in the language of the account', async () => {
    const { endpoint, squad, userId } = await notified(api, standIns, { deadline: true });
    const { Player, User, FeedImport } = api.database.models;
    await User.update({ language: 'en' }, { where: { id: userId } });
    await Player.update({ injury: true, name: 'Jan Mank' }, { where: { id: squad.captainId } });
    await FeedImport.create({ competitionId: 1, importedAt: 0, changes: 1 });
    api.clock.set(KICKOFF - HOUR);
    await work(api);
    expect(received(standIns, endpoint)).toEqual([
      expect.objectContaining({ title: '1 hour to the deadline', body: 'Your captain Jan Mank is injured.' }),
    ]);
  });
});

describe('a goal', () => {
  it('of a starter is sent within the minute, once, with the score', async () => {
    const scorer = await firstScorer();
    const own = await notified(api, standIns, { goal: true });
    const captain = await notified(api, standIns, { goal: true });
    const triple = await notified(api, standIns, { goal: true });
    const without = await notified(api, standIns, { goal: true });
    const off = await notified(api, standIns, { deadline: true });
    await fieldPlayers(api, own.teamId, [scorer]);
    await fieldPlayers(api, off.teamId, [scorer]);
    await fieldPlayers(api, captain.teamId, [scorer], scorer);
    await fieldPlayers(api, triple.teamId, [scorer], scorer);
    const { Team } = api.database.models;
    await Team.update({ tripleCaptainWeek: 1 }, { where: { id: triple.teamId } });
    for (let now = KICKOFF; received(standIns, own.endpoint).length === 0; now += MINUTE) {
      expect(now).toBeLessThan(KICKOFF + HOUR);
      api.clock.set(now);
      await work(api);
    }
    await work(api);
    const [goal] = received(standIns, own.endpoint);
    expect(goal).toMatchObject({
      title: expect.stringMatching(/^.+ scoort: \+\d,\d$/),
      body: expect.stringMatching(/^[A-Z]{3} \d-\d [A-Z]{3}\.$/),
      path: `/points/${own.teamId}`,
    });
    const [ofCaptain] = received(standIns, captain.endpoint);
    expect(ofCaptain.body).toBe(`${goal.body} Je kapitein!`);
    const [ofTriple] = received(standIns, triple.endpoint);
    const points = pointsIn(goal.title);
    expect([pointsIn(ofCaptain.title), pointsIn(ofTriple.title)]).toEqual([1.5 * points, 3 * points]);
    expect(received(standIns, own.endpoint)).toHaveLength(1);
    expect([received(standIns, without.endpoint), received(standIns, off.endpoint)]).toEqual([[], []]);
  });

  it('is not sent long after the match', async () => {
    const scorer = await firstScorer();
    const { teamId, endpoint } = await notified(api, standIns, { goal: true });
    await fieldPlayers(api, teamId, [scorer]);
    api.clock.set(KICKOFF + 5 * HOUR);
    await work(api);
    expect(received(standIns, endpoint)).toEqual([]);
  });

  it('is not sent a day late when a replay accelerates the clock', async () => {
    const scorer = await firstScorer();
    const { teamId, endpoint } = await notified(api, standIns, { goal: true });
    await fieldPlayers(api, teamId, [scorer]);
    api.clock.set(KICKOFF + 20 * HOUR);
    jest.spyOn(api.clock, 'speed').mockReturnValue(6_000);
    await work(api);
    expect(received(standIns, endpoint)).toEqual([]);
  });

  const pointsIn = (title: string) => Number(/\+(\d+,\d)$/.exec(title)?.[1]?.replace(',', '.'));
});

describe('the captain', () => {
  it('who is injured before the deadline causes one message', async () => {
    const { endpoint, squad } = await notified(api, standIns, { captainOut: true });
    await work(api);
    expect(received(standIns, endpoint)).toEqual([]);
    const { Player, FeedImport } = api.database.models;
    await Player.update({ injury: true }, { where: { id: squad.captainId } });
    await FeedImport.create({ competitionId: 1, importedAt: 0, changes: 1 });
    await work(api);
    await work(api);
    expect(received(standIns, endpoint)).toEqual([
      expect.objectContaining({
        title: expect.stringMatching(/^Je kapitein .+ is geblesseerd$/),
        body: 'Kies een andere kapitein voor speeldag 1.',
      }),
    ]);
  });

  it('of many users causes all their messages with one statement', async () => {
    const first = await notified(api, standIns, { captainOut: true });
    const second = await notified(api, standIns, { captainOut: true });
    const { captainId } = first.squad;
    await fieldPlayers(api, second.teamId, [captainId], captainId);
    const { Player, FeedImport } = api.database.models;
    await Player.update({ injury: true }, { where: { id: captainId } });
    await FeedImport.create({ competitionId: 1, importedAt: 0, changes: 1 });
    const statements: string[] = [];
    const stop = watchStatements(api.database.sequelize, (sql) => void statements.push(sql));
    await work(api);
    stop();
    expect(statements.filter((sql) => /^INSERT\b.* INTO `push_messages`/.test(sql))).toHaveLength(1);
    for (const { endpoint } of [first, second]) expect(received(standIns, endpoint)).toHaveLength(1);
  });

  it('who does not start causes a message when the line-up is announced', async () => {
    const { endpoint, teamId } = await notified(api, standIns, { captainOut: true });
    const snapshot = await snapshotNow();
    const { homeId, id: matchId } = snapshot.matches[0] ?? { homeId: 0, id: 0 };
    const starters = new Set(
      (snapshot.stats.get(matchId) ?? []).filter(({ started }) => started).map(({ playerId }) => playerId),
    );
    const substitute = [...snapshot.players.values()].find(
      ({ id, clubId, positionId }) => clubId === homeId && positionId > 1 && !starters.has(id),
    );
    await fieldPlayers(api, teamId, [substitute?.id ?? 0], substitute?.id ?? 0);
    api.clock.set(KICKOFF - HOUR);
    await work(api);
    await work(api);
    expect(received(standIns, endpoint)).toEqual([
      expect.objectContaining({ title: `Je kapitein ${substitute?.short} start niet` }),
    ]);
  });
});

it('a confirmed matchday is sent once, with points and ranks', async () => {
  const { endpoint, teamId } = await notified(api, standIns, { confirmed: true });
  await work(api);
  api.clock.set('2024-06-19T08:00:00Z');
  await matchdayJob.run(api.context, api.clock.now());
  await work(api);
  await work(api);
  expect(received(standIns, endpoint)).toEqual([
    expect.objectContaining({
      title: expect.stringMatching(/^Speeldag 1: −?\d+,\d punten$/),
      body: 'Definitief: 1e van 1 op deze speeldag. Algemeen sta je 1e.',
      path: `/points/${teamId}`,
    }),
  ]);
});

describe('a mention', () => {
  it('in the chat of a league is sent to the mentioned user only', async () => {
    const [author, mentioned, other] = [
      await notified(api, standIns, { mention: true }),
      await notified(api, standIns, { mention: true }),
      await notified(api, standIns, { mention: true }),
    ];
    const { Team, League } = api.database.models;
    const names = ['Ploeg A', 'De Kantine', 'Ploeg C'];
    for (const [index, { teamId }] of [author, mentioned, other].entries()) {
      await Team.update({ name: names[index] ?? '' }, { where: { id: teamId } });
    }
    const league = await League.create({
      ...{ competitionId: 1, name: 'Kantoorliga', adminId: author.userId, weekId: 1 },
      ...{ mode: 'points', findable: false, createdAt: 0 },
    });
    for (const { teamId } of [author, mentioned, other]) await join(api, league.id, teamId);
    await work(api);
    const say = (comment: string) => ask(author, chatOperations.insert, { key_id: league.id, comment });
    await say('Goed bezig @de kantine en @Ploeg A, niet @Ploeg X');
    await work(api);
    await say('Nog eens, @De Kantine!');
    for (let time = 0; time < 6; time += 1) await work(api);
    expect(received(standIns, mentioned.endpoint)).toEqual([
      expect.objectContaining({
        title: 'Ploeg A vermeldt je in Kantoorliga',
        body: 'Goed bezig @de kantine en @Ploeg A, niet @Ploeg X',
        path: `/leagues/${league.id}`,
      }),
    ]);
    expect([received(standIns, author.endpoint), received(standIns, other.endpoint)]).toEqual([[], []]);
    api.passTime(11 * MINUTE);
    await say('En weer @De Kantine');
    await work(api);
    expect(received(standIns, mentioned.endpoint).map(({ body }) => body)).toEqual([
      'Goed bezig @de kantine en @Ploeg A, niet @Ploeg X',
      'En weer @De Kantine',
    ]);
  });

  it('is planned once, with the names of its league loaded once for all new comments', async () => {
    const author = await notified(api, standIns, {});
    const mentioned = await notified(api, standIns, { mention: true });
    const { Team, League } = api.database.models;
    await Team.update({ name: 'De Kantine' }, { where: { id: mentioned.teamId } });
    const league = await League.create({
      ...{ competitionId: 1, name: 'Kantoorliga', adminId: author.userId, weekId: 1 },
      ...{ mode: 'points', findable: false, createdAt: 0 },
    });
    for (const { teamId } of [author, mentioned]) await join(api, league.id, teamId);
    await work(api);
    const say = (comment: string) => ask(author, chatOperations.insert, { key_id: league.id, comment });
    for (const comment of ['Een @De Kantine', 'Twee @De Kantine', 'Drie @De Kantine']) await say(comment);
    let statements: string[] = [];
    const stop = watchStatements(api.database.sequelize, (sql) => void statements.push(sql));
    const count = (part: string) => statements.filter((sql) => sql.includes(part)).length;
    await pushPlanJob.run(api.context, api.clock.now());
    expect([count('FROM league_members l'), count('c.mention = 1')]).toEqual([1, 3]);
    await say('Vier @De Kantine');
    statements = [];
    await pushPlanJob.run(api.context, api.clock.now());
    stop();
    expect([count('FROM league_members l'), count('c.mention = 1')]).toEqual([1, 1]);
  });

  it('is found among more comments than one step reads', async () => {
    const author = await notified(api, standIns, {});
    const mentioned = await notified(api, standIns, { mention: true });
    const { Team, League, Comment } = api.database.models;
    await Team.update({ name: 'De Kantine' }, { where: { id: mentioned.teamId } });
    const league = await League.create({
      ...{ competitionId: 1, name: 'Kantoorliga', adminId: author.userId, weekId: 1 },
      ...{ mode: 'points', findable: false, createdAt: 0 },
    });
    for (const { teamId } of [author, mentioned]) await join(api, league.id, teamId);
    await work(api);
    const others = Array.from({ length: STEP }, () => 'mail naar info@example.com');
    await Comment.bulkCreate(
      ['Dag @De Kantine', ...others].map((body, index) => ({
        ...{ leagueId: league.id, userId: author.userId, teamId: author.teamId, body },
        ...{ revision: index + 1, createdAt: 0, requestKey: null },
      })),
    );
    await work(api);
    expect(received(standIns, mentioned.endpoint)).toHaveLength(1);
  });
});

describe('in quiet hours', () => {
  it('a final score waits for the morning, and a goal is not sent at all', async () => {
    const { endpoint, client, teamId } = await notified(api, standIns, { confirmed: true, goal: true });
    await client.put('user/push', { quiet: { on: true, from: 23 * 60, to: 8 * 60 } });
    await fieldPlayers(api, teamId, [await firstScorer()]);
    await work(api);
    passTimeTo(1);
    api.clock.set(KICKOFF + 110 * MINUTE);
    await work(api);
    api.clock.set('2024-06-19T08:00:00Z');
    await matchdayJob.run(api.context, api.clock.now());
    await work(api);
    expect(received(standIns, endpoint)).toEqual([]);
    expect(new Set(await states())).toEqual(new Set(['goal expired', 'confirmed waiting']));
    passTimeTo(8);
    await work(api);
    expect(received(standIns, endpoint)).toEqual([
      expect.objectContaining({ title: expect.stringContaining('Speeldag 1') }),
    ]);
  });
});

describe('a push service that', () => {
  const trial = async (client: { post(path: string, body: object): Promise<unknown> }) => {
    await client.post('user/push/test', {});
    await deliver(api);
  };

  it.each(['gone', 'unknown'] as const)('answers %s ends the subscription', async (answer) => {
    const { client, userId, endpoint } = await notified(api, standIns, {});
    standIns.push.setAnswer(endpoint, answer);
    await trial(client);
    expect(await api.database.models.PushSubscription.count({ where: { userId } })).toBe(0);
    expect(await states()).toEqual(['test refused']);
  });

  it('fails is retried with growing pauses, and its other devices are notified once', async () => {
    const { client, endpoint, ...person } = await notified(api, standIns, {});
    const other = await subscribe({ client }, standIns);
    standIns.push.setAnswer(endpoint, 'error');
    await trial(client);
    api.passTime(4_000);
    await deliver(api);
    expect(standIns.push.requests(endpoint)).toBe(1);
    api.passTime(1_000);
    await deliver(api);
    expect(standIns.push.requests(endpoint)).toBe(2);
    api.passTime(9_000);
    await deliver(api);
    expect(standIns.push.requests(endpoint)).toBe(2);
    standIns.push.setAnswer(endpoint, 'accept');
    api.passTime(1_000);
    await deliver(api);
    expect([received(standIns, endpoint).length, received(standIns, other).length]).toEqual([1, 1]);
    expect(await states()).toEqual(['test sent']);
    const row = await api.database.models.PushSubscription.findOne({ where: { endpoint }, raw: true });
    expect([row?.failures, row?.userId]).toEqual([0, person.userId]);
  });

  it('is busy is retried after the time that it requests', async () => {
    const { client, endpoint } = await notified(api, standIns, {});
    standIns.push.setAnswer(endpoint, 'busy');
    await trial(client);
    standIns.push.setAnswer(endpoint, 'accept');
    api.passTime(29_000);
    await deliver(api);
    expect(received(standIns, endpoint)).toHaveLength(0);
    api.passTime(1_000);
    await deliver(api);
    expect(received(standIns, endpoint)).toHaveLength(1);
  });

  it('never answers delays no other', async () => {
    const silent = await notified(api, standIns, {});
    const { client, endpoint } = await notified(api, standIns, {});
    standIns.push.setAnswer(silent.endpoint, 'hang');
    await silent.client.post('user/push/test', {});
    await pushDeliveryJob.run(api.context, 0);
    await client.post('user/push/test', {});
    await pushDeliveryJob.run(api.context, 0);
    while (received(standIns, endpoint).length === 0) await new Promise((tick) => setTimeout(tick, 20));
    standIns.push.close();
    await api.context.background.idle();
    expect(await states()).toEqual(['test waiting', 'test sent']);
  });

  it('rejects every message loses the subscription after twenty', async () => {
    const { userId, endpoint } = await notified(api, standIns, {});
    const { PushSubscription } = api.database.models;
    await PushSubscription.update({ failures: 19 }, { where: { userId } });
    standIns.push.setAnswer(endpoint, 'forbidden');
    await api.database.withTransaction((transaction) =>
      planMessages(
        api.context,
        { kind: 'test', subject: 'x', matchday: null, lifetime: MINUTE },
        [{ userId, facts: { kind: 'test' } }],
        transaction,
      ),
    );
    await deliver(api);
    expect(await PushSubscription.count({ where: { userId } })).toBe(0);
  });
});

it('a matchday sends at most six notifications, including the final score', async () => {
  const { endpoint, userId } = await notified(api, standIns, { goal: true, confirmed: true });
  const facts = { kind: 'test' } as const;
  const plan = (kind: 'goal' | 'confirmed', subject: string, competitionId = 1) =>
    api.database.withTransaction((transaction) =>
      planMessages(
        api.context,
        { kind, subject, matchday: { competitionId, weekId: 1 }, lifetime: MINUTE },
        [{ userId, facts }],
        transaction,
      ),
    );
  for (let goal = 1; goal <= 8; goal += 1) await plan('goal', `goal-${goal}`);
  await plan('confirmed', 'c1-w1');
  await deliver(api);
  expect(received(standIns, endpoint)).toHaveLength(6);
  expect(await states()).toEqual([...Array(5).fill('goal sent'), 'confirmed sent']);
  // The same matchday of another competition has its own six.
  await plan('goal', 'goal-of-another', 2);
  await deliver(api);
  expect(received(standIns, endpoint)).toHaveLength(7);
});

it('notifications switched off meanwhile are not sent', async () => {
  const { client, endpoint } = await notified(api, standIns, { deadline: true });
  api.clock.set(KICKOFF - HOUR);
  await pushPlanJob.run(api.context, api.clock.now());
  await client.put('user/push', { kinds: { deadline: false } });
  await deliver(api);
  expect([received(standIns, endpoint), await states()]).toEqual([[], ['deadline unwanted']]);
});

it('two workers send each message once', async () => {
  const other = await startTestApi({ env: pushEnv(standIns) }, api);
  const people = [];
  for (let count = 0; count < 4; count += 1) people.push(await notified(api, standIns, { deadline: true }));
  for (const { clock } of [api, other]) clock.set(KICKOFF - HOUR);
  await Promise.all([work(api), work(other)]);
  await Promise.all([work(api), work(other)]);
  for (const { endpoint } of people) expect(received(standIns, endpoint)).toHaveLength(1);
  await other.close();
});

it('old receipts and devices with an expired session are deleted', async () => {
  const { client, userId } = await notified(api, standIns, {});
  await client.post('user/push/test', {});
  const { Session, PushMessage, PushSubscription } = api.database.models;
  await pushCleanupJob.run(api.context, 0);
  expect([await PushMessage.count(), await PushSubscription.count()]).toEqual([1, 1]);
  api.passTime(31 * 24 * HOUR);
  await Session.destroy({ where: { userId } });
  await pushCleanupJob.run(api.context, 0);
  expect([await PushMessage.count(), await PushSubscription.count()]).toEqual([0, 0]);
});
