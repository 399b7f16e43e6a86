import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeedProblems } from './feedProblem.js';

/** Far above any tournament; a larger file is a mistake. */
const MAX_BYTES = 20 * 1024 * 1024;

interface ReadOptions {
  /** The feed may do without this file. */
  readonly isOptional?: boolean;
}

/** The text of one file of the feed; null with a problem when it is missing, too large or not UTF-8. */
export async function readFeedFile(
  directory: string,
  file: string,
  problems: FeedProblems,
  { isOptional = false }: ReadOptions = {},
): Promise<string | null> {
  const path = join(directory, file);
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) {
      problems.add(file, null, null, `The file is larger than ${MAX_BYTES / 1024 / 1024} MB.`);
      return null;
    }
    const bytes = await readFile(path);
    if (isUtf16(bytes)) {
      problems.addUnreadable(file, null, null, 'The file is UTF-16 text; save it as UTF-8.');
      return null;
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (isOptional && errorCode(error) === 'ENOENT') return null;
    problems.add(file, null, null, sentenceFor(error));
    return null;
  }
}

/** By its mark of byte order, or by the zeros of Latin letters: no table has a zero byte. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || bytes.subarray(0, 64).includes(0);
}

function sentenceFor(error: unknown): string {
  switch (errorCode(error)) {
    case 'ENOENT':
      return 'The file is missing.';
    case 'EACCES':
    case 'EPERM':
      return 'The file may not be read: permission denied.';
    case 'ENOTDIR':
    case 'EISDIR':
      return 'This is not a file.';
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'The file is not UTF-8 text.';
    default:
      throw error;
  }
}

function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}
