import type { RemoteLoader } from '@euro/platform/host';

/**
 * The code that shows sections, in one chunk that the shell's own pages do not load; a failed load is retried.
 * The bench builds the portal with another file in this one's place: all of it, and a section, in one bundle.
 */
const fetchPage = () => import(/* webpackChunkName: "remotes" */ './RemotePage.js');
const fetchLoader = () => import(/* webpackChunkName: "remotes" */ './remoteLoader.js');

/** The place where a remote's page is mounted. */
export async function loadRemotePage() {
  return (await fetchPage()).RemotePage;
}

/** Loads remotes as they were released, once the code for that is there. */
export const lazyLoader: RemoteLoader = {
  load: async (release, options) => (await fetchLoader()).remoteLoader.load(release, options),
  // Preloads what shows a section as well: it is small, and every section waits for it.
  hint: (release, route) =>
    void fetchLoader().then(
      ({ remoteLoader }) => remoteLoader.hint(release, route),
      () => {},
    ),
};
