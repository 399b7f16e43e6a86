import { NAME_END } from './foldNames.js';

/** Bytes of UTF-8 that a key holds at most; no name that people give is longer. */
export const LETTERS = 64;

/**
 * The ends of a team's names, each once: `de kom` has `de kom`, `e kom`, `kom`, `om` and `m`, so that any part of a
 * name is the beginning of one of them. None begins with a space: what is searched for doesn't either.
 * @param names as `foldNames` gives them
 */
export function nameEnds(names: string): Buffer[] {
  const ends = new Map<string, Buffer>();
  for (const name of names.split(NAME_END)) {
    const letters = [...name];
    for (let at = 0; at < letters.length; at += 1) {
      if (letters[at]?.trim() === '') continue;
      const bytes = firstBytes(letters.slice(at).join(''));
      ends.set(bytes.toString('latin1'), bytes);
    }
  }
  return [...ends.values()];
}

/** The part of a text that fits into a key. */
export function firstBytes(text: string): Buffer {
  return Buffer.from(text).subarray(0, LETTERS);
}

/**
 * The least key above all keys with this prefix. The last byte of UTF-8 text is never 0xFF, so it can be incremented.
 */
export function firstBytesAfter(text: string): Buffer {
  const bytes = Buffer.from(firstBytes(text));
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) + 1, bytes.length - 1);
  return bytes;
}
