/** The parts of `http` that the features use. */

export { createAdaptiveLimit } from './admission/adaptiveLimit.js';
export { createAdmissionTickets } from './admission/admissionTickets.js';
export { admit, runInTurn } from './admission/admit.js';
export { paceWrites } from './admission/paceWrites.js';
export { createQueue, type Queue } from './admission/queue.js';
export type { CallContext } from './context.js';
export { serveDocs } from './docs/serveDocs.js';
export { idempotencyCleanupJob } from './idempotency/idempotencyCleanupJob.js';
export {
  type First,
  findFirst,
  type Key,
  type KeyedCall,
  KeyInUse,
  keyOf,
  loadFirst,
  requireNewKey,
  takeKey,
} from './idempotency/idempotencyKey.js';
export { withIdempotency } from './idempotency/withIdempotency.js';
export { addressOf, createRateLimits, limitPerAddress, siteOfCaller } from './limits/rateLimits.js';
export { createWrongAttempts, type WrongAttempts } from './limits/wrongAttempts.js';
export { type Language, messageOf } from './messages/messageOf.js';
export { answerErrors, toRefusal } from './middleware/answerErrors.js';
export { answerOptions } from './middleware/answerOptions.js';
export { conditionalGet, namesTag } from './middleware/conditionalGet.js';
export type { Lifecycle } from './middleware/everyRequest.js';
export {
  checkContract,
  closeConnectionsOnDrain,
  limitTime,
  readAddress,
  securityHeaders,
} from './middleware/everyRequest.js';
export { readWholeBody } from './middleware/readWholeBody.js';
export { createRequestMetrics, type RequestTimes, requestLog } from './middleware/requestLog.js';
export { traceRequests } from './middleware/traceRequests.js';
export { createResponseCache } from './responseCache/index.js';
export {
  type Caller,
  competitionsOf,
  deskPolicies,
  identifyCaller,
  loadCaller,
  loadRoles,
  mayCall,
  type Role,
  requireRole,
  tokenExpiry,
  tokenOf,
} from './routing/caller.js';
export { choiceIn, inSubject, isOfCompetition } from './routing/competitionSubject.js';
export { createRouter } from './routing/createRouter.js';
export { readFourEyes, runStored, subjectOf } from './routing/fourEyes.js';
export { parsePart, readBody } from './routing/input.js';
export { languageOf, requestedLanguage } from './routing/languageOf.js';
export {
  isPremium,
  isPremiumIn,
  isPremiumSomewhere,
  loadPremium,
  premiumCompetitionsSql,
  premiumSql,
  requirePremium,
} from './routing/premium.js';
export { createRecentWrites } from './routing/recentWrites.js';
export { type Call, type Guard, type Route, route, routeFor } from './routing/route.js';
export { Serialized } from './routing/serialized.js';
export { setSharing } from './routing/setSharing.js';
export { presentEnd, suspendedRefusal, UNTIL_LIFTED } from './routing/suspension.js';
export { eventBytes, retryBytes, STREAM_HEADERS } from './streams/eventStream.js';
export {
  type Admission,
  createReaderCounter,
  createStreamReaders,
  type DropReason,
  type ReaderCounter,
  type ReaderLimits,
  refuseReader,
} from './streams/streamReaders.js';
