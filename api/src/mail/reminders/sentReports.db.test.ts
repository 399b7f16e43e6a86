import { reopenWeek, settleDue } from '../../scoring/settlement/index.js';
import { mailJob } from '../../server/jobs/mailJob.js';
import { importTournament } from '../../testing/importTournament.js';
import { signedIn } from '../../testing/people.js';
import { watchStatements } from '../../testing/recordStatements.js';
import { aSquad } from '../../testing/squads.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { MailFailure } from '../mailFailure.js';
import { mailPlanJob } from './mailPlanJob.js';

const MINUTE = 60_000;
/** Matchday 1 is over. */
const AFTER_1 = '2024-06-19T08:00:00Z';
const AFTER_2 = '2024-06-23T08:00:00Z';
const AFTER_THE_FINAL = '2024-07-15T08:00:00Z';

let api: TestApi;
let isDown = false;

beforeEach(async () => {
  isDown = false;
  api = await startTestApi({
    mailer: {
      async send(mail) {
        if (isDown) throw new MailFailure('unreachable');
        api.mails.push(mail);
      },
    },
  });
  await importTournament(api.database, api.clock);
});
afterEach(() => api.close());

let skip = 0;

async function aTeam({
  isPremium = true,
  isAsking = isPremium,
}: {
  isPremium?: boolean;
  isAsking?: boolean;
} = {}) {
  const { client, userId } = await signedIn(api, { roles: isPremium ? ['premium'] : [] });
  skip += 1;
  const squad = await aSquad(api.database, skip % 3);
  const answer = await client.post('team/add', { teamName: `Ploeg ${skip}`, ...squad, nameVisible: false });
  expect(answer.body.error).toBeUndefined();
  if (isAsking) {
    expect((await client.put('user/reminders', { matchdayReport: true })).status).toBe(200);
  }
  return { client, userId, teamId: Number(answer.body.team.id), squad };
}

async function goTo(moment: string): Promise<void> {
  api.clock.set(moment);
  await settleDue(api.context);
}

/** What the API does by itself, once. */
async function work(): Promise<void> {
  await mailPlanJob.run(api.context, api.clock.now());
  await mailJob.run(api.context, api.clock.now());
}

/** Another score for a player of the squad, as a corrected feed brings it. */
async function correctStatistics(playerId: number): Promise<void> {
  const { MatchStat, Match, FeedImport } = api.database.models;
  const stat = await MatchStat.findOne({ where: { playerId, weekId: 1 } });
  if (!stat) throw new Error('He did not play.');
  await stat.update({ assists: stat.assists + 1 });
  await Match.update({ statsHash: `corrected ${stat.assists}` }, { where: { id: stat.matchId } });
  await FeedImport.create({ competitionId: 1, importedAt: 0, changes: 1 });
  await settleDue(api.context);
}

async function somebodyWhoPlayed(squad: { starting: number[] }): Promise<number> {
  const stat = await api.database.models.MatchStat.findOne({
    where: { playerId: squad.starting, weekId: 1 },
    raw: true,
  });
  return stat?.playerId ?? 0;
}

