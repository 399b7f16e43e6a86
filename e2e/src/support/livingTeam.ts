import type { Lineup } from './manager.js';

/** Players of the journey through the tournament, by their ids in the feed. */
export const PLAYER = {
  rangnick: 1500,
  donnarumma: 701,
  mamardashvili: 2225,
  cucurella: 524,
  dumfries: 1422,
  akanji: 405,
  kounde: 1605,
  calafiori: 705,
  musiala: 110,
  kante: 1613,
  fabianRuiz: 508,
  sabitzer: 1509,
  seiwald: 1506,
  mbappe: 1610,
  gakpo: 1411,
  mikautadze: 2222,
} as const;

const { rangnick, donnarumma, cucurella, dumfries, akanji, kounde, musiala, kante, fabianRuiz, sabitzer } =
  PLAYER;

/**
 * A 4-4-2 for € 96 million. Its captain Mbappé plays 90 minutes in matchday 1 and none in matchday 2; Seiwald, first
 * on the bench, has played his match of matchday 2 by then.
 */
export const LIVING_TEAM: Lineup = {
  starting: [
    rangnick,
    donnarumma,
    ...[cucurella, dumfries, akanji, kounde],
    ...[musiala, kante, fabianRuiz, sabitzer],
    ...[PLAYER.mbappe, PLAYER.gakpo],
  ],
  bench: [PLAYER.mamardashvili, PLAYER.seiwald, PLAYER.mikautadze, PLAYER.calafiori],
  captainId: PLAYER.mbappe,
  viceCaptainId: musiala,
};
