import { NAME_END } from '../../packed/index.js';

/** Bytes of UTF-8 that a key holds at most; no name that people give is longer. */
export const LETTERS = 64;

/**
 * The ends of a team's names, each once: `de kom` has `de kom`, `e kom`, `kom`, `om` and `m`, so that any part of a name is the
 * beginning of one of them. None begins with a space: what is searched for doesn't either.
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

/** As much of a text as a key holds. */
export function firstBytes(text: string): Buffer {
  return Buffer.from(text).subarray(0, LETTERS);
}

/** What comes after every key that begins like this. The last byte of a text in UTF-8 is never the highest there is. */
export function firstBytesAfter(text: string): Buffer {
  const bytes = Buffer.from(firstBytes(text));
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) + 1, bytes.length - 1);
  return bytes;
}
