import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { bundleFolder } from '../registry/builtRemotes.js';
import type { Refusal } from '../registry/refusal.js';
import { KIT } from '../registry/storedRegistry.js';

/**
 * Runs what a section must pass before its release; the programs' own words go to the standard error.
 * @param repository that holds the section and its programs
 * @returns why it did not pass
 */
export function runTests(repository: string, name: string): Refusal | null {
  const folder = relative(repository, bundleFolder(repository, name));
  const jest = ['jest/bin/jest.js', '--ci'];
  const programs = {
    types: ['typescript/bin/tsc', '-b', folder],
    // The kit of embeds has no pages for the suite.
    ...(name === KIT
      ? { tests: [...jest, `${folder}/src`] }
      : { 'contract suite': [...jest, `${folder}/src/contract`] }),
  };
  for (const [what, [program = '', ...args]] of Object.entries(programs)) {
    const { status } = spawnSync(process.execPath, [join(repository, 'node_modules', program), ...args], {
      cwd: repository,
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) return { code: 'tests-failed', sentence: `${name}: ${what} failed, see above.` };
  }
  return null;
}
