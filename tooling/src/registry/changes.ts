/** What was done to a remote; `workspace` is a new build that a starting portal found in its own repository. */
export type ChangeKind =
  | 'publish'
  | 'hold'
  | 'workspace'
  | 'activate'
  | 'canary'
  | 'rollback'
  | 'remove'
  | 'prune';

/** Which releases browsers get. */
export interface Standing {
  /** Null while the remote is no part of the portal. */
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
  /** The releases it was about. */
  readonly versions: readonly string[];
  readonly from: Standing;
  readonly to: Standing;
  readonly note?: string;
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

/** Has this version ever been in the store? */
export const isKnown = (history: readonly Change[], version: string) =>
  history.some(({ versions }) => versions.includes(version));

/**
 * The release that a step back leads to: what everybody got before this one, and after several steps what they got before
 * that. Null when there is none that is still stored.
 */
export function releaseBefore(history: readonly Change[], active: string | null): string | null {
  const stored = new Set(storedVersions(history));
  const before = activations(history).filter((version) => stored.has(version));
  while (before.length > 0 && before.at(-1) === active) before.pop();
  return before.at(-1) ?? null;
}

/** What everybody got, oldest first, without what was stepped back from. */
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
