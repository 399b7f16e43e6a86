import type { Manifest } from '../../manifest/index.js';
import { RemoteFailure } from '../failures/failures.js';
import type { ProvidedModules } from './createFederation.js';

/**
 * Refuses a remote that asks for a module that the shell does not have, or for another main version of it: two Reacts on a page
 * fail later and stranger.
 * @throws RemoteFailure `share-refused`
 */
export function requireProvided(
  { name, shared, requires = {} }: Pick<Manifest, 'name' | 'shared' | 'requires'>,
  provided: ProvidedModules,
): void {
  for (const request of new Set([...shared, ...Object.keys(requires)])) {
    const has = provided[request]?.version;
    const wants = requires[request];
    if (has && (!wants || mainVersion(has) === mainVersion(wants))) continue;
    throw new RemoteFailure(
      'share-refused',
      name,
      new Error(`wants ${request} ${wants ?? ''}, the portal has ${has ?? 'none'}`),
    );
  }
}

/** What may not differ, `^19.2.0` → `19`; before 1 the second number counts as well: `0.4`. */
function mainVersion(version: string): string | undefined {
  return /(?:0\.)?\d+/.exec(version)?.[0];
}
