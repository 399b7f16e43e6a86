/**
 * The parts of the host, and the root of styles, from which `@euro/guest` creates its platform on pages of other sites.
 * Internal to that package in the same version: nothing here is stable.
 */
export { createApiClient } from '../host/api/createApiClient.js';
export { createBus } from '../host/bus/createBus.js';
export { createClock, type SyncedClock } from '../host/clock/createClock.js';
export { failureSentences } from '../host/failures/failureSentences.js';
export type { FailureCode } from '../host/failures/failures.js';
export { isChunkMissing } from '../host/failures/isChunkMissing.js';
export { fetchMatches } from '../host/game/fetchMatches.js';
export { followGame } from '../host/game/followGame.js';
export type { Loaders } from '../host/game/loaders.js';
export type { PlatformParts, Report } from '../host/hostParts.js';
export { makePlatform, type Owner } from '../host/makePlatform.js';
export { createState } from '../host/state/createState.js';
export { createPortalState, type PortalState } from '../host/state/portalState.js';
export { StyleRoot } from '../react/StyleRoot.js';
