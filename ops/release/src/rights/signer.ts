import { readFileSync } from 'node:fs';
import { CompactSign, compactVerify, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Signer } from '../registry/objectStore.js';
import { type PublicKey, publicKey } from './rights.js';

const ALGORITHM = 'EdDSA';

/** A new pair of keys; the private one contains the public one. */
export async function makeKeys(): Promise<{ readonly privateKey: JWK; readonly publicKey: PublicKey }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(privateKey);
  return { privateKey: jwk, publicKey: publicKey.parse(jwk) };
}

/** @throws Error with one sentence when it is no private key of Ed25519 */
export async function signerOf(jwk: JWK, place: string): Promise<Signer> {
  const own = publicKey.safeParse(jwk);
  if (!own.success || typeof jwk.d !== 'string') throw new Error(noKey(place));
  const key = await importJWK(jwk, ALGORITHM).catch(() => {
    throw new Error(noKey(place));
  });
  return {
    key: own.data,
    sign: (content) =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(content)))
        .setProtectedHeader({ alg: ALGORITHM })
        .sign(key),
  };
}

/** The key of `RELEASE_KEY`, a file; null without that. @throws Error with one sentence */
export async function signerFrom({ RELEASE_KEY: file }: NodeJS.ProcessEnv): Promise<Signer | null> {
  if (!file) return null;
  let jwk: JWK;
  try {
    jwk = JSON.parse(readFileSync(file, 'utf8')) as JWK;
  } catch {
    throw new Error(noKey(file));
  }
  return signerOf(jwk, file);
}

/** The signed content; null when the signature is not of this key. */
export async function readSigned(signature: string, key: PublicKey): Promise<unknown> {
  try {
    const { payload } = await compactVerify(signature, await importJWK(key, ALGORITHM));
    return JSON.parse(new TextDecoder().decode(payload)) as unknown;
  } catch {
    return null;
  }
}

const noKey = (place: string) =>
  `${place} is no private key: RELEASE_KEY names a file made by npm run release -- make-key FILE.`;
