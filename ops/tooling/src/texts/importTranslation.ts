import { checkTranslation, type Problem } from './checkTranslation.js';
import { readPo } from './po.js';
import type { PortalText } from './portalTexts.js';
import { type AddedLanguage, type Translation, writeTranslation } from './translations.js';

/**
 * Writes the translation of a PO file to its folder, without texts that are no longer used.
 * @returns everything that keeps it from being used; nothing is written then
 * @throws an error when the content is no PO file
 */
export function importTranslation(
  po: string,
  texts: readonly PortalText[],
  language: AddedLanguage,
  repository?: string,
): Problem[] {
  const translation = readPo(po);
  const problems = checkTranslation(texts, language, translation);
  if (problems.length === 0) writeTranslation(language, onlyUsed(translation, texts), repository);
  return problems;
}

function onlyUsed(translation: Translation, texts: readonly PortalText[]): Translation {
  const used: Record<string, Record<string, Translation[string][string]>> = {};
  for (const { catalogue, key } of texts) {
    const earlierText = translation[catalogue]?.[key];
    if (earlierText) used[catalogue] = { ...used[catalogue], [key]: earlierText };
  }
  return used;
}
