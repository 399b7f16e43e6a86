import { po } from 'gettext-parser';
import { pluralCases } from './checkTranslation.js';
import { placeholdersOf } from './icu.js';
import type { PortalText } from './portalTexts.js';
import type { AddedLanguage, Translation } from './translations.js';

/** Tools check placeholders and plurals of ICU messages where they see it. */
const FLAG = 'icu-message-format';

/**
 * Writes texts as a PO file for translators: the Dutch as source, catalogue and key as context, the English and the
 * placeholders as comments. Existing translations are included; `fuzzy` where their source has changed.
 */
export function writePo(
  texts: readonly PortalText[],
  language: AddedLanguage,
  translation: Translation,
): string {
  const entries: Record<string, Record<string, object>> = {};
  for (const text of texts) {
    const translatedText = translation[text.catalogue]?.[text.key];
    const isOutdated = translatedText !== undefined && translatedText.nl !== text.nl;
    const context = contextOf(text);
    entries[context] = {
      [text.nl]: {
        msgctxt: context,
        msgid: text.nl,
        msgstr: [translatedText?.text ?? ''],
        comments: {
          extracted: commentOf(text, language),
          reference: text.catalogue.replace(/#.*/, ''),
          flag: isOutdated ? `fuzzy, ${FLAG}` : FLAG,
        },
      },
    };
  }
  const headers = {
    'Project-Id-Version': 'EuroManager',
    Language: language.locale.replace('-', '_'),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Source-Language': 'nl-BE',
  };
  const file = { charset: 'utf-8', headers, translations: entries } as Parameters<typeof po.compile>[0];
  return `${po.compile(file, { foldLength: 0 }).toString('utf8')}\n`;
}

/** Reads a PO file. Texts that are `fuzzy` count as not translated. @throws an error when it is none */
export function readPo(content: string): Translation {
  const { translations } = po.parse(content);
  const read: Record<string, Record<string, { nl: string; text: string }>> = {};
  for (const [context, entries] of Object.entries(translations)) {
    const { catalogue, key } = placeOf(context);
    if (catalogue === '') continue;
    for (const { msgid, msgstr, comments } of Object.values(entries)) {
      if (comments?.flag?.split(/,\s*/).includes('fuzzy')) continue;
      read[catalogue] = { ...read[catalogue], [key]: { nl: msgid, text: msgstr[0] ?? '' } };
    }
  }
  return read;
}

/** No name of a file or of a constant has a space. */
const contextOf = ({ catalogue, key }: PortalText) => `${catalogue} ${key}`;

function placeOf(context: string): { readonly catalogue: string; readonly key: string } {
  const at = context.indexOf(' ');
  return { catalogue: context.slice(0, Math.max(0, at)), key: context.slice(at + 1) };
}

function commentOf({ nl, en }: PortalText, { locale }: AddedLanguage): string {
  const placeholders = placeholdersOf(nl);
  const counts = placeholders.some((each) => each.endsWith(': plural'));
  return [
    `English: ${en.replaceAll('\n', '\\n')}`,
    placeholders.length > 0 ? `Placeholders: ${placeholders.map((each) => `{${each}}`).join(', ')}` : '',
    counts ? `Plural cases of this language: ${pluralCases(locale).join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}
