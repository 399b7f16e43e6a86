import { type ChatComment, chatOperations, type LeagueMode } from '@euro/api-contract';
import { pushPlanJob } from '../../push/index.js';
import { reopenWeek, settleDue } from '../../scoring/settlement/index.js';
import { ask, listen } from '../../testing/chatting.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Person, signedIn } from '../../testing/people.js';
import { aSquad } from '../../testing/squads.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { leagueResultsJob } from './leagueResultsJob.js';

const AFTER_1 = '2024-06-19T08:00:00Z';
const AFTER_2 = '2024-06-23T08:00:00Z';

/** What a release before asks for. */
const PLAIN = {
  text: 'query($key_id: Int!) { comments(key_id: $key_id) { id user_id team_id teamname comment } }',
};
const WHOLE = {
  text: chatOperations.changes.text
    .replace('subscription changes($key_id: Int!, $after: Int)', 'query($key_id: Int!)')
    .replace(
      /comment_changes\(.*?\) \{ revision whole online comments (.*)\}/s,
      'comments(key_id: $key_id) $1',
    ),
};

interface Manager extends Person {
  readonly teamId: number;
  readonly squad: Awaited<ReturnType<typeof aSquad>>;
}

let api: TestApi;
let managers: Manager[];

beforeEach(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  managers = [];
  for (const skip of [0, 1, 2]) {
    const person = await signedIn(api);
    const squad = await aSquad(api.database, skip);
    const teamName = `Ploeg ${skip + 1}`;
    const { body } = await person.client.post('team/add', { teamName, ...squad, nameVisible: false });
    managers.push({ ...person, squad, teamId: Number(body.team.id) });
  }
});
afterEach(() => api.close());

const first = () => managers[0] as Manager;

async function makeLeague(count: number, mode: LeagueMode = 'points', weekId = 1): Promise<number> {
  const { League, LeagueMember } = api.database.models;
  const { id: leagueId } = await League.create({
    ...{ competitionId: 1, name: 'De Kantine', adminId: first().userId, weekId },
    ...{ mode, findable: false, createdAt: 0 },
  });
  const teams = managers.slice(0, count);
  await LeagueMember.bulkCreate(teams.map(({ teamId }) => ({ leagueId, teamId, joinedAt: teamId })));
  return leagueId;
}

async function goTo(moment: string): Promise<void> {
  api.clock.set(moment);
  await settleDue(api.context);
}

const work = () => leagueResultsJob.run(api.context, api.clock.now());

async function messages(leagueId: number): Promise<ChatComment[]> {
  return (await ask(first(), WHOLE, { key_id: leagueId })).body.data.comments;
}

/** Another score for a player of the squad, as a corrected feed brings it. */
async function correct({ squad }: Manager, weekId = 1): Promise<void> {
  const { MatchStat, Match, FeedImport } = api.database.models;
  const stat = await MatchStat.findOne({ where: { playerId: squad.starting, weekId } });
  if (!stat) throw new Error('Nobody of the squad played.');
  await stat.update({ assists: stat.assists + 3 });
  await Match.update({ statsHash: `corrected ${stat.assists}` }, { where: { id: stat.matchId } });
  await FeedImport.create({ competitionId: 1, importedAt: 0, changes: 1 });
  await settleDue(api.context);
}

