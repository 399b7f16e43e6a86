/** A file whose address changes with its content. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** Made for one answer. */
export const NEVER = 'no-store';
/** Kept, and asked after each time. */
export const ASK_FIRST = 'no-cache';

/** Only names with a hash in them may be kept for ever; a pattern that JavaScript and nginx read alike. */
export const HASHED_NAME = '\\.[0-9a-f]{8}\\.\\w+$';
const hashedName = new RegExp(HASHED_NAME);

/** How long browsers may keep a file of the shell. */
export function shellCaching(file: string): string {
  return hashedName.test(file) ? FOR_EVER : ASK_FIRST;
}
