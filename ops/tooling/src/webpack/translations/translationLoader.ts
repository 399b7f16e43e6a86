import type { LoaderContext } from 'webpack';
import { addedLanguages, filesOfTranslation, packageOf, readTranslation } from '../../texts/translations.js';
import { shortName, TITLES } from './translateScript.js';

/** Packages whose texts are in the scripts of the shell, and in those of every section beside its own. */
const OF_SHELL = ['shell', 'platform', 'contract', 'design-system'];
const OF_SECTIONS = ['game-ui', 'contract'];

/** `translated.js?translation=fr&of=shell` becomes the module with these texts. */
export default function translationLoader(this: LoaderContext<unknown>): string {
  const query = new URLSearchParams(this.resourceQuery);
  const code = query.get('translation') ?? '';
  const bundle = query.get('of') ?? '';
  for (const file of filesOfTranslation(code)) this.addDependency(file);
  const locale = addedLanguages().find((language) => language.code === code)?.locale;
  return `export default ${JSON.stringify({ locale, texts: textsOf(code, bundle) })};`;
}

function textsOf(code: string, bundle: string): Record<string, Record<string, string>> {
  const packages = bundle === 'shell' ? OF_SHELL : [bundle, ...OF_SECTIONS];
  const entries = Object.entries(readTranslation(code));
  const texts = Object.fromEntries(
    entries
      .filter(([catalogue]) => packages.includes(packageOf(catalogue)) && !isTitles(catalogue))
      .map(([catalogue, own]) => [
        shortName(catalogue),
        Object.fromEntries(Object.entries(own).map(([key, { text }]) => [key, text])),
      ]),
  );
  if (bundle !== 'shell') return texts;
  const titles = entries
    .filter(([catalogue]) => isTitles(catalogue))
    .flatMap(([, own]) => Object.entries(own));
  const byDutch = Object.fromEntries(titles.map(([key, { text }]) => [key, text]));
  return { ...texts, [shortName(TITLES)]: byDutch };
}

const isTitles = (catalogue: string) => catalogue.endsWith('/remote.json');
