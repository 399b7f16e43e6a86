import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { Release } from '../../manifest/index.js';
import { RemoteFailure } from '../failures/failures.js';

interface EntryScripts {
  /** The release that was registered with this address. */
  readonly releaseAt: (entry: string) => Release | undefined;
  /** Milliseconds to wait for the entry script, the first and the second time. */
  readonly timeouts: readonly [number, number];
}

/**
 * How the runtime fetches entries: across origins, with the integrity from the registry, in time, and once more from a second
 * address when they do not arrive.
 */
export function entryScripts({ releaseAt, timeouts }: EntryScripts): ModuleFederationRuntimePlugin {
  const refused = new Set<string>();
  return {
    name: 'portal-entries',
    createScript({ url, remoteInfo }) {
      const entry = remoteInfo?.entry ?? url;
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = releaseAt(entry)?.manifest.integrity ?? '';
      script.src = url;
      // The runtime waits for what this returns before it says that the script failed.
      script.onerror = async () => {
        if (await isThere(url)) refused.add(url);
      };
      return { script, timeout: timeouts[url === entry ? 0 : 1] };
    },
    loadEntryError: async ({ getRemoteEntry, globalLoading, uniqueKey, ...asked }) => {
      const { entry } = asked.remoteInfo;
      const refuse = (url: string) => {
        const name = releaseAt(entry)?.manifest.name ?? asked.remoteInfo.name;
        if (refused.delete(url))
          throw new RemoteFailure('script-refused', name, new Error(`${url} does not match its integrity`));
      };
      refuse(entry);
      delete globalLoading[uniqueKey];
      const second = `${entry}${entry.includes('?') ? '&' : '?'}again`;
      const again = getRemoteEntry({ ...asked, getEntryUrl: () => second }).catch((error: unknown) => {
        refuse(second);
        throw error;
      });
      // The type of this hook has one promise too many.
      return (await again) as never;
    },
  };
}

/** Missing and refused for its integrity look the same to a page: asking for the bytes tells which. */
async function isThere(url: string): Promise<boolean> {
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
