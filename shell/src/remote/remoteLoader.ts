import { createFederation, createFederationLoader, type RemoteLoader } from '@euro/platform/host';
import { provided } from 'provided-modules';

/** Loads remotes as they were released. */
export const remoteLoader: RemoteLoader = createFederationLoader({
  federation: createFederation(provided, SHELL_VERSION),
  provided,
});
