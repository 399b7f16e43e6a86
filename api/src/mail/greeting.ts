import type { Language } from '../http/index.js';

const hello: Readonly<Record<Language, string>> = { nl: 'Dag', en: 'Hello' };

/** How a mail begins: "Dag Kevin", or "Dag" when it carries no name. */
export function greeting(language: Language, firstName: string): string {
  return `${hello[language]} ${firstName}`.trim();
}
