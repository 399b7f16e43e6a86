import type { Signer } from '../registry/objectStore.js';
import { type Refusal, refused } from '../registry/refusal.js';
import type { StoredRegistry } from '../registry/storedRegistry.js';
import { ALL, mayRelease, rightsOf, teamOf } from './rights.js';

/** Who changes a remote: its team by the key; null while a registry has no rights. */
export function authorOf(
  registry: StoredRegistry,
  name: string,
  signer: Signer | null | undefined,
): { readonly team: string | null } | { readonly refused: Refusal } {
  const rights = rightsOf(registry);
  if (!rights) return { team: null };
  const what = name === ALL ? 'the rights' : name;
  if (!signer) {
    return refused(
      'not-signed',
      `Only its team may change ${what}: name the file of your key with RELEASE_KEY.`,
    );
  }
  const team = teamOf(rights, signer.key);
  if (team === null) {
    return refused(
      'key-unknown',
      'The key of RELEASE_KEY belongs to no team: an operator adds it with set-team.',
    );
  }
  if (mayRelease(rights, team, name)) return { team };
  return refused(
    'not-yours',
    `The team ${team} may not change ${what}, but ${rights[team]?.remotes.join(', ')}: ask its team, or an operator.`,
  );
}
