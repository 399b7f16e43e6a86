import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, REPOSITORY } from '@euro/release';
import { MUTATIONS } from '../../mutations/mutations.mjs';

const testFiles = [...packageFolders(), 'e2e'].flatMap((folder) => {
  const sources = join(REPOSITORY, folder, 'src');
  if (!existsSync(sources)) return [];
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => `${folder}/src/${file}`);
});

describe.each(MUTATIONS.map((mutation) => [mutation.name, mutation] as const))('%s', (_name, mutation) => {
  const { file, from, to, tests = [], foundBy } = mutation;

  it('changes a text that is in its file once', () => {
    expect(readFileSync(join(REPOSITORY, file), 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  });

  it('names tests that exist', () => {
    expect(tests.filter((pattern) => !testFiles.some((test) => test.includes(pattern)))).toEqual([]);
    expect(foundBy === 'journey' ? tests.every((test) => test.endsWith('.spec.ts')) : true).toBe(true);
  });
});

it('every mutation has a name of its own', () => {
  const names = MUTATIONS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
