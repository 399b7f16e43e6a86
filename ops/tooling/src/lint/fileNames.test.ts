import { execFileSync } from 'node:child_process';
import { REPOSITORY } from '@euro/release';

/** Files by the address they are imported by, and the folders they are in. */
const ADDRESSES = execFileSync('git', ['ls-files', '-z'], { cwd: REPOSITORY, encoding: 'utf8' })
  .split('\0')
  .flatMap((file) => {
    const parts = file.replace(/\.tsx?$/, '.js').split('/');
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  });

it('no two files or folders differ in upper and lower case alone, which macOS and Windows do not tell apart', () => {
  const byLetters = new Map<string, Set<string>>();
  for (const address of ADDRESSES) {
    const letters = address.toLowerCase();
    byLetters.set(letters, (byLetters.get(letters) ?? new Set()).add(address));
  }
  expect([...byLetters.values()].filter(({ size }) => size > 1).map((same) => [...same])).toEqual([]);
});
