import type { Context as KoaContext } from 'koa';
import { Refusal } from '../../infra/errors.js';

const VISIBLE_ASCII = /^[\x21-\x7e]{1,100}$/;

/** The key that makes a repeated call answer what the first one did; null without one. */
export function readIdempotencyKey(http: KoaContext): string | null {
  const key = http.req.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !VISIBLE_ASCII.test(key)) throw new Refusal('idempotency-key-invalid');
  return key;
}
