import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Store } from '../store.js';

const shape = z.object({
  cookieKey: z.string().min(32),
  key: z.looseObject({ kty: z.string(), kid: z.string() }),
});

/** Signing keys of the provider: generated at the first start and stored, so that tokens outlive a restart. */
export function keptSecrets(store: Store): { readonly cookieKey: string; readonly key: JsonWebKey } {
  const parsed = shape.safeParse(store.read());
  if (parsed.success) return parsed.data;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const fresh = {
    cookieKey: randomBytes(32).toString('base64url'),
    key: {
      ...privateKey.export({ format: 'jwk' }),
      kid: randomBytes(8).toString('hex'),
      use: 'sig',
      alg: 'RS256',
    },
  };
  store.write(fresh);
  return fresh;
}
