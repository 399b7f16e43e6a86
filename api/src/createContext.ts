import type { Logger } from 'pino';
import { createChatHub } from './chat/index.js';
import type { Clock } from './clock/clock.js';
import type { AppContext } from './context.js';
import type { Database } from './db/database.js';
import type { Env } from './env.js';
import { createExpectedFaults, createFaultCounts } from './faults/index.js';
import { createAccessTokens } from './identity/accessTokens.js';
import { readJwtSecret } from './identity/jwtSecret.js';
import { createPasswords } from './identity/passwords.js';
import { createRateLimits } from './identity/rateLimits.js';
import { createRefreshTokens } from './identity/refreshTokens.js';
import { createSeal } from './identity/seal.js';
import { createWrongAttempts } from './identity/wrongAttempts.js';
import { createBackground } from './jobs/background.js';
import { createInviteCodes } from './leagues/inviteCodes.js';
import { createLiveHub } from './live/index.js';
import { createMailer } from './mail/mailer.js';
import { createFacebookGraph } from './providers/facebook/graph.js';
import { createMollie } from './providers/mollie/createMollie.js';
import { createNewsReader } from './providers/news/newsReader.js';
import { createOpenIdProvider } from './providers/oidc/createOpenIdProvider.js';
import { connectRedis, createHintLine } from './sharing/index.js';

type Given = Pick<AppContext, 'env' | 'log' | 'clock'> & { readonly database: Database };

/** Builds the context of an API process; `parts` replaces what tests want to hold themselves. */
export function createContext(given: Given, parts: Partial<AppContext> = {}): AppContext {
  const { env, log, clock, database } = given satisfies {
    env: Env;
    log: Logger;
    clock: Clock;
    database: Database;
  };
  const realNow = parts.realNow ?? Date.now;
  const secret = readJwtSecret(env);
  const redis = parts.redis ?? (env.redis ? connectRedis(env.redis, log) : null);
  const prefix = env.redis?.prefix ?? '';
  const hints = parts.hints ?? createHintLine(redis, prefix);
  const expectedFaults =
    parts.expectedFaults ?? createExpectedFaults({ url: env.registryUrl, log, now: realNow });
  return {
    ...database,
    env,
    log,
    clock,
    realNow,
    accessTokens: createAccessTokens(secret, realNow),
    refreshTokens: createRefreshTokens(secret),
    passwords: createPasswords(),
    rateLimits: createRateLimits(redis && { redis, prefix }),
    wrongInvites: createWrongAttempts('invite', redis && { redis, prefix }),
    seal: createSeal(secret),
    sso: env.oidc ? createOpenIdProvider(env.oidc, { log, now: realNow }) : null,
    facebook: env.facebook ? createFacebookGraph(env.facebook, { log, now: realNow }) : null,
    inviteCodes: createInviteCodes(env.inviteSecret ?? secret),
    mailer: createMailer(env, () => clock.now()),
    news: createNewsReader({ log, now: realNow }),
    payments: env.mollie ? createMollie(env.mollie) : null,
    live: createLiveHub({ ...database, clock }, env.liveReaders),
    chat: createChatHub({ ...database, hints }, env.liveReaders, realNow),
    redis,
    hints,
    expectedFaults,
    faults: createFaultCounts(realNow, { isExpected: expectedFaults.includes }),
    background: createBackground(log),
    checkAnswers: false,
    ...parts,
  };
}
