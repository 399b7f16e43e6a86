import { createHash } from 'node:crypto';
import type { Context as KoaContext } from 'koa';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../infra/errors.js';
import type { SharedRedis } from '../../infra/redis/index.js';
import type { Guard } from '../routing/route.js';
import { networkOf, siteOf } from './networks.js';

const MINUTE = 60;

/** Points per duration in seconds. Generous where many people share one address: a school, a test client. */
const limits = {
  /** Wrong passwords for one account from one address: other addresses are not locked out. */
  loginByAccount: { points: 10, duration: 15 * MINUTE },
  /** Wrong passwords for one account, whatever the address: many addresses together guess no faster than this. */
  loginByAccountAnywhere: { points: 50, duration: 15 * MINUTE },
  /** Wrong passwords from one address, whatever the account. */
  loginByAddress: { points: 100, duration: 15 * MINUTE },
  /** Wrong passwords from all connections of a site. */
  loginBySite: { points: 400, duration: 15 * MINUTE },
  register: { points: 60, duration: MINUTE },
  forgotByAccount: { points: 5, duration: 60 * MINUTE },
  /** Mails to one account, whatever the address that asks for them. */
  forgotByAccountAnywhere: { points: 20, duration: 60 * MINUTE },
  forgotByAddress: { points: 30, duration: 15 * MINUTE },
  reset: { points: 30, duration: 15 * MINUTE },
  /** Tokens of welcome mails that one address tries. */
  verifyEmail: { points: 30, duration: 15 * MINUTE },
  /** Welcome mails that one user requests again: the address may belong to another person. */
  verificationMail: { points: 3, duration: 60 * MINUTE },
  /**
   * Sign-ins by a provider, started or finished: each calls another service; the header widget starts some
   * automatically.
   */
  sso: { points: 300, duration: MINUTE },
  facebook: { points: 120, duration: MINUTE },
  /** Wrong guesses of one's own password, where it is asked again. */
  passwordByUser: { points: 10, duration: 15 * MINUTE },
  /** New passwords of one user: hashing one costs processor time. */
  newPassword: { points: 30, duration: 10 * MINUTE },
  /** Mail providers unsubscribe many people from few addresses. */
  unsubscribe: { points: 600, duration: MINUTE },
  refresh: { points: 300, duration: MINUTE },
  /** Exports of one user, who may want both formats. */
  export: { points: 10, duration: 10 * MINUTE },
  /** Lists of the desk that one operator downloads: all rows of a table are read for each. */
  deskExport: { points: 60, duration: 10 * MINUTE },
  /** Searches for names and codes; wrong codes are counted separately (`wrongAttempts.ts`). */
  leagueSearch: { points: 120, duration: MINUTE },
  leagueJoin: { points: 60, duration: MINUTE },
  /** Lineups that one premium member reads before their deadline. */
  spy: { points: 60, duration: 60 * MINUTE },
  /** Messages to the help desk, of one account, and of the visitors of one address. */
  helpByAsker: { points: 60, duration: 60 * MINUTE },
  helpByAddress: { points: 60, duration: 60 * MINUTE },
  /** Complaints of one user. */
  complaint: { points: 30, duration: 60 * MINUTE },
  /** Codes that one user tries: far from enough to guess one. */
  coupon: { points: 60, duration: 10 * MINUTE },
  /** Orders that one user begins. */
  payment: { points: 30, duration: 10 * MINUTE },
  /**
   * Status requests and cancellations of open orders by one user: each calls the provider, who limits all of us
   * together.
   */
  paymentRequest: { points: 120, duration: MINUTE },
  /** The payment provider calls from few addresses, and repeats itself. */
  webhook: { points: 3000, duration: MINUTE },
  /** Payers know the id of their payment, and anybody may call the webhook with it. */
  webhookByPayment: { points: 120, duration: MINUTE },
  /** Feed messages from one address: a provider that sends every second for eight simultaneous matches stays below. */
  feed: { points: 1200, duration: MINUTE },
  /** Encoding a picture again costs processor time. */
  upload: { points: 20, duration: MINUTE },
  /** Pictures for other sites: drawing one costs processor time; crawlers fetch many from few addresses. */
  share: { points: 240, duration: MINUTE },
  /** Titles of pages for crawlers, whom gateways behind another proxy ask for from one address. */
  preview: { points: 1200, duration: MINUTE },
  /** Fault reports of browsers: one fault affects all browsers behind an address at the same time. */
  faultsByAddress: { points: 600, duration: MINUTE },
  /** Kinds of faults that one address is the first to report. */
  faultKinds: { points: 40, duration: 60 * MINUTE },
  /** Devices that one user subscribes: each may be at another push service. */
  pushSubscribe: { points: 30, duration: 10 * MINUTE },
  /** Subscriptions replaced from one address; a push service may replace those of many browsers at the same time. */
  pushReplace: { points: 120, duration: MINUTE },
  /** Notifications that one user sends to himself. */
  pushTest: { points: 6, duration: 10 * MINUTE },
  chatByAddress: { points: 1200, duration: MINUTE },
  /** Comments of one user: a few in a row, and not too many in all. */
  chatBurst: { points: 5, duration: 10 },
  chatInsert: { points: 30, duration: MINUTE },
  /** Votes, reactions and deletions of one user. */
  chatChange: { points: 60, duration: MINUTE },
  /** Lists read, and lines opened, by one user. */
  chatRead: { points: 120, duration: MINUTE },
} as const;

