import { settleWeek } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { pickSquad } from '../../testing/pickSquad.js';
import type { SquadBody } from '../../testing/squads.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

const KICKED_OFF = '2024-06-14T19:20:00Z';
const LATER = '2024-06-14T20:40:00Z';

const scotsAndGermans = {
  starting: [
    [0, 'GER'],
    [1, 'GER', 'regular'],
    [2, 'GER', 'regular'],
    [2, 'SCO', 'regular'],
    [2, 'HUN'],
    [2, 'HUN'],
    [3, 'SCO', 'regular'],
    [3, 'HUN'],
    [3, 'SUI'],
    [3, 'SUI'],
    [4, 'CRO'],
    [4, 'SCO'],
  ],
  bench: [
    [1, 'SUI'],
    [2, 'CRO'],
    [3, 'CRO'],
    [4, 'ESP'],
  ],
} as const satisfies Parameters<typeof pickSquad>[1];

let api: TestApi;
let squad: SquadBody;
let owner: Manager;
let meanwhile: (() => Promise<void>) | null;

beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  // What happens meanwhile happens while the lineup is on its way to the reader, and other statements are answered.
  api.database.sequelize.addHook('afterQuery', async (_options, query) => {
    // Its types leave out what a query says.
    const { sql } = query as unknown as { readonly sql: string };
    if (!/^SELECT.* FROM team_lineups/s.test(sql)) return;
    const act = meanwhile;
    meanwhile = null;
    await act?.();
  });
});
afterAll(() => api.close());

beforeEach(async () => {
  meanwhile = null;
  api.clock.set(BEFORE_THE_START);
  squad = await pickSquad(api.database, scotsAndGermans);
  owner = await manager(api, squad);
  api.clock.set(KICKED_OFF);
  await settleWeek(api.context, 1);
});

async function publishLater(): Promise<void> {
  api.clock.set(LATER);
  expect((await settleWeek(api.context, 1)).ok).toBe(true);
}

it('a team’s points are from one settlement, also when the next is published during the read', async () => {
  const visitor = new TestClient(api.url);
  const path = `team/${owner.teamId}/points/1`;
  const before = (await visitor.get(path)).body;
  meanwhile = publishLater;
  const { body } = await visitor.get(path);
  expect(body.visibleWeekPoints).not.toBe(before.visibleWeekPoints);
  const totals = body.selections.map(({ total }: { total: number }) => total);
  expect(totals.reduce((sum: number, total: number) => sum + total, 0)).toBe(body.visibleWeekPoints);
  expect(body).toEqual((await visitor.get(path)).body);
});

it('a team’s results, winner and mean are from one settlement', async () => {
  const visitor = new TestClient(api.url);
  const path = `team/${owner.teamId}?weekId=1`;
  const settled = async () => {
    const { weekStat, weekWinner, weekAveragePoints } = (await visitor.get(path)).body;
    return { weekStat, weekWinner, weekAveragePoints };
  };
  const before = await settled();
  meanwhile = publishLater;
  const points = await settled();
  const after = await settled();
  expect(meanwhile).toBeNull();
  expect(after.weekStat).not.toEqual(before.weekStat);
  expect([before, after]).toContainEqual(points);
});

it('a team has the version of the lineup beside it, also when it is saved during the read', async () => {
  const captainId = squad.starting[2];
  const lineup = { ...squad, captainId };
  meanwhile = async () => {
    const saveAnswer = await owner.client.post(`team/${owner.teamId}/selections`, lineup);
    expect(saveAnswer.status).toBe(200);
  };
  const { team } = (await owner.client.get(`team/${owner.teamId}`)).body;
  const after = (await owner.client.get(`team/${owner.teamId}`)).body.team;
  expect(after).toMatchObject({ captainId, version: 2 });
  expect([
    [squad.captainId, 1],
    [captainId, 2],
  ]).toContainEqual([team.captainId, team.version]);
});

it('a team that changes faster than it can be read is unavailable for a moment, and never mixed', async () => {
  const { Team } = api.database.models;
  const changeAgain = async () => {
    await Team.increment('version', { where: { id: owner.teamId } });
    meanwhile = changeAgain;
  };
  meanwhile = changeAgain;
  const answer = await owner.client.get(`team/${owner.teamId}/points/1`);
  meanwhile = null;
  expect([answer.status, answer.body]).toEqual([503, refusal('not-available')]);
  expect(answer.headers.get('retry-after')).toBe('1');
});
