import type { Arrangement } from '@euro/platform/testing';
import { arrangeLeagues } from './arrangeLeagues.js';
import { arrangeSides } from './arrangeSides.js';

/** Responses of the fake API for the contract test and the standalone page. */
export const arrangement: Arrangement = {
  arrange(fake) {
    arrangeLeagues(fake);
    arrangeSides(fake);
  },
  params: { id: '3', code: 'K7PX-M2QD-9VTE' },
  embedProps: {
    'leagues/panel@1': { teamId: 7 },
    'leagues/card@1': { teamId: 7 },
    'leagues/live@1': { teamId: 7, weekId: 1 },
    'leagues/duels@1': { teamId: 7 },
  },
};
