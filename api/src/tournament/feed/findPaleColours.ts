import { contrast } from '@euro/design-system/geometry';
import type { FeedBrand } from './feed.js';

type Colour = keyof FeedBrand['colours'];

const LIGHT_GROUND = '#ffffff';
/** Contrast that text needs (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;
/** Colours of text, and the colour behind each. */
const TEXTS: readonly (readonly [text: Colour, ground: Colour | typeof LIGHT_GROUND])[] = [
  ['soft', 'night'],
  ['soft', 'nightDeep'],
  ['accent', 'night'],
  ['brandText', LIGHT_GROUND],
];

/** Colours of a brand that are hard to read; the pages show them as they are. */
export function findPaleColours(brand: FeedBrand | null): string[] {
  if (!brand) return [];
  const { colours } = brand;
  return TEXTS.flatMap(([text, ground]) => {
    const ratio = contrast(colours[text], ground === LIGHT_GROUND ? ground : colours[ground]);
    if (ratio >= TEXT) return [];
    return [`brand.json: ${text} on ${ground} has a contrast of ${ratio.toFixed(1)}; text needs ${TEXT}.`];
  });
}
