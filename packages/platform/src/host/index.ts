export { matchRoute } from '../manifest/matchRoute.js';
export { isDecided } from '../redux/failures.js';
export type { CallCompetition } from './api/buildRequest.js';
export { type ApiClientOptions, createApiClient } from './api/createApiClient.js';
export { localFailure } from './api/failureTexts.js';
export { createBus, type PortalBus } from './bus/createBus.js';
export { createChatClient } from './chat/createChatClient.js';
export { createClock, type SyncedClock } from './clock/createClock.js';
export { createHost, type Host } from './createHost.js';
export { describeError } from './failures/describeError.js';
export { failureSentences } from './failures/failureSentences.js';
export { type FailureCode, RemoteFailure } from './failures/failures.js';
export { isChunkMissing } from './failures/isChunkMissing.js';
export { isNodeLost } from './failures/isNodeLost.js';
export { fetchMatches } from './game/fetchMatches.js';
export { followGame, type GameParts } from './game/followGame.js';
export type { Loaders, Part } from './game/loaders.js';
export type { EmbedFrame, HostParts, PlatformParts, Report } from './hostParts.js';
export { createFederation, type Federation, type ProvidedModules } from './loader/createFederation.js';
export { createFederationLoader, type RemoteLoader } from './loader/createFederationLoader.js';
export { makePlatform, type Owner } from './makePlatform.js';
export { type OpenPage, openPage } from './openPage.js';
export type { OpenPlace } from './openPlaces.js';
export {
  createRegistry,
  type RegistryOptions,
  type RegistryState,
  type RegistryStore,
} from './registry/createRegistry.js';
export type { KnownRemote } from './registry/knownRemote.js';
export type { PathMatch } from './registry/matchPath.js';
export { createSession, type Session } from './session/createSession.js';
export { cookieMarker, readCookie, type SessionMarker } from './session/sessionMarker.js';
export { browserTabs, type Tabs } from './session/tabs.js';
export type { SlotState } from './slot/createSlot.js';
export { createRemoteStorage, type StorageEvents } from './state/createRemoteStorage.js';
export { createState, type StateSource } from './state/createState.js';
export { createPortalState, type PortalState } from './state/portalState.js';
export { type Traces, watchTraces } from './traces/watchTraces.js';
