import { FixedClock } from '../../infra/clock/fixedClock.js';
import type { Row } from '../../infra/db/writeRows.js';
import { importTournament, readTournament } from '../../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import type { Feed } from './feed.js';
import type { WantedTable } from './feedRows.js';
import { modelOf } from './feedRows.js';
import { importFeed } from './importFeed.js';

/** Between matchdays 1 and 2; the feed has values that come into force before and after. */
const clock = new FixedClock('2024-06-19T08:00:00Z');
const LOCKED_COLUMNS = {
  state: 'confirmed' as const,
  version: 7,
  averageHalf: 83,
  winnerHalf: 190,
  teams: 12,
  inputs: 'a',
};
/** Stamped or derived by the import, not taken from the feed. */
const OWN_COLUMNS = new Set(['updatedAt', 'statsHash', 'openingValue', 'value', 'applied']);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await importTournament(database, clock);
  await database.models.Matchday.update(LOCKED_COLUMNS, { where: { weekId: 2 } });
});
afterAll(() => database.drop());

/** The row with another content in every column but `kept`. */
function changed<T extends object>(row: T, columns: readonly (keyof T)[]): T {
  const another = (value: unknown) => {
    if (typeof value === 'number') return value + 1;
    if (typeof value === 'boolean') return !value;
    return typeof value === 'string' ? `${value.slice(0, 1)}2` : value;
  };
  const cells = Object.entries(row).map(([name, value]) =>
    columns.some((one) => one === name) ? [name, value] : [name, another(value)],
  );
  return Object.fromEntries(cells);
}

const TABLES = ['clubs', 'players', 'values', 'matchdays', 'matches', 'stats', 'pages', 'prizes'] as const;

interface Change {
  readonly feed: Partial<Feed>;
  readonly row: object;
  readonly key: readonly string[];
}

/** The feed with the last row of a table changed, and that row. */
const CHANGES: Readonly<Record<WantedTable['table'], (feed: Feed) => Change>> = {
  clubs: ({ clubs }) => withLast('clubs', clubs, ['id'], ['id']),
  players: ({ players }) => withLast('players', players, ['id', 'clubId', 'positionId'], ['id']),
  values: ({ values }) => withLast('values', values ?? [], ['playerId', 'fromAt'], ['playerId', 'fromAt']),
  // A later deadline than the kick-off would take the match out of its matchday.
  matchdays: ({ matchdays }) => {
    const earlier = matchdays.map((row) => ({ ...row, deadlineAt: row.deadlineAt - 60_000 }));
    const rows = [...matchdays.slice(0, -1), ...earlier.slice(-1)];
    return withLast('matchdays', rows, ['weekId', 'isExplicit'], ['weekId']);
  },
  matches: ({ matches }) => withLast('matches', matches, ['id', 'weekId', 'homeId', 'awayId'], ['id']),
  stats: ({ stats }) => withLast('stats', stats, ['matchId', 'playerId', 'weekId'], ['matchId', 'playerId']),
  pages: ({ pages }) => withLast('pages', pages, ['slug', 'language'], ['slug', 'language']),
  prizes: ({ prizes }) => withLast('prizes', prizes, ['slug', 'language', 'type'], ['slug', 'language']),
};

function withLast<T extends object>(
  table: keyof Feed,
  rows: readonly T[],
  columns: readonly (keyof T)[],
  key: string[],
): Change {
  const last = rows.at(-1);
  if (!last) throw new Error(`The feed has no ${table}.`);
  const row = changed(last, columns);
  return { feed: { [table]: [...rows.slice(0, -1), row] }, row, key };
}

async function rowsOf(table: WantedTable['table']): Promise<Row[]> {
  const model = modelOf(database, table);
  const rows: readonly object[] = await model.findAll({ raw: true });
  return rows.map((row) => ({ ...row }));
}

describe('an import with one changed row of', () => {
  it.each(TABLES)('%s writes the changed rows only', async (table) => {
    const feed = await readTournament();
    await importFeed(database, clock, feed);
    const change = CHANGES[table](feed);
    const before = await rowsOf(table);
    const result = await importFeed(database, clock, { ...feed, ...change.feed });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const report = result.report.tables.find((one) => one.table === table);
    expect(report).toMatchObject({ added: 0, updated: 1, removed: 0 });

    const changedRow: Record<string, unknown> = { ...change.row };
    delete changedRow.isExplicit;
    const isChanged = (row: Row) =>
      change.key.every((name) => String(row[name]) === String(changedRow[name]));
    const after = await rowsOf(table);
    expect(after.filter((row) => !isChanged(row))).toEqual(before.filter((row) => !isChanged(row)));
    const [old, now] = [before.find(isChanged), after.find(isChanged)];
    for (const [name, value] of Object.entries(now ?? {})) {
      if (OWN_COLUMNS.has(name) && changedRow[name] === undefined) continue;
      const expected = changedRow[name] === undefined ? old?.[name] : changedRow[name];
      const plain = typeof expected === 'boolean' ? Number(expected) : expected;
      expect([name, plain === null ? value : String(value)]).toEqual([
        name,
        plain === null ? null : String(plain),
      ]);
    }
  });

  it('the settings writes them only', async () => {
    const feed = await readTournament();
    await importFeed(database, clock, feed);
    const settings = JSON.stringify({ ...JSON.parse(feed.settings), maxTeams: 3 });
    const result = await importFeed(database, clock, { ...feed, settings });
    expect(result.ok && result.report.changes).toBe(1);
    expect(await database.models.Competition.findAll({ raw: true })).toMatchObject([{ settings }]);
  });

  it('a matchday with results retains them', async () => {
    const feed = await readTournament();
    const matchdays = feed.matchdays.map((row) =>
      row.weekId === 2 ? { ...row, deadlineAt: row.deadlineAt - 60_000 } : row,
    );
    const result = await importFeed(database, clock, { ...feed, matchdays });
    expect(result.ok).toBe(true);
    const row = await database.models.Matchday.findOne({ where: { weekId: 2 }, raw: true });
    expect(row).toMatchObject(LOCKED_COLUMNS);
    expect(Number(row?.deadlineAt)).toBe(Date.parse('2024-06-19T12:59:00Z'));
  });
});
