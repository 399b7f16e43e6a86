import { LAST_REGISTRY, REGISTRY } from './layout.js';
import type { ObjectStore } from './objectStore.js';
import { parseRegistry } from './storedRegistry.js';

/** Copies the registry beside itself; of several that do so at once the one that read last stays. */
export async function keepLastRegistry(store: ObjectStore): Promise<void> {
  for (;;) {
    const last = await store.read(LAST_REGISTRY);
    const registry = await store.read(REGISTRY);
    if (!registry || last?.bytes.equals(registry.bytes) || !parseRegistry(registry.bytes.toString())) return;
    if (await store.write(LAST_REGISTRY, registry.bytes, last ?? 'nothing')) return;
  }
}

/** Puts a registry that got lost back to its place; a portal that never had one has none afterwards either. */
export async function putBackRegistry(store: ObjectStore): Promise<void> {
  if (await store.read(REGISTRY)) return;
  const last = await store.read(LAST_REGISTRY);
  if (last && parseRegistry(last.bytes.toString())) await store.write(REGISTRY, last.bytes, 'nothing');
}
