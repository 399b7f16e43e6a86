import { createFederation, createFederationLoader, type RemoteLoader } from '@euro/platform/host';
import { provided } from 'provided-modules';

/** Loads released remotes. */
export const remoteLoader: RemoteLoader = createFederationLoader({
  federation: createFederation(provided, SHELL_VERSION),
  provided,
});
