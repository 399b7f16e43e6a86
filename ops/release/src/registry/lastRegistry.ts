import { LAST_REGISTRY, REGISTRY } from './layout.js';
import type { ObjectStore } from './objectStore.js';
import { parseRegistry } from './storedRegistry.js';

/** Stores a copy of the registry; of concurrent copies the latest state wins. */
export async function keepLastRegistry(store: ObjectStore): Promise<void> {
  for (;;) {
    const last = await store.read(LAST_REGISTRY);
    const registry = await store.read(REGISTRY);
    if (!registry || last?.bytes.equals(registry.bytes) || !parseRegistry(registry.bytes.toString())) return;
    if (await store.write(LAST_REGISTRY, registry.bytes, last ?? 'nothing')) return;
  }
}

/** Restores a lost registry from its copy; does nothing where there never was one. */
export async function putBackRegistry(store: ObjectStore): Promise<void> {
  if (await store.read(REGISTRY)) return;
  const last = await store.read(LAST_REGISTRY);
  if (last && parseRegistry(last.bytes.toString())) await store.write(REGISTRY, last.bytes, 'nothing');
}
