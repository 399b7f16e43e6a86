import type { Middleware } from 'koa';
import { MollieError } from './mollieError.js';

/** As long as Mollie remembers a key. */
const LIFETIME = 60 * 60_000;

interface Remembered {
  readonly request: string;
  readonly at: number;
  /** Null while the first is under way. */
  answer: { readonly status: number; readonly body: unknown } | null;
}

/**
 * `Idempotency-Key`: what was done with a key is answered again, not done again. Failures of the server are forgotten.
 * @param now epoch milliseconds
 */
export function createIdempotency(now: () => number): Middleware {
  const keys = new Map<string, Remembered>();

  return async function once(ctx, proceed) {
    const key = ctx.get('Idempotency-Key');
    if (!key) return proceed();
    const request = `${ctx.method} ${ctx.path} ${JSON.stringify(ctx.request.body)}`;
    const known = keys.get(key);
    if (known && now() - known.at < LIFETIME) {
      if (known.request !== request)
        throw new MollieError(422, 'The idempotency key was used for another request');
      if (!known.answer) throw new MollieError(409, 'A request with this idempotency key is under way');
      ctx.status = known.answer.status;
      ctx.body = known.answer.body;
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
