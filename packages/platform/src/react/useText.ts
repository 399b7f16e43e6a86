import type { Locale } from '../contract/state.js';
import { createTranslator, type Texts, type Translate } from './createTranslator.js';
import { usePlatform } from './PlatformProvider.js';
import { useShared } from './useShared.js';

/** The reader's language. */
export function useLocale(): Locale {
  return useShared(usePlatform().state.locale);
}

/**
 * Translates with the given texts into the reader's language, for the page's competition: `const t = useText(texts);
 * t('save')`.
 */
export function useText<K extends string>(texts: Texts<K>): Translate<K> {
  const settings = useShared(usePlatform().state.application).value;
  return createTranslator(texts, useLocale(), settings?.sides);
}