describe('a matchday report', () => {
  it('waits when the matchday is reopened while it is written', async () => {
    await aTeam();
    await goTo(AFTER_1);
    await mailPlanJob.run(api.context, api.clock.now());
    let isOpened = false;
    api.database.sequelize.addHook('afterQuery', async (_options, query) => {
      // Its types leave out what a query says.
      const { sql } = query as unknown as { readonly sql: string };
      if (isOpened || !/^SELECT.* FROM team_lineups/s.test(sql)) return;
      isOpened = true;
      await reopenWeek(api.context, 1);
    });
    await mailJob.run(api.context, api.clock.now());
    expect([isOpened, api.mails]).toEqual([true, []]);
  });

  it('is sent once the matchday is confirmed, once, to premium members who subscribed', async () => {
    const { client } = await aTeam();
    await aTeam({ isPremium: true, isAsking: false });
    await aTeam({ isPremium: false });
    await goTo('2024-06-18T20:00:00Z');
    await work();
    expect(api.mails).toEqual([]);
    await goTo(AFTER_1);
    await work();
    await work();
    const { email } = (await client.get('user/profile')).body;
    expect(api.mails.map(({ to }) => to)).toEqual([email]);
    await goTo(AFTER_2);
    await work();
    expect(api.mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Speeldag 1', 'Speeldag 2']);
  });

  it('is prepared for a whole batch with one statement about premium', async () => {
    for (let index = 0; index < 3; index += 1) await aTeam();
    await goTo(AFTER_1);
    await mailPlanJob.run(api.context, api.clock.now());
    const statements: string[] = [];
    const stop = watchStatements(api.database.sequelize, (sql) => void statements.push(sql));
    await mailJob.run(api.context, api.clock.now());
    stop();
    expect(api.mails).toHaveLength(3);
    expect(
      statements.filter((sql) => sql.includes('user_roles') && !sql.includes('FROM teams')),
    ).toHaveLength(1);
  });

  it('has the same content as the points page', async () => {
    const { client, teamId } = await aTeam();
    const rival = await aTeam({ isPremium: false });
    await goTo(AFTER_1);
    await work();
    const { body } = await client.get(`team/${teamId}/points/1`);
    const text = api.mails[0]?.text ?? '';
    const words = (points: number) => `${String(points).replace('.', ',').replace('-', '−')} punt`;
    expect(text).toContain(`Punten: ${String(body.visibleWeekPoints).replace('.', ',')}\n`);
    expect(text).toContain(`Plaats op deze speeldag: ${body.visibleWeekRank}e van 2\n`);
    expect(text).toContain(`Algemeen klassement: ${body.generalRank}e\n`);
    expect(text).toContain(`Gemiddelde van alle teams: ${body.weekAveragePoints}\n`);
    expect(text).toContain(`Speeldagwinnaar: ${body.weekWinner.teamName}: ${words(body.weekWinnerPoints)}`);
    expect(text).toContain(`Op de bank gebleven: ${words(body.benchPoints)}`);
    expect(text).toContain('Speeldag 2 sluit woensdag 19/06/24 om 15.00 u. (Belgische tijd).');
    expect(text).toContain(`http://127.0.0.1:3000/points/${teamId}\n`);
    expect(text.match(/kwam automatisch van de bank/g) ?? []).toHaveLength(body.autoSubs.length);
    // Managers who hide their names stay hidden.
    const owner = (await rival.client.get('user/profile')).body;
    expect(text).not.toContain(owner.lastName);
  });

  it('omits matchdays before the subscription, and before the team’s own start', async () => {
    const asking = await aTeam({ isAsking: false });
    await goTo(AFTER_1);
    await work();
    await asking.client.put('user/reminders', { matchdayReport: true });
    const late = await aTeam();
    await work();
    expect(api.mails).toEqual([]);
    await goTo(AFTER_2);
    await work();
    expect(api.mails).toHaveLength(2);
    expect(api.mails.some(({ text }) => text.includes(`/points/${late.teamId}\n`))).toBe(true);
  });

  it('is a farewell after the last matchday', async () => {
    await aTeam();
    await goTo(AFTER_THE_FINAL);
    await work();
    expect(api.mails).toHaveLength(7);
    const last = api.mails.find(({ subject }) => subject.startsWith('Speeldag 7'));
    expect(last?.text).toContain('Dit was de laatste speeldag van het toernooi.');
  });

  it('is not sent to a member whose premium ended, nor to one who unsubscribed while it waited', async () => {
    const lapsed = await aTeam();
    const stopped = await aTeam();
    isDown = true;
    await goTo(AFTER_1);
    await work();
    await api.database.models.UserRole.destroy({ where: { userId: lapsed.userId } });
    await stopped.client.put('user/reminders', { matchdayReport: false });
    isDown = false;
    api.passTime(MINUTE);
    await work();
    expect([api.mails, await api.database.models.SentMail.count()]).toEqual([[], 0]);
  });
});

describe('a matchday that is reopened and confirmed again', () => {
  it('is not reported again when the points are unchanged', async () => {
    await aTeam();
    await goTo(AFTER_1);
    await work();
    await reopenWeek(api.context, 1);
    await work();
    await api.database.models.Matchday.update({ held: false }, { where: { weekId: 1 } });
    await settleDue(api.context);
    await work();
    expect(api.mails).toHaveLength(1);
  });

  it('is reported briefly to those whose points changed', async () => {
    const { squad, client, teamId } = await aTeam();
    const other = await aTeam();
    await goTo(AFTER_1);
    await work();
    const shared = new Set(other.squad.starting.concat(other.squad.bench));
    const own = squad.starting.filter((id) => !shared.has(id));
    const before = (await client.get(`team/${teamId}/points/1`)).body.visibleWeekPoints;
    await correctStatistics(await somebodyWhoPlayed({ starting: own }));
    await work();
    await work();
    const after = (await client.get(`team/${teamId}/points/1`)).body.visibleWeekPoints;
    expect(after).toBeGreaterThan(before);
    const words = (points: number) => `${String(points).replace('.', ',')} punten`;
    expect(api.mails).toHaveLength(3);
    expect(api.mails[2]?.subject).toBe(`Verbeterd: ${words(after)} op speeldag 1`);
    expect(api.mails[2]?.text).toContain(`heeft nu ${words(after)}, voordien ${words(before)}.`);
  });

  it('is reported once, with the right points, to users who could not be reached meanwhile', async () => {
    const { squad, client, teamId } = await aTeam();
    isDown = true;
    await goTo(AFTER_1);
    await work();
    await correctStatistics(await somebodyWhoPlayed(squad));
    await work();
    isDown = false;
    for (let round = 0; round < 3; round += 1) {
      api.passTime(2 * MINUTE);
      await work();
    }
    const { visibleWeekPoints } = (await client.get(`team/${teamId}/points/1`)).body;
    expect(api.mails.map(({ subject }) => subject)).toEqual([
      `Speeldag 1: ${String(visibleWeekPoints).replace('.', ',')} punten`,
    ]);
  });

  it('delays a waiting report until it is confirmed', async () => {
    await aTeam();
    isDown = true;
    await goTo(AFTER_1);
    await work();
    await reopenWeek(api.context, 1);
    isDown = false;
    api.passTime(2 * MINUTE);
    await work();
    expect(api.mails).toEqual([]);
    await api.database.models.Matchday.update({ held: false }, { where: { weekId: 1 } });
    await settleDue(api.context);
    for (let round = 0; round < 3; round += 1) {
      api.passTime(2 * MINUTE);
      await work();
    }
    expect(api.mails).toHaveLength(1);
  });

  it('after the clock was set back and forward is not reported again', async () => {
    await aTeam();
    await goTo(AFTER_1);
    await work();
    await goTo(BEFORE_THE_START);
    await work();
    await goTo(AFTER_1);
    await work();
    expect(api.mails).toHaveLength(1);
  });
});
