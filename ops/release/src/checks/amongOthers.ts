import type { Build } from '../registry/build.js';
import type { Refusal } from '../registry/refusal.js';
import type { StoredRegistry } from '../registry/storedRegistry.js';
import { stillUsed } from './stillUsed.js';
import { takenFromOthers } from './takenFromOthers.js';

/** What keeps a release from living beside those of others, whichever way it is about to reach everybody. */
export const amongOthers = (
  release: Pick<Build, 'name' | 'manifest'>,
  registry: StoredRegistry,
): Refusal[] => [...stillUsed(release, registry), ...takenFromOthers(release, registry)];
