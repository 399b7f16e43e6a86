import {
  isChunkMissing,
  type OpenPlace,
  type RegistryState,
  type Report,
  wordsOf,
} from '@euro/platform/host';

interface Hearing {
  readonly registry: { readonly value: RegistryState };
  readonly places: { readonly value: readonly OpenPlace[] };
  readonly report: Report;
}

/**
 * Hears of what nobody caught, and finds out whose it is. A lazy part of a remote that nobody waits for has that remote loaded
 * anew where it stands, once per release.
 */
export function createHearing({ registry, places, report }: Hearing) {
  const renewed = new Set<string>();
  const renew = (remote: string) => {
    for (const place of places.value) {
      const mark = `${remote} ${place.version}`;
      if (place.remote !== remote || place.version === null || renewed.has(mark)) continue;
      renewed.add(mark);
      void place.renew(true);
    }
  };
  /** @param file address of the script that threw, where that is known */
  return (error: unknown, file = ''): void => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const remote = blamed(error, file, registry.value);
    report(error, remote ?? 'shell');
    if (remote && isChunkMissing(error)) renew(remote);
  };
}

/** The remote whose file an error names; null when it is nobody's but the shell's. */
export function blamed(error: unknown, file: string, { remotes }: RegistryState): string | null {
  const words = error instanceof Error ? `${error.message} ${error.stack}` : wordsOf(error);
  const told = `${file} ${words} ${wordsOf(Reflect.get(Object(error), 'request'))}`;
  return remotes.find(({ name }) => told.includes(`/${name}/`))?.name ?? null;
}
