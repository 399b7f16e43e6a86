import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '@euro/release';

const PAGES = execFileSync('git', ['ls-files', '*.md'], { cwd: REPOSITORY, encoding: 'utf8' })
  .split('\n')
  .filter((page) => page !== '' && existsSync(join(REPOSITORY, page)));

/** Relative addresses of a page's links, without anchors. */
function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\((?![a-z]+:|#|\/)([^)#\s]+)/g)].flatMap(([, address]) => address ?? []);
}

it.each(PAGES)('the links of %s lead to files', (page) => {
  const links = linksOf(readFileSync(join(REPOSITORY, page), 'utf8'));
  const missing = links.filter((address) => !existsSync(join(REPOSITORY, dirname(page), address)));
  expect(missing).toEqual([]);
});
