import { createRandom, type Random } from '../../infra/random/seededRandom.js';

/** Random numbers that belong to these words: the same words give the same numbers (FNV-1a). */
export function randomFor(...words: readonly (string | number)[]): Random {
  let hash = 0x811c9dc5;
  for (const character of words.join(' ')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return createRandom(hash);
}
