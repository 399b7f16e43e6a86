import { addedLanguages } from '../../texts/translations.js';

/**
 * Bytes gzip by which the first scripts may be larger where there are added languages: what has their texts found and
 * loaded. The texts themselves are a script that only their readers load.
 */
export const TRANSLATED_BYTES = addedLanguages().length > 0 ? 1_800 : 0;
