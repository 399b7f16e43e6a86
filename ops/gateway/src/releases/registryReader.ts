import { type RegistryEntry, registryEntry } from '@euro/platform/manifest';
import { parseRegistry } from '@euro/release';

export interface RegistryNow {
  /** The registry on one line; entries are passed unchanged, since the shell validates each itself. */
  readonly text: string;
  /** The valid entries, for preloading. */
  readonly entries: readonly RegistryEntry[];
  /** It is unreadable without a last good one. It must not count as empty: browsers have their own last one. */
  readonly isUnknown?: true;
  /** Some entries could not be read: there may be pages that `entries` does not have. */
  readonly hasUnknown?: true;
  /** Whether there is a section to show. */
  readonly hasRemotes?: true;
}

export interface RegistrySource {
  /** Location, for messages. */
  readonly place: string;
  /**
   * Reads the stored registry; null when there never was one. @throws when the store is unreachable or the registry
   * lost
   */
  read(): Promise<string | null>;
  /** Reads the copy of the last good one; null when there is none. */
  last(): Promise<string | null>;
}

const NONE: RegistryNow = { text: '{"remotes":[]}', entries: [] };
const UNKNOWN: RegistryNow = { ...NONE, isUnknown: true };

/**
 * Reads the registry when it changed: a release is live with the next page. While it is unreadable, corrupt or
 * missing, the last good one is used: the copy of the last change, or else the last one that this process read.
 */
export function registryReader({ place, read, last }: RegistrySource): () => Promise<RegistryNow> {
  let good: { readonly text: string; readonly now: RegistryNow } | null = null;
  let complaint = '';

  /** Logs a problem once, until it changes. */
  function complain(sentence: string): void {
    if (sentence !== '' && sentence !== complaint) console.error(sentence);
    complaint = sentence;
  }

  function make(text: string): RegistryNow {
    if (text !== good?.text) good = { text, now: understand(text) };
    return good.now;
  }

  async function lastGood(): Promise<RegistryNow> {
    const copy = await last().catch(() => null);
    try {
      if (copy !== null) return make(copy);
    } catch {
      // A corrupt copy counts as none.
    }
    return good?.now ?? UNKNOWN;
  }

  return async () => {
    try {
      const text = await read();
      if (text === null && good) throw new Error('it is gone');
      const now = text === null ? NONE : make(text);
      complain(now.hasRemotes ? '' : noReleaseIn(place));
      return now;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const now = await lastGood();
      const instead = now.isUnknown ? 'and none is known' : 'the last good one is served';
      complain(`The registry cannot be read, ${instead}: ${message}`);
      return now;
    }
  };
}

function noReleaseIn(place: string): string {
  return (
    `No remote was released into ${place}, so the portal has no sections. All that was built here is released by ` +
    '`node ops/containers/publish.mjs .`, one remote by `npm run release -- publish <remote>`; both with the DATA_DIR, or the ' +
    'RELEASES_URL, of this gateway.'
  );
}

function understand(text: string): RegistryNow {
  const parsed = parseRegistry(text);
  if (!parsed) throw new Error('it is garbage');
  // The release tool's records of changes, and who may release, are not public.
  const { changes: _, rights: __, ...registry } = parsed;
  const entries = registry.remotes.flatMap((entry) => {
    const entryResult = registryEntry.safeParse(entry);
    return entryResult.success ? [entryResult.data] : [];
  });
  return {
    ...(registry.remotes.length > 0 && { hasRemotes: true }),
    ...(entries.length < registry.remotes.length && { hasUnknown: true }),
    text: JSON.stringify(registry, ofBrowsers),
    entries,
  };
}

/** What only the gateway reads, stills and early calls, is left out: every page carries the registry. */
const ofBrowsers = (key: string, value: unknown) => (OF_GATEWAY.has(key) ? undefined : value);

const OF_GATEWAY: ReadonlySet<string> = new Set(['stills', 'calls']);
