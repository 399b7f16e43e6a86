import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { RELEASE_TOOL, REPOSITORY } from './paths.js';
import type { Stack } from './stack.js';

/** Runs `npm run release -- …` on a running portal. */
export async function release({ dataDir }: Stack, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [RELEASE_TOOL, ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, DATA_DIR: dataDir, RELEASES_URL: '' },
  });
}

/** The files of a release by its manifest; those of pages by route. */
export interface FilesOfManifest {
  readonly version: string;
  readonly entry: string;
  readonly preload: readonly string[];
  readonly pages: Readonly<Record<string, { readonly files: readonly string[] }>>;
}

/** The active release of a remote; `base` is the path of its files. */
export const activeRelease = (stack: Stack, remote: string) => activeIn(stack.readRegistry(), remote);

function activeIn(registry: string, remote: string) {
  const { remotes } = JSON.parse(registry) as {
    readonly remotes: readonly {
      readonly name: string;
      readonly active: { readonly base: string; readonly manifest: FilesOfManifest };
    }[];
  };
  const entry = remotes.find(({ name }) => name === remote);
  if (!entry) throw new Error(`${remote} is not in the registry.`);
  return entry.active;
}

/** Version of a remote's active release. */
export const activeVersion = (stack: Stack, remote: string): string =>
  activeRelease(stack, remote).manifest.version;

/**
 * Waits until a page has fetched the registry with the active release of a remote. The step that requests it waits only
 * briefly for it, which is too short on a busy machine.
 */
export async function untilReleaseKnown(page: Page, stack: Stack, remote: string): Promise<void> {
  const stored = () => page.evaluate(() => localStorage.getItem('em.registry') ?? '{"remotes":[]}');
  await expect
    .poll(async () => activeIn(await stored(), remote).manifest.version)
    .toBe(activeVersion(stack, remote));
}

/** Folder of a release of this portal. */
export const releaseFolder = ({ dataDir }: Stack, remote: string, version = '') =>
  join(dataDir, 'releases', remote, version);

/** Hash of all files of the shell, and of all releases except those of one remote. */
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
 * Records the releases of a remote whose files a page requests to run, from now on. Prefetches, which belong to the
 * release known to the page at the time, are ignored, and scripts that are read again (`scriptWords`).
 */
export function requestedVersions(page: Page, remote: string): { take(): string[] } {
  const releaseNames = new Set<string>();
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch' || request.resourceType() === 'fetch') return;
    const version = new RegExp(`/remotes/${remote}/([^/]+)/`).exec(new URL(request.url()).pathname)?.[1];
    if (version) releaseNames.add(version);
  });
  return {
    take() {
      const versions = [...releaseNames];
      releaseNames.clear();
      return versions;
    },
  };
}
