import type { PrizeWinner } from '@euro/api-contract';

/** The winner of matchday 1, for whom nothing was done yet, by default. */
export const exampleWinner = (fields: Partial<PrizeWinner> = {}): PrizeWinner => ({
  ...{ prize: 'speeldag', ranking: 'week', firstWeek: 1, lastWeek: 1 },
  title: { nl: 'Een tegoedbon van 50 euro', en: 'A voucher of 50 euros' },
  rank: 1,
  team: { id: 7, name: 'Kessel Kickers' },
  user: { id: 12, name: 'Lotte Peeters', email: 'lotte@demo.test', language: 'nl' },
  ...{ state: null, contact: null, track: null, changedAt: null, isWinner: true },
  ...fields,
});
