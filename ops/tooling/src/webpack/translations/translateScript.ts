import { createHash } from 'node:crypto';
import { findTexts } from '../../texts/findTexts.js';
import { catalogueOf } from '../../texts/portalTexts.js';

/** Name of a catalogue in scripts: its path would be in each of them. */
export const shortName = (catalogue: string) =>
  createHash('sha256').update(catalogue).digest('base64url').slice(0, 6);

/** Names under which a script imports `translated.ts`. */
const IMPORT = 'import * as __translated from ';

/** Titles of sections come by the registry, all in one catalogue, by their Dutch. */
export const TITLES = 'remote.json';

const LANGUAGES = 'packages/contract/languages.ts';
const REGISTRY_READER = 'packages/platform/src/host/registry/readRegistry.ts';

/**
 * A script in which the English of all texts is read when it is drawn, and is the page's translation where there is
 * one.
 * @param script JavaScript
 * @param file from the repository
 * @param runtime request of `translated.ts`
 */
export function translateScript(script: string, file: string, runtime: string): string {
  const header = `${IMPORT}${JSON.stringify(runtime)};\n`;
  if (file === LANGUAGES)
    return (
      header +
      replaceOnce(
        script,
        file,
        /locale: ('en-GB')/,
        (value) => `get locale() { return ${call('Locale', value)} }`,
      )
    );
  if (file === REGISTRY_READER)
    return header + replaceOnce(script, file, READER, (read) => `= ${titleReader(read)}`);
  const texts = findTexts(script).toSorted((one, other) => other.start - one.start);
  if (texts.length === 0) return script;
  let result = script;
  for (const { kind, name, start, end, valueStart, entries } of texts) {
    const catalogue = JSON.stringify(shortName(catalogueOf(file, kind, name)));
    const source = script.slice(valueStart, end);
    const english =
      kind === 'texts'
        ? call('Texts', catalogue, source)
        : call('Phrase', catalogue, JSON.stringify(entries[0]?.key), source);
    result = `${result.slice(0, start)}get en() { return ${english} }${result.slice(end)}`;
  }
  return header + result;
}

/** The reader of a title in two languages. */
const READER = /= (shape\(\{\s*nl: sentence,\s*en: sentence\s*\}\))/;

const titleReader = (read: string) =>
  `(value) => { const text = ${read}(value); return { ...text, en: ${call('Phrase', JSON.stringify(shortName(TITLES)), 'text.nl', 'text.en')} }; }`;

const call = (name: 'Locale' | 'Phrase' | 'Texts', ...args: readonly string[]) =>
  `__translated.translated${name}(${args.join(', ')})`;

/** @throws an error when the script is no longer written as it is expected */
function replaceOnce(
  script: string,
  file: string,
  pattern: RegExp,
  replacement: (part: string) => string,
): string {
  if (!pattern.test(script))
    throw new Error(`${file} is written otherwise: ops/tooling/src/webpack/translations`);
  return script.replace(pattern, (_, part: string) => replacement(part));
}
