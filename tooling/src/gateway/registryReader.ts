import { readFile, stat } from 'node:fs/promises';
import { type RegistryEntry, registryEntry } from '@euro/platform/manifest';

export interface RegistryNow {
  /** The file as it is, one line; sent as it is, so that the shell judges every entry itself. */
  readonly text: string;
  /** The entries that the gateway understands, for preloading. */
  readonly entries: readonly RegistryEntry[];
}

const NONE: RegistryNow = { text: '{"remotes":[]}', entries: [] };

/** Reads the registry again when its file changed: a release is live with the next page. */
export function registryReader(file: string) {
  let changed = -1;
  let now = NONE;
  return async function readRegistry(): Promise<RegistryNow> {
    try {
      const { mtimeMs } = await stat(file);
      if (mtimeMs !== changed) {
        now = understand(await readFile(file, 'utf8'));
        changed = mtimeMs;
      }
    } catch {
      changed = -1;
      now = NONE;
    }
    return now;
  };
}

function understand(written: string): RegistryNow {
  const parsed = JSON.parse(written) as { readonly remotes?: unknown };
  const remotes = Array.isArray(parsed.remotes) ? parsed.remotes : [];
  return {
    text: JSON.stringify(parsed),
    entries: remotes.flatMap((entry) => {
      const checked = registryEntry.safeParse(entry);
      return checked.success ? [checked.data] : [];
    }),
  };
}
