import {
  describeError,
  isChunkMissing,
  type OpenPlace,
  type RegistryState,
  type Report,
} from '@euro/platform/host';

interface UncaughtParts {
  readonly registry: { readonly value: RegistryState };
  readonly places: { readonly value: readonly OpenPlace[] };
  readonly report: Report;
}

/**
 * Reports uncaught errors under the remote that caused them. When a lazy part of a remote is missing and nobody awaits it,
 * that remote is reloaded where it is mounted, once per release.
 */
export function createUncaughtHandler({ registry, places, report }: UncaughtParts) {
  const renewed = new Set<string>();
  const renew = (remote: string) => {
    for (const place of places.value) {
      const mark = `${remote} ${place.version}`;
      if (place.remote !== remote || place.version === null || renewed.has(mark)) continue;
      renewed.add(mark);
      void place.renew(true);
    }
  };
  /** @param file address of the script that threw, where it has one */
  return (error: unknown, file = ''): void => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const remote = remoteOfError(error, file, registry.value);
    report(error, remote ?? 'shell');
    if (remote && isChunkMissing(error)) renew(remote);
  };
}

/** The remote whose file an error names; null when it is nobody's but the shell's. */
export function remoteOfError(error: unknown, file: string, { remotes }: RegistryState): string | null {
  const words = error instanceof Error ? `${error.message} ${error.stack}` : describeError(error);
  const description = `${file} ${words} ${describeError(Reflect.get(Object(error), 'request'))}`;
  return remotes.find(({ name }) => description.includes(`/${name}/`))?.name ?? null;
}
