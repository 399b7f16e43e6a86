import type { Lineup } from '../types.js';

/** A legal 4-4-2 of `examplePlayers` that costs the budget of `exampleRules` to the last tenth; Musiala is captain. */
export const exampleLineup: Lineup = {
  starting: [900, 523, 102, 203, 306, 524, 110, 207, 310, 510, 109, 1610],
  bench: [421, 902, 2226, 919],
  captainId: 110,
  viceCaptainId: 1610,
};
