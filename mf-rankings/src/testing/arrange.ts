import { exampleTeamPoints } from '@euro/game-ui/testing';
import type { Arrangement } from '@euro/platform/testing';
import { examplePrizes } from './prizes.js';
import { firstPage, ownTeam } from './rankings.js';

/** Responses of the fake API for the contract test and the standalone page. */
export const arrangement: Arrangement = {
  arrange(fake) {
    fake.api.answer('GET rankings/{type}', firstPage({ own: ownTeam }));
    fake.api.answer('GET prizes', { prizes: [...examplePrizes], updated: null });
    fake.api.answer('GET team/{id}/points/{weekId}', exampleTeamPoints());
  },
};
