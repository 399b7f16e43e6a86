import { useLocale } from '@euro/platform/react';

/** Languages whose texts are files, by code; undefined, and all that is for them left out, in a build without any. */
declare const ADDED_LANGUAGES: Readonly<Record<string, unknown>> | undefined;

/** The language that addresses of the API name (`?lang=`): the page's, also when it is an added one (ADR 42). */
export function useTextLanguage(): string {
  const locale = useLocale();
  if (typeof ADDED_LANGUAGES === 'undefined' || locale !== 'en') return locale;
  const [, code = ''] = /(?:^|; )translation=([\w-]+)/.exec(document.cookie) ?? [];
  return Object.hasOwn(ADDED_LANGUAGES, code) ? code : locale;
}
