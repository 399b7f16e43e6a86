import { type RegistryEntry, registryEntry } from '@euro/platform/manifest';
import { cachedFile } from './cachedFile.js';

export interface RegistryNow {
  /** The file as it is, one line; sent as it is, so that the shell judges every entry itself. */
  readonly text: string;
  /** The entries that the gateway understands, for preloading. */
  readonly entries: readonly RegistryEntry[];
}

/** Reads the registry again when its file changed: a release is live with the next page. */
export function registryReader(file: string): () => Promise<RegistryNow> {
  const read = cachedFile(file, understand);
  return () => read().catch(() => ({ text: '{"remotes":[]}', entries: [] }));
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
