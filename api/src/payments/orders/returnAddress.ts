import type { Env } from '../../infra/env.js';
import { Refusal } from '../../infra/errors.js';

/** Letters outside ASCII grow to nine characters; an order keeps 700 with its own part. */
const LONGEST = 600;

/** Checks the address to which the payer returns (decisions §6.4); others are refused as `redirect-refused`. */
export function requireReturnAddress(address: string, { allowedOrigins }: Pick<Env, 'allowedOrigins'>): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !allowedOrigins.includes(url.origin) || url.username !== '' || url.password !== '') {
    throw new Refusal('redirect-refused');
  }
  if (url.href.length > LONGEST) throw new Refusal('redirect-refused');
  return url;
}

/** The address with the order in its query, so that the page knows what to ask for. */
export function withOrder(address: URL, orderId: number): string {
  const url = new URL(address);
  url.searchParams.set('order', String(orderId));
  return url.href;
}
