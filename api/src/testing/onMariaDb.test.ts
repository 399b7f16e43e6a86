import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const REPOSITORY = join(__dirname, '../../..');
const listed = [
  ...readFileSync(join(__dirname, 'run/onMariaDb.mjs'), 'utf8').matchAll(/'(api\/[^']+)'/g),
].map(([, file = '']) => file);

it('lists existing files, once each', () => {
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter((file) => !existsSync(join(REPOSITORY, file)))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

it('lists every file with tests for MariaDB only', () => {
  const sources = join(REPOSITORY, 'api/src');
  const ofMariaDb = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(sources, file))
    .filter((file) => /[dD]ialect === 'mysql'/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(REPOSITORY, file));
  expect(ofMariaDb.length).toBeGreaterThan(0);
  expect(ofMariaDb.filter((file) => !listed.includes(file))).toEqual([]);
});
