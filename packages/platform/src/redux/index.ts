export { call, type PlatformCall, type Waits, write } from './calls.js';
export {
  createRemoteStore,
  defineRemoteStore,
  type Following,
  type RemoteState,
  type RemoteStoreDefinition,
  type StoreOf,
} from './createRemoteStore.js';
export { asFailure, isDecided, isKept } from './failures.js';
export { type PlatformBaseQuery, platformBaseQuery, platformOf } from './platformBaseQuery.js';
export { RemoteStore } from './RemoteStore.js';
