import type { PublishedCompetition } from '@euro/api-contract';
import { competitionLook, readBrand } from '../../competition/competitionLook.js';

type BrandSource = Pick<PublishedCompetition, 'name' | 'short' | 'word' | 'brand'>;

/** Names and colours of a competition; without a brand those of the product and its first tournament. */
export function presentBrand(json: string | null, season: number): BrandSource {
  const read = readBrand(json);
  if (read) {
    const { name, short, word, ...own } = read;
    return { name, short, word, brand: own };
  }
  const nl = competitionLook({ brand: null, season }, 'nl');
  const en = competitionLook({ brand: null, season }, 'en');
  const both = (part: 'name' | 'short' | 'word') => ({ nl: nl[part], en: en[part] });
  return { name: both('name'), short: both('short'), word: both('word'), brand: null };
}
