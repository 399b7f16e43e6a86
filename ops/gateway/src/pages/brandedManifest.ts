import type { Language } from '@euro/api-contract';
import { isBranded } from './brandedPage.js';
import type { PageAddress } from './competitions.js';

/** Manifests of the installed portal among the files of the shell, by the language of the pages that link them. */
export const MANIFESTS: Readonly<Record<string, Language>> = {
  '/manifest.webmanifest': 'nl',
  '/manifest.en.webmanifest': 'en',
};

/** The tournament's name in the manifest of the build. */
const PRODUCT_SHORT = 'EURO 2024';

interface Manifest {
  readonly description: string;
}

/**
 * A manifest with the name and colours of the default competition, which the portal is installed by; null where the
 * built one says just that. The icons are those of the build.
 */
export function brandedManifest(
  text: string,
  { competition }: Pick<PageAddress, 'competition'>,
  language: Language,
): string | null {
  if (!competition || !isBranded(competition)) return null;
  const { word, short, brand } = competition;
  const manifest: Manifest = JSON.parse(text);
  return JSON.stringify({
    ...manifest,
    name: word[language],
    short_name: word[language],
    description: manifest.description.replaceAll(PRODUCT_SHORT, short[language]),
    ...(brand && { theme_color: brand.colours.nightDeep, background_color: brand.colours.nightDeep }),
  });
}
