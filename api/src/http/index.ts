/** What the rooms need to answer calls. */

export { createAdmissionTickets } from './admission/admissionTickets.js';
export { admit } from './admission/admit.js';
export { paceWrites } from './admission/paceWrites.js';
export type { CallContext } from './context.js';
export { serveDocs } from './docs/serveDocs.js';
export { idempotencyCleanupJob } from './idempotency/idempotencyCleanupJob.js';
export {
  type First,
  findFirst,
  type Key,
  type KeyedCall,
  KeyTaken,
  keyOf,
  loadFirst,
  requireNewKey,
  takeKey,
} from './idempotency/idempotencyKey.js';
export { withIdempotency } from './idempotency/withIdempotency.js';
export type { Lifecycle } from './lifecycle.js';
export { addressOf, createRateLimits, limitPerAddress } from './limits/rateLimits.js';
export { createWrongAttempts, type WrongAttempts } from './limits/wrongAttempts.js';
export { type Language, messageOf } from './messages/messageOf.js';
export { answerErrors } from './middleware/answerErrors.js';
export { answerOptions } from './middleware/answerOptions.js';
export { checkContract } from './middleware/checkContract.js';
export { closeConnectionsOnDrain } from './middleware/closeConnectionsOnDrain.js';
export { conditionalGet, namesTag } from './middleware/conditionalGet.js';
export { limitTime } from './middleware/limitTime.js';
export { readAddress } from './middleware/readAddress.js';
export { readWholeBody } from './middleware/readWholeBody.js';
export { createRequestMetrics, type RequestTimes, requestLog } from './middleware/requestLog.js';
export { securityHeaders } from './middleware/securityHeaders.js';
export { toRefusal } from './middleware/toRefusal.js';
export { traceRequests } from './middleware/traceRequests.js';
export { createResponseCache } from './responseCache/index.js';
export { type Caller, identifyCaller, type Role, tokenOf } from './routing/caller.js';
export { choiceIn } from './routing/competitionSubject.js';
export { createRouter } from './routing/createRouter.js';
export { inSubject } from './routing/inSubject.js';
export { languageOf, requestedLanguage } from './routing/languageOf.js';
export { isPremiumIn, isPremiumSomewhere, loadPremium } from './routing/loadPremium.js';
export { loadRoles } from './routing/loadRoles.js';
export { isPremium, requirePremium } from './routing/premium.js';
export { premiumCompetitionsSql, premiumSql } from './routing/premiumSql.js';
export { readBody } from './routing/readBody.js';
export { createRecentWrites } from './routing/recentWrites.js';
export { type Call, type Guard, type Route, route, routeFor } from './routing/route.js';
export { Serialized } from './routing/serialized.js';
export { setSharing } from './routing/setSharing.js';
export { tokenExpiry } from './routing/tokenExpiry.js';
export { parsePart } from './routing/validateInput.js';
export { eventBytes, retryBytes, STREAM_HEADERS } from './streams/eventStream.js';
export { refuseReader } from './streams/refuseReader.js';
export {
  type Admission,
  createStreamReaders,
  type DropReason,
  type ReaderLimits,
} from './streams/streamReaders.js';
