import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { REPOSITORY } from '@euro/release';
import { checkTranslation, type Problem } from './checkTranslation.js';
import { importTranslation } from './importTranslation.js';
import { writePo } from './po.js';
import { type PortalText, readPortalTexts } from './portalTexts.js';
import { pseudoMessage } from './pseudo.js';
import {
  type AddedLanguage,
  addedLanguages,
  PSEUDO,
  readTranslation,
  TRANSLATIONS,
  writeTranslation,
} from './translations.js';
import { writeApiTranslations } from './writeApiTranslations.js';

const HELP = `npm run texts -- export fr [--locale fr-BE] [--out DIR]   writes fr.po for translators
npm run texts -- import fr FILE [--locale fr-BE]          checks a PO file, and writes translations/fr
npm run texts -- check                                    names what every added language lacks
npm run texts -- build                                    checks, and writes what the API reads; \`npm run build\` does so
npm run texts -- pseudo [--remove]                        writes the pseudo-language (built with PSEUDO_LANGUAGE=1)`;

/** Problems that are listed; a file that is not this language's has thousands. */
const LISTED = 50;

/** User errors: printed as a sentence, without a stack. */
class RefusalError extends Error {}

const { values, positionals } = readArguments();
const [verb, code, file] = positionals;

try {
  if (verb === 'export') exportTexts(languageOf(code));
  else if (verb === 'import') importTexts(languageOf(code), file);
  else if (verb === 'check') checkAll();
  else if (verb === 'build') buildAll();
  else if (verb === 'pseudo') makePseudo();
  else throw new RefusalError(HELP);
} catch (error) {
  if (!(error instanceof RefusalError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      options: { out: { type: 'string' }, locale: { type: 'string' }, remove: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${HELP}`);
    process.exit(1);
  }
}

function exportTexts(language: AddedLanguage): void {
  const folder = resolve(process.env.INIT_CWD ?? '.', values.out ?? '.');
  const texts = readPortalTexts();
  const path = join(folder, `${language.code}.po`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, writePo(texts, language, readTranslation(language.code)));
  console.log(`${texts.length} texts for ${language.name} (${language.locale}) in ${path}`);
}

function importTexts(language: AddedLanguage, path: string | undefined): void {
  if (!path) throw new RefusalError(HELP);
  const from = resolve(process.env.INIT_CWD ?? '.', path);
  if (!existsSync(from)) throw new RefusalError(`There is no ${from}.`);
  const texts = readPortalTexts();
  report(language, importFile(from, texts, language), 'Nothing was written.');
  console.log(
    `${texts.length} texts in ${TRANSLATIONS}/${language.code}: ${language.name} (${language.locale})`,
  );
}

function importFile(path: string, texts: readonly PortalText[], language: AddedLanguage): Problem[] {
  try {
    return importTranslation(readFileSync(path, 'utf8'), texts, language);
  } catch (error) {
    throw new RefusalError(`${path} is no PO file: ${error instanceof Error ? error.message : error}`);
  }
}

function checkAll(): void {
  const texts = readPortalTexts();
  const languages = addedLanguages();
  for (const language of languages)
    report(language, checkTranslation(texts, language, readTranslation(language.code)), 'Nothing is built.');
  const names = languages.map(({ name }) => name).join(', ') || 'no added language';
  console.log(`${texts.length} texts in Dutch and English, and in ${names}.`);
}

function buildAll(): void {
  checkAll();
  // After a refusal nothing is built.
  writeApiTranslations(addedLanguages());
}

function report({ code }: AddedLanguage, problems: readonly Problem[], outcome: string): void {
  if (problems.length === 0) return;
  const lines = problems
    .slice(0, LISTED)
    .map(({ catalogue, key, problem }) => `${code}: ${catalogue} “${key}” ${problem}`);
  const more = problems.length > LISTED ? [`… and ${problems.length - LISTED} more`] : [];
  throw new RefusalError(
    [
      ...lines,
      ...more,
      `${problems.length === 1 ? '1 problem' : `${problems.length} problems`}. ${outcome}`,
    ].join('\n'),
  );
}

function makePseudo(): void {
  if (values.remove) {
    rmSync(join(REPOSITORY, TRANSLATIONS, PSEUDO.code), { recursive: true, force: true });
    return;
  }
  const texts = readPortalTexts();
  const translation: Record<string, Record<string, { nl: string; text: string }>> = {};
  for (const { catalogue, key, nl, en } of texts)
    translation[catalogue] = { ...translation[catalogue], [key]: { nl, text: pseudoMessage(en) } };
  report(PSEUDO, checkTranslation(texts, PSEUDO, translation), 'Nothing was written.');
  writeTranslation(PSEUDO, translation);
  console.log(`${texts.length} texts in ${TRANSLATIONS}/${PSEUDO.code}; build with PSEUDO_LANGUAGE=1`);
}

/** The language of a code: the imported one, else the platform's. */
function languageOf(code: string | undefined): AddedLanguage {
  if (!code || !/^[a-z]{2,3}(-[A-Z]{2})?$/.test(code))
    throw new RefusalError(`Name a language, such as fr.\n${HELP}`);
  if (code === 'nl' || code === 'en')
    throw new RefusalError(`The texts in ${code} are in the sources (defineTexts).`);
  const language = addedLanguages().find((each) => each.code === code);
  const locale = values.locale ?? language?.locale ?? code;
  if (!isLocaleOf(locale, code))
    throw new RefusalError(`${locale} is no locale of ${code} that this Node knows.`);
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return { code, locale, name };
}

function isLocaleOf(locale: string, code: string): boolean {
  try {
    const same = new Intl.Locale(locale).language === new Intl.Locale(code).language;
    return same && Intl.PluralRules.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}
