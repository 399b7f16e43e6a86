import { satisfy } from '@module-federation/runtime';
import type { Manifest } from '../../manifest/index.js';
import { RemoteFailure } from '../failures/failures.js';
import type { ProvidedModules } from './createFederation.js';

/**
 * Checks that the shell provides the modules a remote requires in matching versions, by the runtime's own rules and before
 * anything of it is fetched: two Reacts on a page fail later and less clearly.
 * @throws RemoteFailure `share-refused`
 */
export function requireProvided(
  { name, shared, requires = {} }: Pick<Manifest, 'name' | 'shared' | 'requires'>,
  provided: ProvidedModules,
): void {
  for (const request of new Set([...shared, ...Object.keys(requires)])) {
    const has = provided[request]?.version;
    const wants = requires[request];
    if (has && (!wants || satisfy(has, wants))) continue;
    throw new RemoteFailure(
      'share-refused',
      name,
      new Error(`wants ${request} ${wants ?? ''}, the portal has ${has ?? 'none'}`),
    );
  }
}
