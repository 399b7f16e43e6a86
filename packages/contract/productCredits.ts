interface Credit {
  readonly nl: string;
  readonly en: string;
  readonly url?: string;
}

/** The credits of the product's first tournament, and of brands that were stored before they had credits. */
export const PRODUCT_CREDITS: readonly Credit[] = [
  { nl: 'Data: StatsBomb', en: 'Data: StatsBomb', url: 'https://statsbomb.com/' },
  {
    nl: 'Selecties en uitslagen: openfootball (CC0)',
    en: 'Squads and results: openfootball (CC0)',
    url: 'https://github.com/openfootball',
  },
  { nl: 'Niet verbonden aan UEFA of FIFA', en: 'Not affiliated with UEFA or FIFA' },
];
