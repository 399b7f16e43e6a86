import { setTimeout as sleep } from 'node:timers/promises';
import type { Release, RemoteStill, RemoteStills } from '@euro/platform/manifest';
import { readStills } from '@euro/release';
import { LRUCache } from 'lru-cache';
import type { Visitor } from '../http/visitor.js';
import type { ReleaseFiles } from '../releases/releaseSource.js';
import type { SectionPage } from './sectionPage.js';

/** Releases whose stills are cached. */
const MOST_RELEASES = 60;
/** Milliseconds that a page waits for them: a store may be slow. */
const TIMEOUT_MS = 500;
/** Milliseconds until a file that could not be read is read again. */
const RETRY_MS = 5_000;
/** Prefix of the addresses of releases that this gateway has. */
const OWN = '/remotes';

type Pages = RemoteStills['pages'];

/** The still of a section's page for a visitor; undefined where its release has none that may be sent. */
export type FindSectionStill = (page: SectionPage, visitor: Visitor) => Promise<RemoteStill | undefined>;

/**
 * Reads the stills of releases, each once: releases are immutable.
 * @param read reads a file of a release, `/mf-team/1.0.0-abc/stills.json`
 */
export function sectionStills(read: ReleaseFiles['read']): FindSectionStill {
  const pages = new LRUCache<string, Promise<Pages>>({ max: MOST_RELEASES });

  function pagesOf({ base, manifest }: Release): Promise<Pages> {
    const { stills } = manifest;
    if (!stills || !base.startsWith(`${OWN}/`)) return NONE;
    const path = base.slice(OWN.length) + stills.file;
    const cached = pages.get(path);
    if (cached) return cached;
    const reading = read(path).then((file) => {
      if (!file) throw new Error(`${path} is missing`);
      return readStills(manifest, file);
    });
    const safe = reading.catch((error: unknown) => {
      console.error(`A still cannot be read, the placeholder is sent instead: ${error}`);
      return {};
    });
    pages.set(path, safe);
    reading.catch(() => pages.set(path, safe, { ttl: RETRY_MS }));
    return safe;
  }

  return async ({ route, releases }, visitor) => {
    const readAll = Promise.all(releases.map(pagesOf));
    const all = await Promise.race([readAll, sleep(TIMEOUT_MS, [], { ref: false })]);
    const reader = visitor.signedIn ? 'member' : 'visitor';
    const stills = all.map((ofRelease) => ofRelease[route.path]?.[visitor.language ?? 'nl'][reader]);
    const [still] = stills;
    // The browser decides whether it takes the canary: what both show first is shown.
    return stills.every((other) => other?.html === still?.html && other?.css === still?.css)
      ? still
      : undefined;
  };
}

const NONE: Promise<Pages> = Promise.resolve({});
