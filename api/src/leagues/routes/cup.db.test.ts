import { endpoints, type LeagueCup } from '@euro/api-contract';
import { settleDue } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal } from '../../testing/testClient.js';
import { visibleResults } from '../../testing/visibleResults.js';

const TEAMS = 5;
const BEFORE_FIVE = '2024-07-04T12:00:00Z';
const DURING_FIVE = '2024-07-06T12:00:00Z';
const AFTER_THE_FINAL = '2024-07-16T12:00:00Z';

let api: TestApi;
let admin: Manager;
let members: Manager[];
let leagueId: number;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  api.clock.set(BEFORE_THE_START);
  admin = await manager(api, { nameVisible: true }, { roles: ['premium'] });
  const createdAnswer = await admin.client.post(`league/team/${admin.teamId}`, {
    name: 'De Kantine',
    findable: true,
  });
  leagueId = createdAnswer.body.league.id;
  members = [];
  // One after the other: who was first, stands first.
  for (let count = 1; count < TEAMS; count += 1) members.push(await manager(api));
  for (const { client, teamId } of members) await client.post(`league/${leagueId}/join/${teamId}`);
});
afterAll(() => api.close());

const draw = (weekId: unknown, by = admin) => by.client.post(`league/${leagueId}/cup`, { weekId });
const cancel = (by = admin) => by.client.post(`league/${leagueId}/cup/cancel`, {});
async function cup(): Promise<LeagueCup | null> {
  const { body } = await admin.client.get(`league/${leagueId}/cup`);
  return endpoints['GET league/{id}/cup'].response.parse(body).cup;
}
const pairs = (leagueCup: LeagueCup | null, round: number) =>
  leagueCup?.rounds[round]?.ties.map(({ home, away }) => [home?.id ?? null, away?.id ?? null]);

describe('a cup that has not started', () => {
  it('does not exist before it is drawn', async () => {
    expect(await cup()).toBeNull();
    expect((await cancel()).body).toEqual(refusal('not-found'));
  });

  it('is seeded by the table: the best have a bye, and the others meet from the outside in', async () => {
    const { status, body } = await draw(5);
    expect(status).toBe(200);
    const ids = [admin, ...members].map(({ teamId }) => teamId);
    const [one, two, three, four, five] = ids;
    expect(pairs(body.cup, 0)).toEqual([
      [one, null],
      [four, five],
      [two, null],
      [three, null],
    ]);
    expect(body.cup.rounds.map(({ weekId }: { weekId: number }) => weekId)).toEqual([5, 6, 7]);
    expect(pairs(body.cup, 1)).toEqual([
      [one, null],
      [two, three],
    ]);
    expect(body.cup).toMatchObject({ weekId: 5, winner: null });
    expect(body.cup.rounds[0].ties[0]).toMatchObject({ bye: true, winner: 'home', homePoints: null });
    expect(await cup()).toEqual(body.cup);
  });

  it('can be drawn again and cancelled', async () => {
    expect((await draw(6)).body.cup.rounds).toHaveLength(2);
    expect(pairs(await cup(), 0)).toHaveLength(2);
    expect((await cancel()).status).toBe(200);
    expect(await cup()).toBeNull();
  });

  it.each([0, 8, -1, 'x', null, 1.5])('does not start in matchday %j', async (weekId) => {
    const { status } = await draw(weekId);
    expect([400, 409]).toContain(status);
    expect(await cup()).toBeNull();
  });

  it('requires two teams', async () => {
    const createdAnswer = await admin.client.post(`league/team/${admin.teamId}`, { name: 'Alleen ik' });
    const loneAnswer = await admin.client.post(`league/${createdAnswer.body.league.id}/cup`, { weekId: 5 });
    expect([loneAnswer.status, loneAnswer.body]).toEqual([409, refusal('cup-needs-teams')]);
  });
});

describe('a cup that is played', () => {
  beforeAll(async () => {
    api.clock.set(BEFORE_FIVE);
    await settleDue(api.context);
    await draw(5);
    api.clock.set(DURING_FIVE);
    await settleDue(api.context);
  });

  it('shows running points, decides nothing by them, and can no longer be changed', async () => {
    const running = await cup();
    const tie = running?.rounds[0]?.ties.find(({ bye }) => !bye);
    expect(tie).toMatchObject({ winner: null });
    expect([typeof tie?.homePoints, typeof tie?.awayPoints]).toEqual(['number', 'number']);
    expect((await draw(6)).body).toEqual(refusal('cup-running'));
    expect((await cancel()).body).toEqual(refusal('cup-running'));
    expect(await cup()).toEqual(running);
  });

  it('is won by more points in each round, also for a team that left', async () => {
    const [, leaver] = members;
    await leaver?.client.delete(`league/${leagueId}/${leaver.teamId}`);
    api.clock.set(AFTER_THE_FINAL);
    await settleDue(api.context);
    const played = await cup();
    for (const { weekId, ties } of played?.rounds ?? []) {
      const results = await visibleResults(api.database, weekId);
      const pointsOf = (id = 0) => (results.find(({ teamId }) => teamId === id)?.halfPoints ?? 0) / 2;
      for (const { home, away, homePoints, awayPoints, winner, bye } of ties) {
        if (bye) continue;
        expect([homePoints, awayPoints]).toEqual([pointsOf(home?.id), pointsOf(away?.id)]);
        expect(winner).toBe(pointsOf(away?.id) > pointsOf(home?.id) ? 'away' : 'home');
      }
    }
    const [final] = played?.rounds.at(-1)?.ties ?? [];
    expect(played?.winner).toEqual(final?.winner === 'away' ? final.away : final?.home);
    expect(played?.winner).not.toBeNull();
  });
});
