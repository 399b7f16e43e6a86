import type { Middleware } from 'koa';
import { MollieError } from './mollieError.js';

/** Lifetime of a key at Mollie. */
const LIFETIME = 60 * 60_000;

interface Remembered {
  readonly request: string;
  readonly at: number;
  /** Null while the first request is in progress. */
  answer: { readonly status: number; readonly body: unknown } | null;
}

/**
 * `Idempotency-Key`: a retried request receives the stored response and is not executed again. Server errors are not
 * stored.
 * @param now epoch milliseconds
 */
export function createIdempotency(now: () => number): Middleware {
  const keys = new Map<string, Remembered>();

  return async function once(ctx, proceed) {
    const key = ctx.get('Idempotency-Key');
    if (!key) return proceed();
    const request = `${ctx.method} ${ctx.path} ${JSON.stringify(ctx.request.body)}`;
    const stored = keys.get(key);
    if (stored && now() - stored.at < LIFETIME) {
      if (stored.request !== request)
        throw new MollieError(422, 'The idempotency key was used for another request');
      if (!stored.answer) throw new MollieError(409, 'A request with this idempotency key is under way');
      ctx.status = stored.answer.status;
      ctx.body = stored.answer.body;
      return;
    }
    const fresh: Remembered = { request, at: now(), answer: null };
    keys.set(key, fresh);
    try {
      await proceed();
      fresh.answer = { status: ctx.status, body: ctx.body };
    } catch (error) {
      const isDecided = error instanceof MollieError && error.status < 500 && error.status !== 429;
      if (isDecided) fresh.answer = { status: error.status, body: error.toBody() };
      else keys.delete(key);
      throw error;
    }
  };
}
