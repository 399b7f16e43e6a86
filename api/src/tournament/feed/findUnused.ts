import { readdir } from 'node:fs/promises';
import { PRIZE_IMAGES } from '@euro/api-contract';
import type { FeedPrize } from './feed.js';
import { PAGE_SLUGS } from './readPages.js';

const PAGES = PAGE_SLUGS.map((slug) => `${slug}.html`);
/** The files that an import reads, by their folder in the pack. */
const READ: Readonly<Record<string, readonly string[]>> = {
  '.': [
    ...['competition.json', 'scoring.json', 'brand.json'],
    ...['clubs', 'players', 'spells', 'matches', 'stats', 'values'].map((name) => `${name}.csv`),
  ],
  content: ['prizes.json'],
  'content/nl': PAGES,
  'content/en': PAGES,
};

/** Tables, settings and pages of a pack that no import reads: their names are misspelt, or there is no such page. */
export async function findUnreadFiles(directory: string): Promise<string[]> {
  const folders = Object.entries(READ).map(async ([folder, names]) => {
    const entries = await readdir(`${directory}/${folder}`, { withFileTypes: true }).catch(() => []);
    return entries
      .filter(
        (entry) => entry.isFile() && /\.(csv|json|html)$/.test(entry.name) && !names.includes(entry.name),
      )
      .map(
        ({ name }) =>
          `${folder === '.' ? '' : `${folder}/`}${name} is not read: its names are ${names.join(', ')}.`,
      );
  });
  return (await Promise.all(folders)).flat();
}

/** Drawings of prizes that do not exist: a present is shown instead. */
export function findMissingImages(prizes: readonly Pick<FeedPrize, 'slug' | 'image'>[]): string[] {
  const isKnown = (image: string) => PRIZE_IMAGES.some((one) => one === image);
  const warnings = prizes
    .filter(({ image }) => !isKnown(image))
    .map(
      ({ slug, image }) =>
        `Prize ${slug}: there is no image ${image}, a present is shown; there are ${PRIZE_IMAGES.join(', ')}.`,
    );
  // A prize is there once for each language.
  return [...new Set(warnings)];
}
