import { readHistory } from '../registry/history.js';
import type { ObjectStore } from '../registry/objectStore.js';
import type { Refusal } from '../registry/refusal.js';
import { entriesOf, type StoredRegistry, standingOf } from '../registry/storedRegistry.js';
import { rightsOf } from './rights.js';
import { isSigned } from './signChange.js';

/** The releases that browsers get without a valid signature of a team with the right; none without rights. */
export async function unsignedChanges(store: ObjectStore, registry: StoredRegistry): Promise<Refusal[]> {
  const rights = rightsOf(registry);
  if (!rights) return [];
  const problems = [...entriesOf(registry)].map(async ([name, entry]) => {
    const last = (await readHistory(store, name)).at(-1);
    const { active, canary } = standingOf(entry);
    const fits = last?.to.active === active && last?.to.canary?.version === canary?.version;
    if (last && fits && (await isSigned(store, rights, name, last))) return [];
    return [
      {
        code: 'not-signed',
        sentence: `${name}: what browsers get (${[active, canary?.version].filter(Boolean).join(', ')}) is not signed by a team that may release it: activate it with a key, or find out who wrote there.`,
      },
    ];
  });
  return (await Promise.all(problems)).flat();
}
