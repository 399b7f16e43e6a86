import type { ErrorCode, Language } from '@euro/api-contract';
import { en } from './en.js';
import { nl } from './nl.js';

export type { Language };

const sentences: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = { nl, en };

/** The sentence of a code in a language. */
export function messageOf(code: ErrorCode, language: Language): string {
  return sentences[language][code];
}