type LimitName = keyof typeof limits;

export interface RateLimits {
  /** Counts one attempt; throws the refusal when there were too many. */
  consume(limit: LimitName, key: string): Promise<void>;
  /** Refunds an attempt that turned out to be correct. */
  forgive(limit: LimitName, key: string): Promise<void>;
}

/** The store of counts that all processes share. */
export interface SharedCounts {
  readonly redis: SharedRedis;
  /** Prefix of every count's key. */
  readonly prefix: string;
}

interface Counter {
  readonly own: RateLimiterMemory;
  readonly shared: RateLimiterRedis | null;
}

/**
 * Counts in this process, and also in the shared store where there is one; the stricter count decides. If the store
 * fails, each process falls back to its own count.
 */
export function createRateLimits(counts: SharedCounts | null = null): RateLimits {
  const counters = new Map<string, Counter>();

  function counterOf(name: LimitName): Counter {
    const counter = counters.get(name);
    if (counter) return counter;
    const options = { ...limits[name], keyPrefix: name };
    const limiters = {
      own: new RateLimiterMemory(options),
      shared:
        counts &&
        new RateLimiterRedis({
          ...options,
          keyPrefix: `${counts.prefix}limit:${name}`,
          storeClient: counts.redis.commands,
        }),
    };
    counters.set(name, limiters);
    return limiters;
  }

  /** Falls back to the local count when the shared store fails. */
  async function together(ask: () => Promise<unknown>): Promise<void> {
    if (!counts?.redis.isUsable()) return;
    try {
      await ask();
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      counts.redis.failed(error);
    }
  }

  return {
    async consume(limit, key) {
      const { own, shared } = counterOf(limit);
      try {
        await own.consume(key);
        if (shared) await together(() => shared.consume(sharedName(key)));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new Refusal('too-many-requests', { retryAfter }, { 'Retry-After': String(retryAfter) });
      }
    },
    async forgive(limit, key) {
      const { own, shared } = counterOf(limit);
      await own.reward(key);
      if (shared) await together(() => shared.reward(sharedName(key)));
    },
  };
}

/** A guard that counts calls per address. */
export function limitPerAddress(limit: LimitName): Guard<'too-many-requests'> {
  return {
    refuses: ['too-many-requests'],
    check: (http, context) => context.rateLimits.consume(limit, addressOf(http)),
  };
}

/** The caller's address as limits count it, behind the gateway the one that it saw (`app.proxy`). */
export function addressOf(http: KoaContext): string {
  return networkOf(http.ip);
}

/** The site of the caller's address, where it has one. */
export function siteOfCaller(http: KoaContext): string | null {
  return siteOf(http.ip);
}

/**
 * Hash of a key for the shared Redis: the key itself contains addresses and names of people, which stay in this
 * process.
 */
export function sharedName(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}
