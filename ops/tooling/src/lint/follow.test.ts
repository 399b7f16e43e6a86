import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';

const GUIDES = join(REPOSITORY, 'docs/guides');
const files = [...readFileSync(join(GUIDES, 'follow.md'), 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(
  ([, file = '']) => file,
);

it.each(files)('%s, referenced by the guide to changes, exists', (file) => {
  expect(existsSync(join(GUIDES, file))).toBe(true);
});
