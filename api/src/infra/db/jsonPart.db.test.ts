import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { type JsonPart, partSql, readPart } from './jsonPart.js';
import { select } from './select.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Row {
  readonly id: number;
  readonly text: string;
  readonly nothing: null;
}

const read = async (part: JsonPart<Row>) => {
  const { sequelize } = database;
  const [row] = await select<{ rows: unknown; after: number }>(
    sequelize,
    `SELECT ${partSql(sequelize, part)} AS \`rows\`, 7 AS after`,
    { text: '"Zoë"\\ 😀\n\t, [x]', moment: 1_718_391_600_000 },
  );
  expect(row?.after).toBe(7);
  return readPart(part, row?.rows);
};

it('reads rows as they are stored, beside those of the statement', async () => {
  const columns = { id: 'r.id', text: 'r.text', nothing: 'NULL' };
  const from = '(SELECT :moment AS id, :text AS text UNION ALL SELECT 2, NULL) r';
  const rows = await read({ columns, key: 'r.id', from });
  expect(rows.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: 2, text: null, nothing: null },
    { id: 1_718_391_600_000, text: '"Zoë"\\ 😀\n\t, [x]', nothing: null },
  ]);
});

it('is empty where there are no rows', async () => {
  const columns = { id: 'r.id', text: 'r.text', nothing: 'NULL' };
  const from = '(SELECT 1 AS id, :text AS text) r WHERE r.id > :moment';
  expect(await read({ columns, key: 'r.id', from })).toEqual([]);
});

it('reads more than a megabyte', async () => {
  const columns = { id: 'a.id', text: 'a.text', nothing: 'NULL' };
  const thousand = `(${Array.from({ length: 40 }, (_, index) => `SELECT ${index} AS id, :text AS text, :moment AS m`).join(' UNION ALL ')})`;
  const from = `${thousand} a, ${thousand} b, ${thousand} d`;
  const key = 'a.id * 1600 + b.id * 40 + d.id';
  expect(await read({ columns, key, from })).toHaveLength(64_000);
});
