import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { RELEASE_TOOL, REPOSITORY } from './paths.js';
import type { Stack } from './stack.js';

/** Runs `npm run release -- …` on a portal that is running. */
export async function release({ dataDir }: Stack, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [RELEASE_TOOL, ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, DATA_DIR: dataDir, RELEASES_URL: '' },
  });
}

/** Version that everybody gets of a remote. */
export function activeVersion(stack: Stack, remote: string): string {
  const { remotes } = JSON.parse(stack.readRegistry()) as {
    readonly remotes: readonly {
      readonly name: string;
      readonly active: { readonly manifest: { readonly version: string } };
    }[];
  };
  const entry = remotes.find(({ name }) => name === remote);
  if (!entry) throw new Error(`${remote} is not in the registry.`);
  return entry.active.manifest.version;
}

/** Folder of a release of this portal. */
export const releaseFolder = ({ dataDir }: Stack, remote: string, version = '') =>
  join(dataDir, 'releases', remote, version);

/** A fingerprint of every file of the shell, and of every release but those of one remote. */
export function bytesOfOthers({ dataDir }: Stack, remote: string): Record<string, string> {
  const releases = join(dataDir, 'releases');
  const others = readdirSync(releases).filter((name) => name !== remote);
  const folders = [join(REPOSITORY, 'shell/dist'), ...others.map((name) => join(releases, name))];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return Object.fromEntries(
    files
      .filter((file) => statSync(file).isFile())
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/**
 * Notes from now on of which releases of a remote a page asks for files to run. What the browser fetches ahead while it is
 * idle is of the release that the page knew then, and is run by nobody.
 */
export function versionsAskedFor(page: Page, remote: string): { take(): string[] } {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') return;
    const version = new RegExp(`/remotes/${remote}/([^/]+)/`).exec(new URL(request.url()).pathname)?.[1];
    if (version) asked.add(version);
  });
  return {
    take() {
      const versions = [...asked];
      asked.clear();
      return versions;
    },
  };
}
