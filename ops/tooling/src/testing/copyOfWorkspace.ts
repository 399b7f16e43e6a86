import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { REPOSITORY } from '@euro/release';

const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.cache',
  '.data',
  '.test',
  'data',
  'coverage',
  'storybook-static',
  'test-results',
  'playwright-report',
]);

/**
 * Copies the workspace with its builds to an empty folder: sources, `dist` and types. Installed packages are symbolic
 * links, workspace packages those of the copy, so that changes don't affect the original.
 */
export function copyOfWorkspace(target: string): void {
  cpSync(REPOSITORY, target, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(basename(path)) || path === REPOSITORY,
  });
  const installed = join(REPOSITORY, 'node_modules');
  const linked = join(target, 'node_modules');
  mkdirSync(join(linked, '@euro'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@euro') symlinkSync(join(installed, name), join(linked, name));
  }
  for (const name of readdirSync(join(installed, '@euro'))) {
    const folder = relative(REPOSITORY, realpathSync(join(installed, '@euro', name)));
    symlinkSync(join(target, folder), join(linked, '@euro', name));
    // Packages of which this one has another version.
    const own = join(REPOSITORY, folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(target, folder, 'node_modules'));
  }
}