describe('the result of a matchday in the chat', () => {
  it('is posted in the name of the league once the matchday is confirmed, once', async () => {
    const leagueId = await makeLeague(3);
    await goTo('2024-06-18T20:00:00Z');
    await work();
    expect(await messages(leagueId)).toEqual([]);
    await goTo(AFTER_1);
    await work();
    await work();
    const [message, ...others] = await messages(leagueId);
    expect(others).toEqual([]);
    const { body } = await first().client.get(`league/${leagueId}?weekId=1`);
    const [best] = body.result.data;
    const winner = { teams: [{ id: best.team.id, name: best.team.name }], count: 1, points: best.points };
    expect(message).toMatchObject({
      ...{ kind: 'result', user_id: 0, team_id: 0, teamname: 'De Kantine', username: '', badge: null },
      ...{ premium: false, votes_total: 0, deleted: false, revision: 1 },
      created_at: new Date(api.clock.now()).toISOString(),
      result: {
        ...{ week_id: 1, winners: winner, leaders: winner, climber: null },
        ...{ duels: [], duels_total: 0 },
      },
    });
  });

  it('is text for a client that does not support results', async () => {
    const leagueId = await makeLeague(2);
    await goTo(AFTER_1);
    await work();
    const { body } = await ask(first(), PLAIN, { key_id: leagueId }, { 'accept-language': 'nl' });
    expect(body.data.comments[0].comment).toMatch(
      /^Speeldag 1 is gespeeld\.\nWinnaar: Ploeg \d \([\d,]+ punten\)\.\nAan de leiding: Ploeg \d/,
    );
    const english = await ask(first(), PLAIN, { key_id: leagueId }, { 'accept-language': 'en' });
    expect(english.body.data.comments[0].comment).toMatch(
      /^Matchday 1 was played\.\nWinner: Ploeg \d \([\d.]+ points\)\.\nIn the lead: Ploeg \d/,
    );
  });

  it('names the best climbers, and the table after it', async () => {
    const leagueId = await makeLeague(3);
    await goTo(AFTER_1);
    await work();
    await goTo(AFTER_2);
    const { body } = await first().client.get(`league/${leagueId}`);
    const table: { team: { id: number }; move: number; rank: number; points: number }[] = body.result.data;
    await work();
    const [one, two, ...others] = await messages(leagueId);
    expect([one?.result?.week_id, two?.result?.week_id, others]).toEqual([1, 2, []]);
    expect(two?.result?.leaders).toMatchObject({ points: table[0]?.points });
    const climbed = table.filter(({ move }) => move > 0).sort((a, b) => b.move - a.move)[0];
    expect(two?.result?.climber ?? undefined).toEqual(
      climbed && {
        team: { id: climbed.team.id, name: expect.any(String) },
        places: climbed.move,
        rank: climbed.rank,
      },
    );
  });

  it('has the duels of the round in a head-to-head league, including the average', async () => {
    const leagueId = await makeLeague(3, 'head-to-head');
    const [home = 0, away = 0, third = 0] = managers.map(({ teamId }) => teamId);
    await api.database.models.LeagueMatch.bulkCreate([
      { leagueId, weekId: 1, homeTeamId: home, awayTeamId: away },
      { leagueId, weekId: 1, homeTeamId: third, awayTeamId: null },
    ]);
    await goTo(AFTER_1);
    await work();
    const { body } = await first().client.get(`league/${leagueId}/matches?weekId=1`);
    const [message] = await messages(leagueId);
    expect(message?.result?.duels).toHaveLength(2);
    expect(message?.result).toMatchObject({
      duels_total: 2,
      duels: body.data.map((duel: Record<string, { id: number; name: string } | null>) => ({
        home: { id: duel.home?.id, name: duel.home?.name },
        away: duel.away && { id: duel.away.id, name: duel.away.name },
        home_points: duel.homePoints,
        away_points: duel.awayPoints,
      })),
      leaders: { points: 3 },
    });
  });

  it('is posted in leagues of two teams or more in which the matchday counts', async () => {
    const [alone, later] = [await makeLeague(1), await makeLeague(3, 'points', 2)];
    await goTo(AFTER_1);
    await work();
    // Who comes later adds no result of what was before.
    const { LeagueMember } = api.database.models;
    await LeagueMember.create({ leagueId: alone, teamId: managers[1]?.teamId ?? 0, joinedAt: 9 });
    await work();
    expect([await messages(alone), await messages(later)]).toEqual([[], []]);
  });

  it('reaches subscribers of the chat, is one push message and mentions nobody', async () => {
    const leagueId = await makeLeague(2);
    await api.database.models.Team.update({ name: '@Ploeg 2' }, { where: { id: first().teamId } });
    await pushPlanJob.run(api.context, api.clock.now());
    const reader = await listen(api, first(), chatOperations.changes, { key_id: leagueId, after: 0 });
    await reader.event(0);
    await goTo(AFTER_1);
    await work();
    const event = await reader.event(1);
    expect(JSON.stringify(event)).toContain('Speeldag 1 is gespeeld');
    await pushPlanJob.run(api.context, api.clock.now());
    expect(await api.database.models.PushMessage.count({ where: { kind: 'mention' } })).toBe(0);
    reader.close();
  });

  it('is corrected in place when the matchday is settled again, and never duplicated', async () => {
    const leagueId = await makeLeague(3);
    await goTo(AFTER_1);
    await work();
    const [before] = await messages(leagueId);
    await correct(first());
    await goTo('2024-06-19T08:10:00Z');
    await work();
    const [after, ...others] = await messages(leagueId);
    expect(others).toEqual([]);
    expect(after).toMatchObject({ id: before?.id, created_at: before?.created_at });
    const { body } = await first().client.get(`league/${leagueId}?weekId=1`);
    expect(after?.result?.winners.points).toBe(body.result.data[0].points);
  });

  it('remains while the matchday is reopened, and is unchanged when the points are', async () => {
    const leagueId = await makeLeague(2);
    await goTo(AFTER_1);
    await work();
    const before = await messages(leagueId);
    await reopenWeek(api.context, 1);
    await work();
    expect(await messages(leagueId)).toEqual(before);
    await settleDue(api.context);
    await work();
    expect(await messages(leagueId)).toEqual(before);
  });

  it('is resumed after an interruption', async () => {
    const ids = [];
    for (let index = 0; index < 53; index += 1) ids.push(await makeLeague(2));
    await goTo(AFTER_1);
    const { LeagueResultRound, LeagueResult } = api.database.models;
    const { withTransaction } = api.context;
    let transactions = 0;
    const dying = {
      ...api.context,
      withTransaction: ((work) => {
        transactions += 1;
        if (transactions === 2) throw new Error('killed');
        return withTransaction(work);
      }) as typeof withTransaction,
    };
    await expect(leagueResultsJob.run(dying, api.clock.now())).rejects.toThrow('killed');
    expect(await LeagueResult.count()).toBe(50);
    await work();
    expect(await LeagueResult.count()).toBe(53);
    expect(await LeagueResultRound.findAll({ raw: true })).toMatchObject([
      { weekId: 1, cursorLeagueId: ids[52] },
    ]);
    for (const leagueId of [ids[0] ?? 0, ids[52] ?? 0]) expect(await messages(leagueId)).toHaveLength(1);
  });

  it('can be deleted by the admin only, and remains deleted after a correction', async () => {
    const leagueId = await makeLeague(3);
    await goTo(AFTER_1);
    await work();
    const [message] = await messages(leagueId);
    const id = message?.id ?? 0;
    const refusedAnswer = await ask(managers[1] as Manager, chatOperations.delete, { id });
    expect(refusedAnswer.body.errors[0].extensions.code).toBe('forbidden');
    const { body } = await ask(first(), chatOperations.delete, { id });
    expect(body.data.delete_comment).toMatchObject({ deleted: true, comment: '', result: null });
    await correct(first());
    await goTo('2024-06-19T08:10:00Z');
    await work();
    expect(await messages(leagueId)).toEqual([]);
  });

  it('has the current names of teams, and no deleted one', async () => {
    const leagueId = await makeLeague(2);
    await goTo(AFTER_1);
    await work();
    const { Team } = api.database.models;
    const winner = (await messages(leagueId))[0]?.result?.winners.teams[0]?.id ?? 0;
    const nameNow = async () => (await messages(leagueId))[0]?.result?.winners.teams[0]?.name;
    await Team.update({ name: 'Anders' }, { where: { id: winner } });
    expect(await nameNow()).toBe('Anders');
    if (winner === first().teamId) managers.reverse();
    await Team.update({ deletedAt: 1 }, { where: { id: winner } });
    expect(await nameNow()).toBe('—');
  });
});
