import { endpoints } from '@euro/api-contract';
import { QueryTypes } from 'sequelize';
import { seedTeams } from '../../../demo/seedTeams.js';
import { importTournament } from '../../../testing/importTournament.js';
import { signedIn } from '../../../testing/people.js';
import { startTestApi, type TestApi } from '../../../testing/testApi.js';
import type { TestClient } from '../../../testing/testClient.js';
import { visibleResults } from '../../../testing/visibleResults.js';
import { settleDue } from '../../settlement/index.js';

const TEAMS = 5_000;
const LATE = 100;
const WEEKS = [1, 2, 3, 4, 5, 6, 7];
const PAGE = 50;

/**
 * Every ranking after every matchday, as decisions §5.2 has it: what to ask for, and from which matchday points count.
 */
const RANKINGS = WEEKS.flatMap((weekId) => [
  { type: 'general', weekId, from: 1, query: '' },
  { type: 'week', weekId, from: weekId, query: '' },
  { type: 'pundits', weekId, from: 1, query: '' },
  weekId <= 4
    ? { type: 'month', weekId, from: 1, query: '&month=6' }
    : { type: 'month', weekId, from: 5, query: '&month=7' },
  weekId <= 3
    ? { type: 'period', weekId, from: 1, query: '&rankingTypeId=2' }
    : { type: 'period', weekId, from: 4, query: '&rankingTypeId=3' },
  { type: 'custom', weekId, ...customSpan(weekId) },
]);

function customSpan(weekId: number) {
  if (weekId <= 2) return { from: 1, query: '&rankingTypeId=15' };
  return weekId <= 4 ? { from: 3, query: '&rankingTypeId=13' } : { from: 5, query: '&rankingTypeId=14' };
}

interface RankedTeam {
  readonly id: number;
  readonly createdAt: number;
  readonly names: readonly string[];
  readonly isPundit: boolean;
  /** Half points by matchday; undefined before the team took part. */
  readonly points: ReadonlyMap<number, number>;
}

let api: TestApi;
let own: TestClient;
let teams: RankedTeam[];
const OWN_TEAM = 2_345;

beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: TEAMS, weekId: 1, seed: 5 });
  await seedTeams(api.context, { teams: LATE, weekId: 3, seed: 6 });
  const { client, userId } = await signedIn(api);
  own = client;
  await api.database.models.Team.update({ userId }, { where: { id: OWN_TEAM } });
  const pundits = Array.from({ length: 45 }, (_, index) => ({ userId: 100 * (index + 1) }));
  await api.database.models.UserRole.bulkCreate(pundits.map((who) => ({ ...who, role: 'pundit' as const })));
  api.clock.set('2024-07-20T08:00:00Z');
  await settleDue(api.context);
  teams = await loadTeams();
});
afterAll(() => api.close());

async function loadTeams(): Promise<RankedTeam[]> {
  const { sequelize } = api.database;
  const select = <Row extends object>(sql: string) => sequelize.query<Row>(sql, { type: QueryTypes.SELECT });
  const points = new Map<number, Map<number, number>>();
  for (const weekId of WEEKS) {
    for (const { teamId, halfPoints } of await visibleResults(api.database, weekId))
      points.set(teamId, (points.get(teamId) ?? new Map<number, number>()).set(weekId, halfPoints));
  }
  const rows = await select<Record<'name' | 'first' | 'last', string> & Record<string, number>>(
    `SELECT t.id, t.created_at AS createdAt, t.name, t.name_visible AS shown, u.first_name AS first, u.last_name AS last,
       EXISTS (SELECT 1 FROM user_roles o WHERE o.user_id = u.id AND o.role = 'pundit') AS pundit
     FROM teams t JOIN users u ON u.id = t.user_id`,
  );
  return rows.map(({ id = 0, createdAt, name, shown, first, last, pundit }) => ({
    id,
    createdAt: Number(createdAt),
    names: shown ? [name, `${first} ${last}`] : [name],
    isPundit: Boolean(pundit),
    points: points.get(id) ?? new Map(),
  }));
}

