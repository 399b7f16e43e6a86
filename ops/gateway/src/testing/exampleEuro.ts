import type { PublishedCompetition } from '@euro/api-contract';

export const exampleEuro: PublishedCompetition = {
  competitionFeed: 'EUROM',
  seasonId: 2024,
  slug: '',
  state: 'running',
  isDefault: true,
  name: { nl: 'UEFA EURO 2024', en: 'UEFA EURO 2024' },
  short: { nl: 'EURO 2024', en: 'EURO 2024' },
  word: { nl: 'EuroManager', en: 'EuroManager' },
  brand: null,
  firstDeadline: '2024-06-14T19:00:00.000Z',
  lastMatch: '2024-07-14T19:00:00.000Z',
};
