import type { RemoteLoader } from '@euro/platform/host';

/**
 * What sections are shown with, in one script that the shell's own pages do without; what did not come is asked for again.
 * The bench builds the portal with another file in this one's place: all of it, and a section, in one bundle.
 */
const fetchPage = () => import(/* webpackChunkName: "remotes" */ './remotes.js');
const fetchLoader = () => import(/* webpackChunkName: "remotes" */ './remoteLoader.js');

/** The place where a remote's page stands. */
export async function loadRemotePage() {
  return (await fetchPage()).RemotePage;
}

/** Has both at hand. */
export async function fetchRemotes(): Promise<void> {
  await Promise.all([fetchPage(), fetchLoader()]);
}

/** Loads remotes as they were released, once the code for that is there. */
export const lazyLoader: RemoteLoader = {
  load: async (release, options) => (await fetchLoader()).remoteLoader.load(release, options),
};
