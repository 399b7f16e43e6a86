import {
  filterColumn,
  type PlayerStatsRow,
  type StatColumn,
  type StatFilter,
  statColumn,
} from '@euro/api-contract';
import fc from 'fast-check';
import { importTournament } from '../../../testing/importTournament.js';
import { signedIn } from '../../../testing/people.js';
import { startTestApi, type TestApi } from '../../../testing/testApi.js';
import { refusal, TestClient } from '../../../testing/testClient.js';

let api: TestApi;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  visitor = new TestClient(api.url);
});
beforeEach(() => api.clock.set('2024-06-19T08:00:00Z'));
afterAll(() => api.close());

async function table(query: string) {
  const { body, status } = await visitor.get(`players-stats?${query}`);
  expect(status).toBe(200);
  return body;
}

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

function valueOrder(a: PlayerStatsRow, b: PlayerStatsRow, column: StatColumn | 'id'): number {
  return column === 'name' ? a.name.localeCompare(b.name, 'nl') : a[column] - b[column];
}

describe('the statistics of a watch list or a comparison', () => {
  it('are those of the given players only, sorted and paged like all', async () => {
    const body = await table('ids=110,101,%20999&sorters=name%20ASC');
    expect(names(body.data)).toEqual(['Musiala', 'Neuer']);
    expect(body.totalRecords).toBe(2);
    expect(await table('ids=null')).toEqual(await table(''));
  });

  it.each(['110,', 'musiala', '-1', Array(101).fill('110').join(',')])('refuses the ids %s', async (ids) => {
    const answer = await visitor.get(`players-stats?ids=${encodeURIComponent(ids)}`);
    expect(answer).toMatchObject({ status: 400, body: refusal('invalid-input') });
    expect(answer.body.error.details.issues[0].path).toBe('ids');
  });
});

describe('statistics filters', () => {
  const pathOf = (filters: unknown) =>
    `players-stats?pageRecords=100&filters=${encodeURIComponent(JSON.stringify(filters))}`;
  const goals: StatFilter[] = [{ column: 'goals', min: 1 }];

  it('are for premium members', async () => {
    const member = await signedIn(api);
    const premium = await signedIn(api, { roles: ['premium'] });
    expect(await visitor.get(pathOf(goals))).toMatchObject({ status: 401, body: refusal('not-signed-in') });
    expect(await member.client.get(pathOf(goals))).toMatchObject({
      status: 403,
      body: refusal('premium-required'),
    });
    const { status, body, headers } = await premium.client.get(pathOf(goals));
    expect(status).toBe(200);
    expect(body.totalRecords).toBeGreaterThan(10);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await visitor.get(pathOf([]))).body.totalRecords).toBe(646);
    expect((await member.client.get('players-stats?filters=null')).status).toBe(200);
  });

  it.each([
    ['{', 'filters'],
    ['{"column":"goals"}', 'filters'],
    ['[{"column":"salary"}]', 'filters.0.column'],
    ['[{"column":"value","min":4}]', 'filters.0.column'],
    ['[{"column":"goals"},{"column":"time","max":"90"}]', 'filters.1.max'],
    [JSON.stringify(Array(9).fill({ column: 'goals' })), 'filters'],
  ])('explains what is wrong with %s', async (filters, path) => {
    const premium = await signedIn(api, { roles: ['premium'] });
    const answer = await premium.client.get(`players-stats?filters=${encodeURIComponent(filters)}`);
    expect(answer).toMatchObject({ status: 400, body: refusal('invalid-input') });
    expect(answer.body.error.details.issues[0].path).toBe(path);
  });

  it('return with sorters the same as an independent recomputation, page after page', async () => {
    api.clock.set('2024-06-27T08:00:00Z');
    const premium = await signedIn(api, { roles: ['premium'] });
    const rows: PlayerStatsRow[] = [];
    for (let page = 1; page <= 7; page += 1)
      rows.push(...(await table(`pageRecords=100&pageNumber=${page}&sorters=name`)).data);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(646);

    const bound = fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined });
    const filter = fc.record({ column: fc.constantFrom(...filterColumn.options), min: bound, max: bound });
    const sorter = fc.tuple(fc.constantFrom(...statColumn.options), fc.constantFrom('ASC', 'DESC'));
    const question = fc.record({
      filters: fc.array(filter, { minLength: 1, maxLength: 3 }),
      sorters: fc.array(sorter, { minLength: 1, maxLength: 2 }),
      page: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(question, async ({ filters, sorters, page }) => {
        const order = sorters.map((pair) => pair.join(' ')).join(',');
        const { body } = await premium.client.get(
          `${pathOf(filters)}&sorters=${encodeURIComponent(order)}&pageNumber=${page}`,
        );
        const expected = rows.filter((row) =>
          filters.every(
            ({ column, min, max }) =>
              (min === undefined || row[column] >= min) && (max === undefined || row[column] <= max),
          ),
        );
        const keys = [...sorters, ['total', 'DESC'] as const, ['id', 'ASC'] as const];
        for (const [column, direction] of keys.toReversed()) {
          const sign = direction === 'ASC' ? 1 : -1;
          expected.sort((a, b) => sign * valueOrder(a, b, column));
        }
        expect(body.totalRecords).toBe(expected.length);
        expect(body.data).toEqual(expected.slice((page - 1) * 100, page * 100));
      }),
      { numRuns: 60, seed: 20240614 },
    );
  });
});
