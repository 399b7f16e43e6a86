import { eachLimited } from './eachLimited.js';
import { isStorable } from './isStorable.js';
import {
  filesOfSections,
  isSameRelease,
  nameOfRelease,
  type PortalRelease,
  releaseOfHtml,
} from './portalRelease.js';
import type { WorkerScope } from './workerScope.js';

/** The page that is shown without a connection, whatever its address: no section's, so that it fits all. */
export const OFFLINE_PAGE = '/offline';
/** Written by the build (`offlineFiles`): all files of the shell, for the scripts of its page. */
const SHELL_FILES = '/offline.json';

const PREFIX = 'release-';
const POINTER = 'current-release';
const POINTER_KEY = '/';
/** Parallel requests: the page sends its own, too. */
const AT_ONCE = 4;

interface StoredRelease {
  readonly name: string;
  readonly release: PortalRelease;
}

/** The completely stored release of the portal. */
export interface Releases {
  /**
   * Stores the served release, unless the page's release is stored already. Once it is complete it replaces the
   * previous one, whose files are then deleted.
   */
  store(page: PortalRelease): Promise<void>;
  /** The stored page; undefined without a whole release. */
  document(): Promise<Response | undefined>;
  /** A file of the stored release; undefined for any other. */
  file(request: Request): Promise<Response | undefined>;
}

export function createReleases({ caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>): Releases {
  let pendingStore: Promise<void> | null = null;
  /** Read once, since every script needs it; undefined until then, and after a failure. */
  let current: Promise<StoredRelease | null> | undefined;

  const readCurrent = async (): Promise<StoredRelease | null> => {
    const pointer = await (await caches.open(POINTER)).match(POINTER_KEY);
    return pointer ? ((await pointer.json()) as StoredRelease) : null;
  };
  const stored = () => {
    current ??= readCurrent().catch((error: unknown) => {
      // Read again for the next request.
      current = undefined;
      throw error;
    });
    return current;
  };

  async function storeNow(page: PortalRelease): Promise<void> {
    const storedRelease = await stored();
    if (storedRelease && isSameRelease(storedRelease.release, page)) return;
    const document = await fetch(OFFLINE_PAGE, { cache: 'no-store', headers: { Accept: 'text/html' } });
    if (!isStorable(document)) return;
    const release = releaseOfHtml(await document.clone().text());
    if (!release || (storedRelease && isSameRelease(storedRelease.release, release))) return;
    const files = await filesOf(release);
    if (!files) return;
    const name = PREFIX + (await nameOfRelease(release));
    const cache = await caches.open(name);
    const former = storedRelease && (await caches.open(storedRelease.name));
    await eachLimited(files, AT_ONCE, async (file) => {
      if (await cache.match(file)) return;
      // Names of files include a hash of their content.
      const cached = await former?.match(file);
      const response = cached ?? (await fetch(file));
      if (!isStorable(response)) throw new Error(`${file} of the release could not be stored.`);
      await cache.put(file, response);
    });
    await cache.put(OFFLINE_PAGE, document);
    const next: StoredRelease = { name, release };
    await (await caches.open(POINTER)).put(POINTER_KEY, Response.json(next));
    current = Promise.resolve(next);
    for (const other of await caches.keys()) {
      if (other.startsWith(PREFIX) && other !== name) await caches.delete(other);
    }
  }

  /** All files of a release; null where the shell's list is of another build than the page. */
  async function filesOf(release: PortalRelease): Promise<string[] | null> {
    const response = await fetch(SHELL_FILES, { cache: 'no-cache' });
    if (!isStorable(response)) return null;
    const shell = (await response.json()) as readonly string[];
    if (!release.scripts.every((script) => shell.includes(script))) return null;
    return [...shell, ...filesOfSections(release)];
  }

  async function match(key: Request | string): Promise<Response | undefined> {
    const now = await stored();
    return now ? (await caches.open(now.name)).match(key, { ignoreVary: true }) : undefined;
  }

  return {
    store(page) {
      pendingStore ??= storeNow(page).finally(() => {
        pendingStore = null;
      });
      return pendingStore;
    },
    document: () => match(OFFLINE_PAGE),
    file: (request) => match(request),
  };
}
