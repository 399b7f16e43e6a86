import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { Release } from '../../manifest/index.js';
import { RemoteFailure } from '../failures/failures.js';

interface EntryScripts {
  /** The release registered under this address. */
  readonly releaseAt: (entry: string) => Release | undefined;
  /** Timeouts of the entry script in milliseconds: first and second attempt. */
  readonly timeouts: readonly [number, number];
}

/**
 * Runtime plugin that fetches entries across origins, with the registry's integrity and a timeout, and retries once
 * from a second address.
 */
export function entryScripts({ releaseAt, timeouts }: EntryScripts): ModuleFederationRuntimePlugin {
  const refusedUrls = new Set<string>();
  return {
    name: 'portal-entries',
    createScript({ url, remoteInfo }) {
      const entry = remoteInfo?.entry ?? url;
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = releaseAt(entry)?.manifest.integrity ?? '';
      script.src = url;
      // The runtime awaits the result before it reports the failure.
      script.onerror = async () => {
        if (await exists(url)) refusedUrls.add(url);
      };
      return { script, timeout: timeouts[url === entry ? 0 : 1] };
    },
    loadEntryError: async ({ getRemoteEntry, globalLoading, uniqueKey, ...request }) => {
      const { entry } = request.remoteInfo;
      const refuse = (url: string) => {
        const name = releaseAt(entry)?.manifest.name ?? request.remoteInfo.name;
        if (refusedUrls.delete(url))
          throw new RemoteFailure('script-refused', name, new Error(`${url} does not match its integrity`));
      };
      refuse(entry);
      delete globalLoading[uniqueKey];
      const second = `${entry}${entry.includes('?') ? '&' : '?'}again`;
      const again = getRemoteEntry({ ...request, getEntryUrl: () => second }).catch((error: unknown) => {
        refuse(second);
        throw error;
      });
      // The type of this hook has one promise too many.
      return (await again) as never;
    },
  };
}

/** A page can't distinguish a missing script from one refused for its integrity: a HEAD request does. */
async function exists(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(2000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
