import { type RegistryEntry, registryEntry } from '@euro/platform/manifest';
import { parseRegistry } from '../registry/storedRegistry.js';

export interface RegistryNow {
  /** The registry on one line; entries are sent as they are, so that the shell judges each itself. */
  readonly text: string;
  /** The entries that the gateway understands, for preloading. */
  readonly entries: readonly RegistryEntry[];
  /** It cannot be read and no good one is known, so that nobody may take it for empty: browsers know the last one they saw. */
  readonly isUnknown?: true;
  /** There is a section to show. */
  readonly hasRemotes?: true;
}

export interface RegistrySource {
  /** Where it is stored, for people. */
  readonly place: string;
  /** Text of the registry as it is stored; null when none was ever. Throws when that cannot be known. */
  read(): Promise<string | null>;
  /** Text of the last good one that was kept beside it; null when there is none. */
  last(): Promise<string | null>;
}

const NONE: RegistryNow = { text: '{"remotes":[]}', entries: [] };
const UNKNOWN: RegistryNow = { ...NONE, isUnknown: true };

/**
 * Reads the registry again when it changed: a release is live with the next page. While it cannot be read, is
 * garbage or has gone, the last good one stays: the one that was kept with the last change, else the one that this process read.
 */
export function registryReader({ place, read, last }: RegistrySource): () => Promise<RegistryNow> {
  let good: { readonly written: string; readonly now: RegistryNow } | null = null;
  let complaint = '';

  /** The same is said once, until something else is the matter. */
  function complain(sentence: string): void {
    if (sentence !== '' && sentence !== complaint) console.error(sentence);
    complaint = sentence;
  }

  function make(written: string): RegistryNow {
    if (written !== good?.written) good = { written, now: understand(written) };
    return good.now;
  }

  async function lastGood(): Promise<RegistryNow> {
    const kept = await last().catch(() => null);
    try {
      if (kept !== null) return make(kept);
    } catch {
      // As good as none.
    }
    return good?.now ?? UNKNOWN;
  }

  return async () => {
    try {
      const written = await read();
      if (written === null && good) throw new Error('it is gone');
      const now = written === null ? NONE : make(written);
      complain(now.hasRemotes ? '' : noReleaseIn(place));
      return now;
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      const now = await lastGood();
      const instead = now.isUnknown ? 'and none is known' : 'the last good one is served';
      complain(`The registry cannot be read, ${instead}: ${said}`);
      return now;
    }
  };
}

function noReleaseIn(place: string): string {
  return (
    `No remote was released into ${place}, so the portal has no sections. All that was built here is released by ` +
    '`node containers/publish.mjs .`, one remote by `npm run release -- publish <remote>`; both with the DATA_DIR, or the ' +
    'RELEASES_URL, of this gateway.'
  );
}

function understand(written: string): RegistryNow {
  const parsed = parseRegistry(written);
  if (!parsed) throw new Error('it is garbage');
  // What the release tool notes of changes is not for everybody.
  const { changes: _, ...registry } = parsed;
  return {
    ...(registry.remotes.length > 0 && { hasRemotes: true }),
    text: JSON.stringify(registry),
    entries: registry.remotes.flatMap((entry) => {
      const checked = registryEntry.safeParse(entry);
      return checked.success ? [checked.data] : [];
    }),
  };
}
