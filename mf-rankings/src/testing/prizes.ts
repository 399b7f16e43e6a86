import type { Prize } from '@euro/api-contract';

function prize(
  slug: string,
  type: Prize['type'],
  image: string,
  [firstRank, lastRank]: [number, number],
): Prize {
  return {
    slug,
    type,
    firstRank,
    lastRank,
    sort: firstRank + lastRank,
    image,
    translations: (['nl', 'en'] as const).map((language) => ({
      language,
      title: `${slug} (${language})`,
      short: `${slug} ${language}`,
      body: `<p>Over ${slug}, <strong>eerlijk</strong>.</p>`,
    })),
  };
}

/** A prize of every kind, in no order. */
export const examplePrizes: readonly Prize[] = [
  prize('groceries', 'week', 'groceries', [1, 1]),
  prize('vouchers', 'general', 'voucher', [1, 10]),
  prize('bike', 'general', 'bike', [1, 1]),
  prize('clothing', 'general', 'clothing', [4, 12]),
  prize('computer', 'general', 'computer', [2, 3]),
  prize('second-span', 'periode-1', 'voucher', [1, 1]),
  prize('convoy', 'league-week', 'convoy', [1, 1]),
];
