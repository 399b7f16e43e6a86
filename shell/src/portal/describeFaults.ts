import { type Host, isChunkMissing, type RegistryStore, RemoteFailure } from '@euro/platform/host';

/** The release of a remote on the screen, else the one that a step would open; null when there is none. */
export function releaseOf(
  remote: string,
  {
    host,
    registry,
  }: { readonly host: Pick<Host, 'places'>; readonly registry: Pick<RegistryStore, 'value'> },
): string | null {
  const standing = host.places.value.find((place) => place.remote === remote && place.version !== null);
  const entry = registry.value.remotes.find(({ name }) => name === remote);
  return standing?.version ?? entry?.release?.manifest.version ?? null;
}

/** A script of the shell's own, or one that it shares, could not be loaded. */
export function isShellScriptMissing(error: unknown): boolean {
  const cause = error instanceof RemoteFailure ? error.cause : error;
  return isChunkMissing(cause) && !String(cause).includes('/remotes/');
}
