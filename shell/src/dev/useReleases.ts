import { useEffect, useState } from 'react';

/** Choices per remote: other releases, and simulated faults. */
export interface Releases {
  readonly releases: Readonly<Record<string, readonly string[]>>;
  /** Faults that are being simulated, by remote. */
  readonly faults: Readonly<Record<string, string>>;
  /** Faults that can be. */
  readonly possible: readonly string[];
}

const NONE: Releases = { releases: {}, faults: {}, possible: [] };

/**
 * Reads the releases from the gateway of `npm run dev`, and lets a remote fail there (`null`: work again).
 * @param isOffered false in production, whose gateway has none of it
 */
export function useReleases(isOffered: boolean): Releases & {
  simulate: (remote: string, version: string, fault: string | null) => Promise<void>;
} {
  const [response, setResponse] = useState(NONE);
  useEffect(() => {
    if (!isOffered) return;
    const leave = new AbortController();
    fetch('/__dev/releases', { signal: leave.signal })
      .then(async (answer) => answer.ok && setResponse((await answer.json()) as Releases))
      // The panel shows the rest without it.
      .catch(() => {});
    return () => leave.abort();
  }, [isOffered]);
  return {
    ...response,
    async simulate(remote, version, fault) {
      const query = new URLSearchParams({ remote, version, ...(fault && { fault }) });
      const answer = await fetch(`/__dev/fault?${query}`, { method: 'POST' });
      if (!answer.ok) return;
      const { faults } = (await answer.json()) as Pick<Releases, 'faults'>;
      setResponse((previous) => ({ ...previous, faults }));
    },
  };
}
