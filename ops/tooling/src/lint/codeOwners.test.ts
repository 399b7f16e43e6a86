import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';

it('each section has its own owners', () => {
  const lines = readFileSync(join(REPOSITORY, 'CODEOWNERS'), 'utf8').split('\n');
  const owned = lines
    .filter((line) => /^\/\S+\/ +@euromanager\//.test(line))
    .map((line) => line.split('/')[1]);
  const sections = readdirSync(REPOSITORY).filter((name) => name.startsWith('mf-'));
  expect(sections.length).toBeGreaterThan(0);
  expect(sections.filter((name) => !owned.includes(name))).toEqual([]);
});
