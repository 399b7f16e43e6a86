import { endpoints, type RankingRow } from '@euro/api-contract';
import { seedTeams } from '../../../demo/seedTeams.js';
import { importTournament } from '../../../testing/importTournament.js';
import { startTestApi, type TestApi } from '../../../testing/testApi.js';
import { refusal, TestClient } from '../../../testing/testClient.js';
import { matchdayDigest, settleDue, settleWeek } from '../../settlement/index.js';

const TEAMS = 300;

let api: TestApi;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: TEAMS, weekId: 1, seed: 11 });
  visitor = new TestClient(api.url);
});
beforeEach(async () => {
  api.clock.set('2024-06-23T08:00:00Z');
  await settleDue(api.context);
});
afterAll(() => api.close());

async function ranking(query = '', type = 'general') {
  const { body, status } = await visitor.get(`rankings/${type}?${query}`);
  expect(status).toBe(200);
  return endpoints['GET rankings/{type}'].response.parse(body);
}

/** All pages of a ranking. */
async function whole(type: string, weekId?: number): Promise<RankingRow['team'][]> {
  const rows: RankingRow['team'][] = [];
  for (let page = 1; rows.length < TEAMS; page += 1) {
    const week = weekId === undefined ? '' : `&weekId=${weekId}`;
    const { data } = await ranking(`pageNumber=${page}&pageRecords=100${week}`, type);
    rows.push(...data.map(({ team }) => team));
    if (data.length < 100) break;
  }
  return rows;
}

