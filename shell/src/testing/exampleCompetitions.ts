import { competitionCalls, type PublishedCompetition } from '@euro/api-contract';
import { exampleEuro } from '@euro/platform/testing';
import { pageCompetition } from '../competition/readCompetition.js';

export { exampleEuro };

export const exampleWorldCup: PublishedCompetition = {
  ...exampleEuro,
  competitionFeed: 'WORLDM',
  seasonId: 2022,
  slug: 'wk-2022',
  state: 'archived',
  isDefault: false,
  name: { nl: 'WK voetbal 2022', en: 'World Cup 2022' },
  short: { nl: 'WK 2022', en: 'World Cup 2022' },
  word: { nl: 'WK-manager', en: 'World Cup Manager' },
  brand: {
    colours: {
      night: '#5C1035',
      nightDeep: '#380720',
      nightLift: '#7B1D4A',
      soft: '#F0BFD2',
      accent: '#4DE8D4',
      brandText: '#7B1246',
      data: '#B02A6B',
    },
    emblem: '',
    hero: { nl: 'De hele wereld kijkt.', en: 'The whole world is watching.' },
    credits: [
      { nl: 'Data: StatsBomb', en: 'Data: StatsBomb' },
      { nl: 'Niet verbonden aan FIFA', en: 'Not affiliated with FIFA' },
    ],
  },
  firstDeadline: '2022-11-20T16:00:00.000Z',
  lastMatch: '2022-12-18T15:00:00.000Z',
};

const slugs = ['', 'wk-2022'];

/** Pages of the default competition, where there is another one. */
export const besideWorldCup = pageCompetition({ slug: '', slugs, seasonId: 2024 });
/** Pages of the other one. */
export const inWorldCup = pageCompetition({
  slug: 'wk-2022',
  slugs,
  seasonId: 2022,
  own: exampleWorldCup,
  isArchive: true,
  search: '?competitionFeed=WORLDM&seasonId=2022',
  call: { competitionFeed: 'WORLDM', seasonId: 2022, calls: competitionCalls() },
});
