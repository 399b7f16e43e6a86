import { brand, type PublishedCompetition, publishedCompetition } from '@euro/api-contract';

/** What `competitions.brand` holds as JSON. */
const storedBrand = brand.extend(publishedCompetition.pick({ name: true, short: true, word: true }).shape);

type Named = Pick<PublishedCompetition, 'name' | 'short' | 'word' | 'brand'>;

/** Names and look of a competition; where it has none of its own it is called as the product and its first tournament are. */
export function presentBrand(json: string | null, season: number): Named {
  const { data } = storedBrand.safeParse(parsed(json));
  if (!data) {
    const short = `EURO ${season}`;
    return { name: same(`UEFA ${short}`), short: same(short), word: same('EuroManager'), brand: null };
  }
  const { name, short, word, ...own } = data;
  return { name, short, word, brand: own };
}

const same = (text: string) => ({ nl: text, en: text });

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
