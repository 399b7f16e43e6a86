import { seedTeams } from '../../demo/seedTeams.js';
import { reopenWeek, settleDue } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { currentSnapshot, refreshSnapshot } from '../../tournament/snapshot/index.js';

const BEFORE_TWO = '2024-06-19T08:00:00Z';
const AFTER_TWO = '2024-06-23T08:00:00Z';
/** The one of a table, and the last of a snapshot: what is read after them is read after the publication. */
const TABLE = /^SELECT\s+l\.id, l\.competition_id/;
const POPULARITY = /^SELECT.* FROM .player_popularity/s;

let api: TestApi;
let admin: Manager;
let meanwhile: { readonly after: RegExp; readonly act: () => Promise<void> } | null = null;

beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: 11, weekId: 1, seed: 5 });
  api.clock.set(BEFORE_THE_START);
  admin = await manager(api, {}, { roles: ['premium'] });
  const teams = await api.database.models.Team.findAll({ attributes: ['id'], raw: true });
  for (const mode of ['points', 'head-to-head']) {
    const { body } = await admin.client.post(`league/team/${admin.teamId}`, { name: `Om de ${mode}` });
    const members = teams.filter(({ id }) => id !== admin.teamId);
    await api.database.models.LeagueMember.bulkCreate(
      members.map(({ id }) => ({ leagueId: body.league.id, teamId: id, joinedAt: id })),
    );
    await admin.client.put(`league/${body.league.id}`, { mode });
  }
  api.database.sequelize.addHook('afterQuery', async (_options, query) => {
    // Its types leave out what a query says.
    const { sql } = query as unknown as { readonly sql: string };
    if (!meanwhile?.after.test(sql)) return;
    const { act } = meanwhile;
    meanwhile = null;
    await act();
  });
});
afterAll(() => api.close());

beforeEach(async () => {
  meanwhile = null;
  api.clock.set(AFTER_TWO);
  await settleDue(api.context);
});

async function withdraw(): Promise<void> {
  api.clock.set(BEFORE_TWO);
  expect((await settleDue(api.context)).withdrawnWeeks).toEqual([2]);
}

/** Other points for every team, as long as they aren't confirmed again. */
async function correct(): Promise<void> {
  const { MatchStat, Match, FeedImport } = api.database.models;
  await reopenWeek(api.context, 2);
  await MatchStat.increment('assists', { where: { weekId: 2 } });
  const stat = await MatchStat.findOne({ where: { weekId: 2 }, order: ['matchId', 'playerId'], raw: true });
  await Match.update({ statsHash: `corrected ${stat?.assists}` }, { where: { weekId: 2 } });
  await FeedImport.create({ competitionId: 1, importedAt: 0, changes: 1 });
  expect((await settleDue(api.context)).reports).toMatchObject([{ weekId: 2, state: 'provisional' }]);
}

async function view(path: string) {
  const { status, body } = await admin.client.get(path);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}

const publications = [
  ['taken back', withdraw],
  ['corrected', correct],
] as const;

describe.each(publications)('while a matchday is %s', (_, act) => {
  it.each([
    'league/1',
    'league/1?weekId=2',
    'league/2',
    'league/1/history',
    'league/2/matches?pageRecords=50',
    'leagues/:me',
    'rankings/leagues?rankingTypeId=1',
  ])('GET %s returns one published state', async (address) => {
    const path = address.replace(':me', String(admin.userId));
    const before = await view(path);
    let isDone = false;
    meanwhile = {
      after: TABLE,
      async act() {
        await act();
        isDone = true;
      },
    };
    const during = await view(path);
    expect(isDone).toBe(true);
    const after = await view(path);
    expect([before, after]).toContainEqual(during);
    if (!address.startsWith('leagues')) expect(after).not.toEqual(before);
  });

  it.each(['general', 'week', 'pundits'])('the ranking %s returns one published state', async (type) => {
    await correctAgain();
    const path = `rankings/${type}`;
    meanwhile = { after: POPULARITY, act };
    const during = await view(path);
    expect(meanwhile).toBeNull();
    expect(during).toEqual(await view(path));
  });
});

it('the snapshot has the popularity of the same results', async () => {
  await correctAgain();
  meanwhile = { after: /^SELECT.* FROM .matchdays. AS/s, act: withdraw };
  const snapshot = await currentSnapshot(api.context);
  expect(meanwhile).toBeNull();
  const second = snapshot?.matchdays.find(({ weekId }) => weekId === 2);
  expect((snapshot?.popularity.get(2)?.size ?? 0) > 0).toBe(second?.version !== null);
});

/** Another version of the second matchday, which no process has read. */
async function correctAgain(): Promise<void> {
  await correct();
  const { Matchday } = api.database.models;
  await Matchday.update({ held: false }, { where: { weekId: 2 } });
  expect((await settleDue(api.context)).reports).toMatchObject([{ weekId: 2, state: 'confirmed' }]);
}

// Last: for three seconds no other process polls for published results.
it.each(publications)(
  'a matchday that is %s is in the rankings where a job refreshes the snapshot',
  async (_, act) => {
    await correctAgain();
    await refreshSnapshot(api.context);
    await act();
    const during = await view('rankings/general');
    await refreshSnapshot(api.context);
    expect(during).toEqual(await view('rankings/general'));
  },
);
