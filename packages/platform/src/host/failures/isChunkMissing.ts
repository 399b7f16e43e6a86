import { describeError } from './describeError.js';

/** Whether a lazily loaded script is missing, by the messages of webpack and the browsers. */
export function isChunkMissing(error: unknown): boolean {
  return /ChunkLoadError|Loading (CSS )?chunk|dynamically imported module/.test(describeError(error));
}
