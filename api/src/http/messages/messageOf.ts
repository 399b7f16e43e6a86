import type { ErrorCode, Language } from '@euro/api-contract';
import type { TextLanguage } from '../../texts/index.js';
import { errorTexts } from './errorTexts.js';

export type { Language };

/** The sentence of a code in a language. */
export function messageOf(code: ErrorCode, language: TextLanguage): string {
  return errorTexts(language)(code);
}
