import { defineTexts, type TextLanguage } from '../texts/index.js';

const texts = defineTexts(import.meta.url, { nl: { hello: 'Dag {name}' }, en: { hello: 'Hello {name}' } });

/** How a mail begins: "Dag Kevin", or "Dag" when it carries no name. */
export function greeting(language: TextLanguage, firstName: string): string {
  return texts(language)('hello', { name: firstName }).trim();
}
