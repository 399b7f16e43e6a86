import type { Build } from '../registry/build.js';
import type { Refusal } from '../registry/refusal.js';
import type { StoredRegistry } from '../registry/storedRegistry.js';
import { stillUsed } from './stillUsed.js';
import { takenFromOthers } from './takenFromOthers.js';

/** Checks a release against the active releases of other remotes, before any kind of activation. */
export const amongOthers = (
  release: Pick<Build, 'name' | 'manifest'>,
  registry: StoredRegistry,
): Refusal[] => [...stillUsed(release, registry), ...takenFromOthers(release, registry)];
