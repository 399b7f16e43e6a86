import { useLocale } from '@euro/platform/react';

/** Languages whose texts are files, by code; undefined, and all that is for them left out, in a build without any. */
declare const ADDED_LANGUAGES: Readonly<Record<string, unknown>> | undefined;

/** The language that addresses of the API name (`?lang=`): the page's, also when it is an added one (ADR 42). */
export const useTextLanguage: () => string =
  typeof ADDED_LANGUAGES === 'undefined' ? useLocale : useShownLanguage;

function useShownLanguage(): string {
  const locale = useLocale();
  const [, code = ''] = /(?:^|; )translation=([\w-]+)/.exec(document.cookie) ?? [];
  return locale === 'en' && Object.hasOwn(ADDED_LANGUAGES ?? {}, code) ? code : locale;
}
