import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const REPOSITORY = join(__dirname, '../../..');
const listed = [
  ...readFileSync(join(__dirname, 'run/onMariaDb.mjs'), 'utf8').matchAll(/'((?:api|ops)\/[^']+)'/g),
].map(([, file = '']) => file);

it('lists existing files, once each', () => {
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter((file) => !existsSync(join(REPOSITORY, file)))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

it.each([
  ['every file with tests for MariaDB only', /[dD]ialect === 'mysql'/, true],
  ['no file with tests for SQLite only', /^if \(testDialect === 'sqlite'\)/m, false],
])('lists %s', (_what, pattern, isExpected) => {
  const sources = join(REPOSITORY, 'api/src');
  const ofDialect = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(sources, file))
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .map((file) => relative(REPOSITORY, file));
  expect(ofDialect.length).toBeGreaterThan(0);
  expect(ofDialect.filter((file) => listed.includes(file) !== isExpected)).toEqual([]);
});
