import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { Logger } from 'pino';
import type { Env } from '../../../infra/env.js';

/** Milliseconds after which a provider's configuration is read again. */
const FRESH_FOR = 60 * 60_000;
/** After a failure it is left alone for a moment: many who press the button must not all wait. */
const RETRY_AFTER = 5_000;
/** For each call to the provider, seconds. */
const TIMEOUT = 5;

interface Parts {
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
}

interface CachedConfiguration {
  readonly configuration: Configuration | null;
  readonly staleAt: number;
}

/**
 * The provider's configuration, discovered when it is first needed and kept for an hour; null while the provider can't
 * be reached and was never reached before.
 */
export function cacheConfiguration(
  { issuer, clientId, clientSecret }: NonNullable<Env['oidc']>,
  { log, now }: Parts,
): () => Promise<Configuration | null> {
  const address = new URL(issuer);
  // The demo's provider runs on this machine, without TLS. Signatures are verified either way.
  const insecure = address.protocol === 'http:' ? [allowInsecureRequests] : [];
  const execute = [enableNonRepudiationChecks, ...insecure];
  let cached: CachedConfiguration | null = null;
  let pending: Promise<Configuration | null> | null = null;

  async function discover(): Promise<Configuration | null> {
    try {
      const configuration = await discovery(address, clientId, clientSecret, undefined, {
        timeout: TIMEOUT,
        execute,
      });
      cached = { configuration, staleAt: now() + FRESH_FOR };
    } catch (error) {
      log.warn({ err: error, issuer }, 'the sign-in provider can not be reached');
      cached = { configuration: cached?.configuration ?? null, staleAt: now() + RETRY_AFTER };
    } finally {
      pending = null;
    }
    return cached.configuration;
  }

  return async () => {
    if (cached && now() < cached.staleAt) return cached.configuration;
    pending ??= discover();
    return pending;
  };
}
