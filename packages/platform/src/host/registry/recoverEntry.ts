import { RemoteFailure } from '../failures/failures.js';
import { localText, menuItem, remoteName, route } from './entryReader.js';
import type { KnownRemote } from './knownRemote.js';
import { anything, listOf, optional, shape, tryTo } from './readers.js';

const named = shape({ name: remoteName });
const described = shape({
  name: remoteName,
  active: shape({
    manifest: shape({ title: localText, routes: listOf(route), menu: optional(listOf(menuItem)) }),
  }),
});

/** An entry with a release, whose manifest may be anything. */
const placed = shape({ active: shape({ manifest: anything }) });

/** Reads what is readable of an invalid registry entry: its routes, also from the registry before, or only its failure. */
export function recoverEntry(
  raw: unknown,
  cause: unknown,
  before: readonly KnownRemote[],
): KnownRemote | { readonly failure: RemoteFailure } {
  const readable = tryTo(described, raw);
  if (readable) {
    const { name, active } = readable;
    const { title, routes, menu = [] } = active.manifest;
    const failure = new RemoteFailure('manifest-invalid', name, cause);
    return { name, title, routes, menu, embeds: [], release: null, failure };
  }
  const name = tryTo(named, raw)?.name ?? 'unknown';
  const release = tryTo(placed, raw)?.active;
  const isMissing = release !== undefined && (release.manifest ?? null) === null;
  const failure = new RemoteFailure(isMissing ? 'manifest-missing' : 'entry-invalid', name, cause);
  const last = before.find((remote) => remote.name === name);
  return last ? { ...last, release: null, failure } : { failure };
}