describe.each(['general', 'week'])('GET rankings/%s', (type) => {
  it('lists every team once, the most points first, ties sharing their rank', async () => {
    const rows = await whole(type);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(TEAMS);
    const points = rows.map((row) => row.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    for (const row of rows) {
      expect(row.rank).toBe(1 + points.filter((other) => other > row.points).length);
      expect(row.shared).toBe(points.filter((other) => other === row.points).length > 1);
    }
    expect(rows.some(({ shared }) => shared)).toBe(true);
  });

  it('puts the older team first inside a tie', async () => {
    const rows = await whole(type);
    const createdAtById = new Map(
      (await api.database.models.Team.findAll({ raw: true })).map(({ id, createdAt }) => [
        id,
        Number(createdAt),
      ]),
    );
    for (const [index, row] of rows.entries()) {
      const next = rows[index + 1];
      if (next?.rank === row.rank)
        expect(createdAtById.get(row.id)).toBeLessThanOrEqual(createdAtById.get(next.id) ?? 0);
    }
  });

  it('has the same page for the latest matchday, for "all" and for its number', async () => {
    const latest = await ranking('', type);
    expect(latest).toMatchObject({ weekId: 2, confirmed: true, totalRecords: TEAMS, own: null });
    expect(latest.data).toHaveLength(10);
    expect(await ranking('weekId=-1', type)).toEqual(latest);
    expect(await ranking('weekId=2&competitionFeed=EUROM&seasonId=2024', type)).toEqual(latest);
  });

  it('ends after the last team', async () => {
    expect((await ranking('pageNumber=31', type)).data).toEqual([]);
    expect((await ranking('pageNumber=1000000&pageRecords=100', type)).data).toEqual([]);
  });
});

describe('the two rankings', () => {
  it('agree: the overall points are the sum of both matchdays', async () => {
    const [first, second, general] = [await whole('week', 1), await whole('week', 2), await whole('general')];
    const of = (rows: RankingRow['team'][], id: number) =>
      rows.find((row) => row.id === id)?.points ?? Number.NaN;
    for (const { id, points, weekPoints } of general) {
      expect(points).toBe(of(first, id) + of(second, id));
      expect(weekPoints).toBe(of(second, id));
    }
  });

  it('have the number of places gained since the previous matchday', async () => {
    const [before, after] = [await whole('general', 1), await whole('general', 2)];
    expect(before.every(({ move }) => move === null)).toBe(true);
    for (const { id, rank, move } of after) {
      expect(move).toBe((before.find((row) => row.id === id)?.rank ?? 0) - rank);
    }
  });
});

describe('rankings that an earlier release did not store', () => {
  it('are recomputed from the stored points, the first matchday first', async () => {
    const { models } = api.database;
    const competition = await models.Competition.findOne({ rejectOnEmpty: true });
    const digests = () =>
      Promise.all([1, 2].map((week) => matchdayDigest(api.context, competition.id, week)));
    const [before, rows] = [await digests(), await whole('custom', 2)];
    await models.RankingPart.destroy({ where: {} });
    await models.Matchday.update({ inputs: 'made otherwise' }, { where: { weekId: [1, 2] } });
    expect(await settleWeek(api.context, 2)).toMatchObject({
      ok: false,
      refusal: { code: 'earlier-matchday-first', earlierWeekId: 1 },
    });
    const { reports } = await settleDue(api.context);
    expect(reports.map(({ weekId, state }) => [weekId, state])).toEqual([
      [1, 'confirmed'],
      [2, 'confirmed'],
    ]);
    expect([await digests(), await whole('custom', 2)]).toEqual([before, rows]);
  });
});

describe('a ranking without data', () => {
  it('is empty before the first points, and for a future matchday', async () => {
    const nothing = { totalRecords: 0, weekId: null, confirmed: false, data: [], own: null };
    const empty = { ...nothing, ownPosition: null, chosen: null, choices: [] };
    expect(await ranking('weekId=3')).toEqual(empty);
    api.clock.set('2024-06-14T18:00:00Z');
    expect(await ranking()).toEqual(empty);
    expect(await ranking('weekId=1')).toEqual(empty);
  });

  it('is marked provisional while matches are still to be played', async () => {
    api.clock.set('2024-06-23T21:00:00Z');
    await settleDue(api.context);
    expect(await ranking()).toMatchObject({ weekId: 3, confirmed: false });
  });

  it.each(['rankings/clubs', 'rankings/period?rankingTypeId=9', 'rankings/custom?rankingTypeId=2'])(
    '%s is not found',
    async (path) => {
      expect([400, 404]).toContain((await visitor.get(path)).status);
    },
  );

  it.each(['', 'null'])('an optional filter of the value "%s" is none', async (value) => {
    const filters = ['name', 'weekId', 'month', 'rankingTypeId', 'pageRecords'];
    const query = filters.map((name) => `${name}=${value}`).join('&');
    for (const type of ['general', 'week', 'month', 'period', 'custom']) {
      const plain = await ranking('', type);
      expect(await ranking(query, type)).toEqual(plain);
    }
    expect((await ranking(query)).totalRecords).toBe(TEAMS);
  });

  it.each(['pageNumber=0', 'pageRecords=101', 'weekId=-2', 'month=13', 'pageNumber=abc'])(
    '%s is refused',
    async (query) => {
      expect(await visitor.get(`rankings/general?${query}`)).toMatchObject({
        status: 400,
        body: refusal('invalid-input'),
      });
    },
  );
});

describe('names', () => {
  async function rename(id: number, name: string, manager: string, nameVisible: boolean): Promise<void> {
    const { models } = api.database;
    const team = await models.Team.findByPk(id, { raw: true });
    const [firstName = '', lastName = ''] = manager.split(' ');
    await models.User.update({ firstName, lastName }, { where: { id: team?.userId ?? 0 } });
    await models.Team.update({ name, nameVisible, namedAt: Date.now() }, { where: { id } });
  }
  const search = async (name: string) =>
    (await ranking(`name=${encodeURIComponent(name)}`)).data.map(({ team }) => team.id).sort((a, b) => a - b);

  beforeAll(async () => {
    await rename(21, 'De Onzichtbaren', 'Verborgen Geheim', false);
    await rename(22, 'De Bekenden', 'Zichtbare Zorro', true);
    await rename(23, '100% van_Gaal!', 'Zonder Wildcards', false);
  });

  it('of managers are returned only where their team shows them', async () => {
    const rows = await whole('general');
    for (const { user } of rows) {
      expect(user.nameVisible).toBe(user.firstName !== '' && user.lastName !== '');
    }
    expect(rows.find(({ id }) => id === 21)?.user).toMatchObject({ firstName: '', lastName: '' });
  });

  it('of hidden managers cannot be searched for', async () => {
    expect(await search('Geheim')).toEqual([]);
    expect(await search('Zorro')).toEqual([22]);
    expect(await search('zichtbare zor')).toEqual([22]);
  });

  it('of teams are matched at any position, with wildcards as literals', async () => {
    expect(await search('onzichtb')).toEqual([21]);
    expect(await search('0% v')).toEqual([23]);
    expect(await search('van_g')).toEqual([23]);
    expect(await search('Gaal!')).toEqual([23]);
    expect(await search('%%')).toEqual([]);
    expect(await search('__________')).toEqual([]);
    expect(await search("'; DROP TABLE teams; --")).toEqual([]);
  });

  it('that are found have their rank in the whole ranking', async () => {
    const rows = await whole('general');
    const { data, totalRecords } = await ranking('name=Onzichtbaren');
    expect(totalRecords).toBe(1);
    expect(data[0]?.team.rank).toBe(rows.find(({ id }) => id === 21)?.rank);
  });

  it('that are found are paged', async () => {
    const all = await ranking('name=a&pageRecords=100');
    const first = await ranking('name=a&pageRecords=7&pageNumber=1');
    const second = await ranking('name=a&pageRecords=7&pageNumber=2');
    expect(first.totalRecords).toBe(all.totalRecords);
    expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 14));
  });
});

describe('the own row', () => {
  it('is returned on every page, whatever its rank', async () => {
    const fan = new TestClient(api.url);
    const { body } = await fan.post('user/register', {
      firstName: 'Eva',
      lastName: 'Ranking',
      email: 'eva@example.test',
      password: 'geheim1',
    });
    fan.token = body.token;
    expect((await fan.get('rankings/general')).body.own).toBeNull();
    await api.database.models.Team.update({ userId: body.id, nameVisible: true }, { where: { id: 200 } });
    const all = await whole('general');
    const index = all.findIndex(({ id }) => id === 200);
    for (const query of ['', 'pageNumber=30', 'name=nobodyiscalledthis', 'weekId=2']) {
      const { own, ownPosition } = (await fan.get(`rankings/general?${query}`)).body;
      expect([own, ownPosition]).toEqual([{ team: all[index] }, index + 1]);
    }
    expect((await ranking()).own).toBeNull();
  });

  it('of a deleted team is removed, and so is the team', async () => {
    await api.database.models.Team.update({ deletedAt: 1, namedAt: Date.now() }, { where: { id: 200 } });
    expect((await whole('general')).some(({ id }) => id === 200)).toBe(false);
    await api.database.models.Team.update({ deletedAt: null, namedAt: Date.now() }, { where: { id: 200 } });
  });
});
