import { LANGUAGES } from '@euro/api-contract';
import type { Context as KoaContext } from 'koa';
import { addedCodes, languageNamed, type TextLanguage } from '../../texts/index.js';
import type { Caller } from './caller.js';

/** The language of an answer: what the call asks for, else the caller's own, else Dutch (spec: Dutch by default). */
export function languageOf(http: KoaContext, caller: Pick<Caller, 'language'> | null = null): TextLanguage {
  return requestedLanguage(http) ?? caller?.language ?? 'nl';
}

/** Null when Accept-Language does not say, or names no language of ours. */
export function requestedLanguage(http: KoaContext): TextLanguage | null {
  if (http.get('accept-language') === '') return null;
  const best = http.acceptsLanguages(...Object.keys(LANGUAGES), ...addedCodes());
  return best === false ? null : languageNamed(best);
}
