import type { Role } from '../http/routing/caller.js';
import { changeSettings } from '../testing/changeSettings.js';
import { importTournament } from '../testing/importTournament.js';
import { type Manager, manager } from '../testing/people.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import type { Answer } from '../testing/testClient.js';

let api: TestApi;
let opponent: Manager;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await changeSettings(api.database, { boostersEnabled: true, boostersFromWeek: 1 });
  opponent = await manager(api);
});
afterAll(() => api.close());

const GOALS = encodeURIComponent(JSON.stringify([{ column: 'goals', min: 1 }]));

/** What the comparison table promises (spec §1), as calls that somebody makes with his own team. */
const premiumFeatures: Record<string, (owner: Manager) => Promise<Answer>> = {
  'advanced stats filters': ({ client }) => client.get(`players-stats?filters=${GOALS}`),
  'power subs': ({ client, teamId, squad }) =>
    client.post(`team/${teamId}/power-sub`, { outId: squad.starting[2], inId: squad.bench[1], weekId: 5 }),
  spying: ({ client }) => client.post(`team/${opponent.teamId}/spy`),
  'creating mini-leagues': ({ client, teamId }) =>
    client.post(`league/team/${teamId}`, { name: 'De Kantine' }),
  'a custom team logo': ({ client, teamId }) => {
    const body = `--x\r\ncontent-disposition: form-data; name="teamId"\r\n\r\n${teamId}\r\n--x--\r\n`;
    return client.post('team/badge', body, {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
  },
  'season updates': ({ client }) => client.put('user/reminders', { matchdayReport: true }),
};

const freeFeatures: Record<string, (owner: Manager) => Promise<Answer>> = {
  'an own team': ({ client, teamId, squad }) => client.post(`team/${teamId}`, squad),
  'another team': ({ client, teamId }) => client.post(`team/${teamId}/copy`),
  boosters: ({ client, teamId }) => client.post(`team/${teamId}/booster`, { boosterType: 'bank' }),
  'the statistics': ({ client }) => client.get('players-stats?name=a&positionId=3&playerValue=6&clubId=1'),
  'comparing players': ({ client }) => client.get('players-stats?ids=101,102,103,110'),
  'reminders of deadlines': ({ client }) => client.put('user/reminders', { deadlineMail: true }),
  'the rankings': ({ client }) => client.get('rankings/general'),
};

const everybody: { roles: Role[] }[] = [
  { roles: [] },
  { roles: ['pundit'] },
  { roles: ['support'] },
  { roles: ['operator'] },
  { roles: ['premium'] },
];

describe.each(everybody)('with the roles $roles', ({ roles }) => {
  const isMember = roles.includes('premium');
  let owner: Manager;
  beforeAll(async () => {
    owner = await manager(api, {}, { roles });
  });

  it.each(Object.keys(premiumFeatures))(`${isMember ? 'there is' : 'there is no'} %s`, async (feature) => {
    const answer = await premiumFeatures[feature]?.(owner);
    // A member may be refused for other reasons: no power sub before the deadline, no file in the form.
    const refusedForMoney = answer?.status === 403 && answer.body.error.code === 'premium-required';
    expect([refusedForMoney, (answer?.status ?? 500) < 500]).toEqual([!isMember, true]);
  });

  it.each(Object.keys(freeFeatures))('%s: free for everybody', async (feature) => {
    const answer = await freeFeatures[feature]?.(owner);
    expect([answer?.status, answer?.body.error]).toEqual([200, undefined]);
  });

  it('the crown is shown for premium members, and expected line-ups are available', async () => {
    const { team } = (await opponent.client.get(`team/${owner.teamId}`)).body;
    expect(team.user.premium).toBe(isMember);
    expect((await owner.client.get('club/1')).body.club.lineupForPremium).toBe(!isMember);
  });
});

it('the crown appears and disappears with the role, wherever it is shown', async () => {
  const owner = await manager(api, { teamName: 'Wisselbeker', nameVisible: true }, { roles: ['premium'] });
  const createdAnswer = await owner.client.post(`league/team/${owner.teamId}`, { name: 'Kroonraad' });
  const leagueId: number = createdAnswer.body.league.id;
  const crowns = async () => {
    const { body: view } = await opponent.client.get(`team/${owner.teamId}`);
    const { body: league } = await owner.client.get(`league/${leagueId}`);
    return [view.team.user.premium, league.result.data[0].team.user.premium];
  };
  const { UserRole } = api.database.models;
  expect(await crowns()).toEqual([true, true]);
  await UserRole.destroy({ where: { userId: owner.userId } });
  expect(await crowns()).toEqual([false, false]);
  expect((await owner.client.get('user/profile')).body).toMatchObject({ role: 'user', roles: ['user'] });
  await UserRole.create({ userId: owner.userId, role: 'premium' });
  expect(await crowns()).toEqual([true, true]);
});
