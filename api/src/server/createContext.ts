import type { Logger } from 'pino';
import {
  createAccessTokens,
  createCallerReader,
  createFacebookGraph,
  createOpenIdProvider,
  createPasswords,
  createRefreshTokens,
  readJwtSecret,
} from '../accounts/index.js';
import { createNewsReader } from '../content/index.js';
import {
  createAdaptiveLimit,
  createAdmissionTickets,
  createQueue,
  createRateLimits,
  createReaderCounter,
  createRecentWrites,
  createWrongAttempts,
} from '../http/index.js';
import { createActivity } from '../infra/activity.js';
import type { Clock } from '../infra/clock/clock.js';
import type { Database } from '../infra/db/database.js';
import type { Env } from '../infra/env.js';
import { createBackground } from '../infra/jobs/background.js';
import { createWorkChannel } from '../infra/jobs/work.js';
import { createPace } from '../infra/limits/pace.js';
import { connectRedis, createInvalidationChannel } from '../infra/redis/index.js';
import { createSeal } from '../infra/seal.js';
import { createChatHub, createInviteCodes, memberships } from '../leagues/index.js';
import { countMails, createMailer } from '../mail/index.js';
import { createMollie, writePaymentMail } from '../payments/index.js';
import { createPushService } from '../push/index.js';
import { createLiveHub } from '../scoring/index.js';
import { createLineupKeys } from '../share/index.js';
import { findCompetition, isMatchRunning, listCompetitions } from '../tournament/index.js';
import type { AppContext } from './context.js';
import { createExpectedFaults, createFaultCounts, createFaultGroups } from './faults/index.js';

type ContextBase = Pick<AppContext, 'env' | 'log' | 'clock'> & {
  readonly database: Database;
  /** The clocks of the competitions; when left out, one clock for all of them. */
  readonly clocks?: { of(competitionId: number): Clock } | undefined;
};

/** Builds the context of an API process; `parts` replaces what tests want to hold themselves. */
export function createContext(base: ContextBase, parts: Partial<AppContext> = {}): AppContext {
  const { env, log, clock, database, clocks } = base satisfies {
    env: Env;
    log: Logger;
    clock: Clock;
    database: Database;
  };
  const realNow = parts.realNow ?? database.time.now;
  const secret = readJwtSecret(env);
  const accessTokens = parts.accessTokens ?? createAccessTokens(secret, realNow);
  const seal = createSeal(secret);
  const redis = parts.redis ?? (env.redis ? connectRedis(env.redis, log) : null);
  const prefix = env.redis?.prefix ?? '';
  const invalidations = parts.invalidations ?? createInvalidationChannel(redis, prefix);
  const expectedFaults =
    parts.expectedFaults ?? createExpectedFaults({ url: env.registryUrl, log, now: realNow });
  const paceOf = (name: 'mail' | 'push') =>
    createPace({ name, perSecond: env.rates[name], shared: redis && { redis, prefix } });
  const activity = createActivity();
  const mailer = parts.mailer ?? createMailer(env, () => clock.now(), paceOf('mail'));
  const context: AppContext = {
    ...database,
    env,
    log,
    clock,
    realNow,
    accessTokens,
    readCaller: createCallerReader({ ...database, realNow, accessTokens }),
    refreshTokens: createRefreshTokens(secret),
    passwords: createPasswords(),
    rateLimits: createRateLimits(redis && { redis, prefix }),
    wrongInvites: createWrongAttempts('invite', redis && { redis, prefix }),
    seal,
    changeQueue: createQueue(createAdaptiveLimit(database.changesAtOnce)),
    admissionTickets: createAdmissionTickets(seal, realNow),
    recentWrites: createRecentWrites({ env, realNow, replicas: database.replicas }),
    sso: env.oidc ? createOpenIdProvider(env.oidc, { log, now: realNow }) : null,
    facebook: env.facebook ? createFacebookGraph(env.facebook, { log, now: realNow }) : null,
    memberships,
    inviteCodes: createInviteCodes(env.inviteSecret ?? secret),
    lineupKeys: createLineupKeys(secret),
    news: createNewsReader({ log, now: realNow }),
    payments: env.mollie ? createMollie(env.mollie) : null,
    pushService: createPushService(env, paceOf('push')),
    live: createLiveHub({ ...database, clock }, createReaderCounter(env.liveReaders)),
    chat: createChatHub({ ...database, invalidations }, env.liveReaders, realNow),
    redis,
    invalidations,
    expectedFaults,
    faultGroups: createFaultGroups({ ...database, realNow }),
    faults: createFaultCounts(realNow, { isExpected: expectedFaults.includes }),
    activity,
    work: createWorkChannel(),
    background: createBackground(log),
    isMatchRunning: () => isMatchRunning(context),
    findCompetition: (subject) => findCompetition(database, subject),
    competitions: () => listCompetitions(database),
    partsOf(competitionId) {
      const game = { ...database, clock: clocks?.of(competitionId) ?? clock, competitionId };
      return {
        clock: game.clock,
        live: context.live.of(game),
        isMatchRunning: () => isMatchRunning(game),
      } satisfies Partial<AppContext>;
    },
    writePaymentMail: (mail) => writePaymentMail(context, mail),
    checkAnswers: false,
    ...parts,
    mailer: countMails(mailer, activity),
  };
  return context;
}
