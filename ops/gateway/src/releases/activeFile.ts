import { ACTIVE_FILES } from '@euro/release';
import type { RegistryNow } from './registryReader.js';

/** A file of whichever release of a remote is active. */
export interface ActiveFile {
  readonly name: string;
  readonly file: string;
}

const ADDRESS = new RegExp(`^/remotes/([a-z][a-z0-9-]*)/(${ACTIVE_FILES})$`);

/** `/remotes/mf-rankings/mf-manifest.json` → `mf-rankings` and the file; null for other addresses. */
export function activeFile(pathname: string): ActiveFile | null {
  const [, name, file] = ADDRESS.exec(pathname) ?? [];
  return name && file ? { name, file } : null;
}

/** Address of a remote's active release, `/remotes/mf-rankings/1.0.0-abc/`; null when there is none here. */
export function activeBase(name: string, entries: RegistryNow['entries']): string | null {
  const base = entries.find((entry) => entry.name === name)?.active.base;
  return base?.startsWith(`/remotes/${name}/`) ? base : null;
}
