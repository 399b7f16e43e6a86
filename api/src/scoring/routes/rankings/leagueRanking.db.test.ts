import { endpoints } from '@euro/api-contract';
import { importTournament } from '../../../testing/importTournament.js';
import { type Manager, manager, signedIn } from '../../../testing/people.js';
import { startTestApi, type TestApi } from '../../../testing/testApi.js';
import { refusal, TestClient } from '../../../testing/testClient.js';
import { addResults } from '../../../testing/visibleResults.js';
import { settleDue } from '../../settlement/index.js';

let api: TestApi;
let admin: Manager;
let friend: Manager;
let leagues: { readonly id: number; readonly name: string }[];
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  admin = await manager(api, { teamName: 'Gouden Kroon', nameVisible: true }, { roles: ['premium'] });
  friend = await manager(api, { teamName: 'De Twaalfde Man' });
  leagues = [];
  for (const name of ['De Kantine', 'Boekhouding']) {
    const { body } = await admin.client.post(`league/team/${admin.teamId}`, { name });
    leagues.push(body.league);
  }
  const [kantine] = leagues;
  await api.database.models.LeagueMember.create({
    leagueId: kantine?.id ?? 0,
    teamId: friend.teamId,
    joinedAt: 0,
  });
  api.clock.set('2024-06-23T08:00:00Z');
  await settleDue(api.context);
});
afterAll(() => api.close());

async function ranking(client: TestClient, query = '') {
  const { body, status } = await client.get(`rankings/leagues?${query}`);
  expect(status).toBe(200);
  return endpoints['GET rankings/{type}'].response.parse(body);
}

describe('GET rankings/leagues', () => {
  it('has a member’s own leagues to choose from, and the table of the first by name', async () => {
    const answer = await ranking(admin.client);
    const choices = answer.choices.map(({ name, firstWeek, lastWeek }) => [name, firstWeek, lastWeek]);
    expect(choices).toEqual([
      ['Boekhouding', 1, 7],
      ['De Kantine', 1, 7],
    ]);
    expect(answer).toMatchObject({ chosen: leagues[1]?.id, weekId: 2, confirmed: true, totalRecords: 1 });
  });

  it('has the teams of the chosen one, and the own row', async () => {
    const answer = await ranking(friend.client, `rankingTypeId=${leagues[0]?.id}`);
    const ids = answer.data.map(({ team }) => team.id).sort((a, b) => a - b);
    expect(ids).toEqual([admin.teamId, friend.teamId]);
    expect(answer.own?.team.id).toBe(friend.teamId);
    expect(answer.data).toContainEqual(answer.own);
  });

  it('has all teams of one user, and the oldest as the own row', async () => {
    api.clock.set('2024-06-13T12:00:00Z');
    const owner = await manager(api, { teamName: 'Eerste' }, { roles: ['premium'] });
    const createdAnswer = await owner.client.post(`league/team/${owner.teamId}`, { name: 'Alles van mij' });
    const { id, inviteCode } = createdAnswer.body.league;
    const second = (await owner.client.post(`team/${owner.teamId}/copy`)).body.team.id;
    const joinAnswer = await owner.client.post(`league/${id}/join/${second}?code=${inviteCode}`);
    expect(joinAnswer.status).toBe(200);
    // The second team leads: its captain is worth more than nothing.
    api.clock.set('2024-06-23T08:00:00Z');
    const scored = (teamId: number, halfPoints: number) => ({
      ...{ teamId, halfPoints, totalHalf: halfPoints },
      ...{ weekRank: 1, generalRank: 1, generalMove: null },
    });
    await addResults(api.database, 1, [scored(owner.teamId, 10), scored(second, 90)]);
    const answer = await ranking(owner.client, `rankingTypeId=${id}&weekId=1`);
    expect(answer.data.map(({ team }) => team.id)).toEqual([second, owner.teamId]);
    expect([answer.own?.team.id, answer.ownPosition]).toEqual([owner.teamId, 2]);
    await owner.client.put(`league/${id}`, { mode: 'head-to-head', weekId: 3 });
    const { body: round } = await owner.client.get(`league/${id}/matches?weekId=3`);
    expect(JSON.stringify(round)).toContain('Eerste (2)');
  });

  it('is searched by visible names only', async () => {
    const chosen = `rankingTypeId=${leagues[0]?.id}`;
    expect((await ranking(friend.client, `${chosen}&name=twààlf`)).totalRecords).toBe(1);
    expect((await ranking(friend.client, `${chosen}&name=lukaku`)).data.map(({ team }) => team.id)).toEqual([
      admin.teamId,
    ]);
  });

  it('reveals nothing of a league to a stranger, and nothing at all to a visitor', async () => {
    const stranger = await signedIn(api);
    const address = `rankings/leagues?rankingTypeId=${leagues[0]?.id}`;
    expect(await stranger.client.get(address)).toMatchObject({ status: 403, body: refusal('forbidden') });
    expect(await stranger.client.get('rankings/leagues?rankingTypeId=999')).toMatchObject({ status: 404 });
    const nothing = { totalRecords: 0, choices: [], chosen: null, data: [], own: null };
    expect(await ranking(stranger.client)).toMatchObject(nothing);
    expect(await ranking(new TestClient(api.url), `rankingTypeId=${leagues[0]?.id}`)).toMatchObject(nothing);
  });
});
