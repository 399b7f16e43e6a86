import { wordsOf } from './wordsOf.js';

/** A script that was to be loaded on the way did not come: webpack's own words for it, and the browsers'. */
export function isChunkMissing(error: unknown): boolean {
  return /ChunkLoadError|Loading (CSS )?chunk|dynamically imported module/.test(wordsOf(error));
}
