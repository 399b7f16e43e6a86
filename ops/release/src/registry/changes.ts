/** A change of a remote; `workspace` is a new build that a starting portal published from its repository. */
export type ChangeKind =
  | 'publish'
  | 'hold'
  | 'workspace'
  | 'activate'
  | 'canary'
  | 'rollback'
  | 'remove'
  | 'prune';

/** The releases that browsers load. */
export interface Standing {
  /** Null while the remote is not in the portal. */
  readonly active: string | null;
  readonly canary?: { readonly version: string; readonly percent: number };
}

/** A line of a remote's history. */
export interface Change {
  readonly id: string;
  /** ISO, UTC. */
  readonly at: string;
  readonly by: string;
  readonly what: ChangeKind;
  /** Affected releases. */
  readonly versions: readonly string[];
  readonly from: Standing;
  readonly to: Standing;
  readonly note?: string;
  /** The team whose key signed it. */
  readonly team?: string;
  /** A compact JWS of Ed25519. */
  readonly signature?: string;
}

/** Releases that are in the store, oldest first. */
export function storedVersions(history: readonly Change[]): string[] {
  const stored = new Set<string>();
  for (const { what, versions } of history) {
    for (const version of versions) {
      if (what === 'prune') stored.delete(version);
      else if (what === 'publish' || what === 'hold' || what === 'workspace') stored.add(version);
    }
  }
  return [...stored];
}

/** True when this version was ever stored. */
export const isKnown = (history: readonly Change[], version: string) =>
  history.some(({ versions }) => versions.includes(version));

/**
 * The release to which a rollback returns: the active one before, and after several rollbacks the one before that.
 * Null when none of them is stored.
 */
export function releaseBefore(history: readonly Change[], active: string | null): string | null {
  const stored = new Set(storedVersions(history));
  const before = activations(history).filter((version) => stored.has(version));
  while (before.length > 0 && before.at(-1) === active) before.pop();
  return before.at(-1) ?? null;
}

/** The active releases so far, oldest first, without those that were rolled back. */
function activations(history: readonly Change[]): string[] {
  const path: string[] = [];
  for (const { what, from, to } of history) {
    if (to.active === null || to.active === from.active) continue;
    const isStepBack = what === 'rollback' || what === 'canary';
    while (isStepBack && path.length > 0 && path.at(-1) !== to.active) path.pop();
    if (path.at(-1) !== to.active) path.push(to.active);
  }
  return path;
}