/** A ranking, computed the slow way. */
function recomputed(type: string, weekId: number, from: number) {
  const sum = ({ points }: RankedTeam, upTo: number) =>
    WEEKS.filter((week) => week >= from && week <= upTo).reduce(
      (all, week) => all + (points.get(week) ?? 0),
      0,
    );
  const ranksAfter = (upTo: number) => {
    const inIt = teams.filter(({ isPundit, points }) => points.has(upTo) && (type !== 'pundits' || isPundit));
    const sorted = inIt
      .map((team) => ({ team, points: sum(team, upTo) }))
      .sort((a, b) => b.points - a.points || a.team.createdAt - b.team.createdAt || a.team.id - b.team.id);
    const all = sorted.map(({ points }) => points);
    return sorted.map((row) => ({ ...row, rank: all.indexOf(row.points) + 1 }));
  };
  const before = new Map(
    weekId > from ? ranksAfter(weekId - 1).map(({ team, rank }) => [team.id, rank]) : [],
  );
  const after = ranksAfter(weekId);
  return after.map(({ team, points, rank }, index) => {
    const rankBefore = before.get(team.id);
    return {
      id: team.id,
      rank,
      points: points / 2,
      weekPoints: (team.points.get(weekId) ?? 0) / 2,
      move: rankBefore === undefined ? null : rankBefore - rank,
      shared: after[index - 1]?.rank === rank || after[index + 1]?.rank === rank,
      names: team.names,
    };
  });
}

type Expected = ReturnType<typeof recomputed>[number];
const withoutNames = ({ names: _, ...row }: Expected) => row;

async function ask(type: string, query: string) {
  const { body, status } = await own.get(`rankings/${type}?${query}`);
  expect(status).toBe(200);
  const answer = endpoints['GET rankings/{type}'].response.parse(body);
  const rowOf = ({ team }: (typeof answer.data)[number]) => {
    const { id, rank, points, weekPoints, move, shared } = team;
    return { id, rank, points, weekPoints, move, shared };
  };
  return {
    total: answer.totalRecords,
    weekId: answer.weekId,
    rows: answer.data.map(rowOf),
    own: answer.own && rowOf(answer.own),
  };
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

describe.each(RANKINGS)('rankings/$type after matchday $weekId$query', ({ type, weekId, from, query }) => {
  let expected: Expected[];
  beforeAll(() => {
    expected = recomputed(type, weekId, from);
  });
  const ownRow = () => {
    const row = expected.find(({ id }) => id === OWN_TEAM);
    return row ? withoutNames(row) : null;
  };

  it('has the first, the middle and the last page, and the own row, of an independent recomputation', async () => {
    const last = Math.ceil(expected.length / PAGE);
    for (const page of new Set([1, Math.ceil(last / 2), last])) {
      const answer = await ask(type, `weekId=${weekId}${query}&pageRecords=${PAGE}&pageNumber=${page}`);
      const rows = expected.slice((page - 1) * PAGE, page * PAGE).map(withoutNames);
      expect(answer).toEqual({ total: expected.length, weekId, rows, own: ownRow() });
    }
  });

  it('is searched by any part of a name, with the ranks of the whole', async () => {
    const text = ['Ë', 'de ', 'AN', 'van d', 'zz'][weekId % 5] ?? '';
    const hits = expected.filter(({ names }) =>
      names.some((name) => plain(name).includes(plain(text.trim()))),
    );
    const last = Math.max(1, Math.ceil(hits.length / PAGE));
    for (const page of new Set([1, last])) {
      const search = `&name=${encodeURIComponent(text)}&pageRecords=${PAGE}&pageNumber=${page}`;
      const answer = await ask(type, `weekId=${weekId}${query}${search}`);
      const rows = hits.slice((page - 1) * PAGE, page * PAGE).map(withoutNames);
      expect(answer).toEqual({ total: hits.length, weekId, rows, own: ownRow() });
    }
  });
});

it('has many ties to break', () => {
  const rows = recomputed('general', 7, 1);
  expect(rows.filter(({ shared }) => shared).length).toBeGreaterThan(TEAMS / 2);
});
