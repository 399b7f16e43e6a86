import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must be read again later, unlike a password: the tokens of other services. */
export interface Seal {
  /** @param owner what the secret belongs to: it opens for nothing else. */
  close(secret: string, owner: string): string;
  /** Null when the text was sealed with another key or for another owner, or was changed since. */
  open(sealed: string, owner: string): string | null;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** The length that GCM is designed for. */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM with its own key, derived from the installation's secret (HKDF, RFC 5869). */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'euromanager seal v1', KEY_BYTES));
  return {
    close(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      try {
        const body = bytes.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
