import type { Manifest, RegistryEntry } from '../../manifest/index.js';

/** A manifest as the build writes it. */
export function manifestOf(name: string, fields: Partial<Manifest> = {}): Manifest {
  return {
    name,
    title: { nl: name, en: name },
    contract: 2,
    routes: [],
    menu: [],
    embeds: [],
    uses: [],
    data: [],
    events: { emits: [], listens: [] },
    version: '1.0.0-abc',
    container: name.replaceAll('-', '_'),
    entry: 'remoteEntry.js',
    integrity: 'sha384-AAAA',
    preload: [],
    pages: {},
    shared: [],
    sizes: {},
    ...fields,
  };
}

export function entryOf(name: string, fields: Partial<Manifest> = {}): RegistryEntry {
  const manifest = manifestOf(name, fields);
  return { name, active: { base: `/remotes/${name}/${manifest.version}/`, manifest } };
}

/** A route open to everybody. */
export function routeOf(path: string) {
  return { path, title: { nl: path, en: path }, access: 'open' as const };
}

/** Storage in memory. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
