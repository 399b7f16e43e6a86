import { settleDue } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

const HOSTILE = '"><script>alert(1)</script>';

let api: TestApi;
let visitor: TestClient;
let owner: Manager;
let league: { id: number; inviteCode: string };
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  owner = await manager(api, { teamName: 'De Buitenspelval', nameVisible: false }, { roles: ['premium'] });
  const { body } = await owner.client.post(`league/team/${owner.teamId}`, { name: 'Kantoorliga', weekId: 1 });
  league = body.league;
  visitor = new TestClient(api.url);
});
beforeEach(async () => {
  api.clock.set('2024-06-19T08:00:00Z');
  await settleDue(api.context);
});
afterAll(() => api.close());

/** Past the rules for names, which were others once. */
const nameTeam = (name: string) => api.database.models.Team.update({ name }, { where: { id: owner.teamId } });

const preview = (path: string, lang = 'nl') =>
  visitor.get(`share/page?path=${encodeURIComponent(path)}&lang=${lang}`);

it('of a team has its name, its points and its picture, and never its manager', async () => {
  for (const path of [
    `/points/${owner.teamId}`,
    `/public/${owner.teamId}`,
    `/team/${owner.teamId}/points/`,
  ]) {
    const { body } = await preview(path);
    expect(body).toMatchObject({
      title: 'De Buitenspelval',
      path: `/public/${owner.teamId}`,
      image: `/share/team/${owner.teamId}/1.png?lang=nl`,
      hasEmbed: false,
    });
    expect(body.description).toMatch(/^Speeldag 1: \d+,\d punten · 1e algemeen$/);
    expect(JSON.stringify(body)).not.toMatch(/Romelu|Lukaku/);
  }
});

it('of a team has the matchday of the address, once it is locked', async () => {
  api.clock.set('2024-06-23T08:00:00Z');
  await settleDue(api.context);
  const path = `/public/${owner.teamId}`;
  for (const [week, shownWeek, own] of [
    ['1', 1, `${path}?week=1`],
    ['2', 2, path],
    ['3', 2, path],
    ['x', 2, path],
  ]) {
    const { body } = await preview(`${path}?week=${week}`);
    expect(body).toMatchObject({
      path: own,
      image: `/share/team/${owner.teamId}/${shownWeek}.png?lang=nl`,
    });
  }
});

it('of a team before its first deadline has the portal’s picture', async () => {
  api.clock.set(BEFORE_THE_START);
  const { body } = await preview(`/points/${owner.teamId}`, 'en');
  expect(body).toMatchObject({ title: 'De Buitenspelval', image: '/share/portal.png?lang=en' });
});

it('escapes a malicious name', async () => {
  await nameTeam(HOSTILE);
  const { headers, body } = await preview(`/points/${owner.teamId}`);
  expect([headers.get('content-type'), body.title]).toEqual(['application/json; charset=utf-8', HOSTILE]);
  await nameTeam('De Buitenspelval');
});

it('of an invitation has the league, with the code only', async () => {
  const { body } = await preview(`/join/${league.inviteCode}`);
  expect(body).toMatchObject({ title: 'Doe mee met Kantoorliga', description: '1 ploeg' });
  const wrong = await preview('/join/AAAAAAAA');
  expect([wrong.status, wrong.body]).toEqual([404, refusal('invite-invalid')]);
});

it('of a duel has who challenges, with the code only', async () => {
  const { body: made } = await owner.client.post(`duel/team/${owner.teamId}`, { length: 'season' });
  const { body } = await preview(`/duel/${made.duel.code}`);
  expect(body).toMatchObject({
    title: expect.stringMatching(/ daagt je uit$/),
    description: 'Een duel vanaf speeldag 2, ploeg tegen ploeg. Gratis.',
  });
  expect((await preview('/duel/AAAA-BBBB-CCCC')).status).toBe(404);
});

it('of a league exists only while it can be found', async () => {
  const { models } = api.database;
  await models.League.update({ findable: true }, { where: { id: league.id } });
  expect((await preview(`/leagues/${league.id}`)).body.title).toBe('Doe mee met Kantoorliga');
  await models.League.update({ findable: false }, { where: { id: league.id } });
  expect((await preview(`/leagues/${league.id}`)).status).toBe(404);
});

it.each([
  ['/match/1', 'Duitsland 5–1 Schotland', 'Speeldag 1 · vrijdag 14/06/24 om 21.00 u. (Belgische tijd)'],
  ['/deadlines', 'Matchen en deadlines', 'Deadline: woensdag 19/06/24 om 15.00 u. (Belgische tijd)'],
  ['/club/1', 'Duitsland', 'Alle spelers, hun punten en hun vorm.'],
  ['/stats', 'Statistieken', 'Alle spelers, hun punten en hun vorm.'],
  ['/home', 'EuroManager', expect.stringContaining('EURO 2024')],
])('of %s is %s', async (path, title, description) => {
  expect((await preview(path)).body).toMatchObject({ title, description });
});

it.each([
  '/profile',
  '/desk',
  '/match/0',
  '/match/x',
  '/club/99',
  '/points/999999',
  '/stats?player=x',
  '//elsewhere.test',
  '',
])('is not found for %j', async (path) => {
  expect((await preview(path)).status).toBe(404);
});
