import type { ErrorCode, Language } from '@euro/api-contract';
import { momentInWords, type TextLanguage } from '../../texts/index.js';
import { errorTexts } from './errorTexts.js';

export type { Language };

/**
 * The sentence of a code in a language.
 * @param details those of the refusal; some sentences name the moment `until` which it holds
 */
export function messageOf(
  code: ErrorCode,
  language: TextLanguage,
  { until }: Readonly<Record<string, unknown>> = {},
): string {
  const moment = typeof until === 'string' ? momentInWords(Date.parse(until), language) : '';
  return errorTexts(language)(code, { isLimited: String(moment !== ''), until: moment });
}
