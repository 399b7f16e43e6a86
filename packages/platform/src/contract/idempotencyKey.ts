/**
 * Creates an idempotency key for one press (`CallOptions.idempotencyKey`, decisions §3.7): 32 hexadecimal characters.
 * Not
 * `randomUUID`, which browsers have on secure origins only.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
