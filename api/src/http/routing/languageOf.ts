import { languageCode } from '@euro/api-contract';
import type { Context as KoaContext } from 'koa';
import type { Language } from '../messages/messageOf.js';
import type { Caller } from './caller.js';

/** The language of an answer: what the call asks for, else the caller's own, else Dutch (spec: Dutch by default). */
export function languageOf(http: KoaContext, caller: Pick<Caller, 'language'> | null = null): Language {
  return requestedLanguage(http) ?? caller?.language ?? 'nl';
}

/** Null when Accept-Language does not say, or names no language of ours. */
export function requestedLanguage(http: KoaContext): Language | null {
  if (http.get('accept-language') === '') return null;
  const best = languageCode.safeParse(http.acceptsLanguages(...languageCode.options));
  return best.data ?? null;
}
