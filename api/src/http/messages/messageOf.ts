import type { ErrorCode } from '@euro/api-contract';
import { en } from './en.js';
import { nl } from './nl.js';

export type Language = 'nl' | 'en';

const sentences = { nl, en };

/** The sentence of a code in a language. */
export function messageOf(code: ErrorCode, language: Language): string {
  return sentences[language][code];
}
