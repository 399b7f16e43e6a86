/** The exports for other folders. */

export { accountMailJob } from './accountMail/accountMailJob.js';
export type { AccountsContext } from './context.js';
export { type ErasedUser, eraseUser } from './eraseUser.js';
export { exportRoutes } from './export/index.js';
export { createAccessTokens } from './identity/accessTokens.js';
export { createCallerReader } from './identity/createCallerReader.js';
export { readJwtSecret } from './identity/jwtSecret.js';
export { createPasswords, type Passwords } from './identity/passwords.js';
export { createRefreshTokens } from './identity/refreshTokens.js';
export { refuseForeignOrigin } from './identity/refuseForeignOrigin.js';
export { sessionCleanupJob } from './identity/sessionCleanupJob.js';
export { revokeSessionsOf } from './identity/sessions.js';
export { createFacebookGraph } from './providers/facebook/graph.js';
export { createOpenIdProvider } from './providers/oidc/createOpenIdProvider.js';
export { userRoutes } from './routes/index.js';
export { suspectSamePerson } from './suspectSamePerson.js';
