import { defineTexts, type TextLanguage } from '../texts/index.js';

const texts = defineTexts(import.meta.url, { nl: { hello: 'Dag {name}' }, en: { hello: 'Hello {name}' } });

/** Greeting of a mail: "Dag Kevin", or "Dag" without a name. */
export function greeting(language: TextLanguage, firstName: string): string {
  return texts(language)('hello', { name: firstName }).trim();
}
