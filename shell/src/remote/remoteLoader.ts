import { createFederation, createFederationLoader, type RemoteLoader } from '@euro/platform/host';
import { provided } from 'provided-modules';

/** Loads remotes as they were released. The bench builds the portal with another one: all of them in one bundle. */
export const remoteLoader: RemoteLoader = createFederationLoader({ federation: createFederation(provided) });
