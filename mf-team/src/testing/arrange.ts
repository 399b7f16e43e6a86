import { exampleTeamPoints, exampleTeamView, matchesState, players } from '@euro/game-ui/testing';
import type { Arrangement } from '@euro/platform/testing';
import { exampleChanges, exampleReceipt, exampleTopLineup } from './exampleAnswers.js';

/** Responses of the fake API for the contract test and the standalone page. */
export const arrangement: Arrangement = {
  arrange(fake) {
    fake.state.players.set({ status: 'ready', value: players });
    fake.state.matches.set({ status: 'ready', value: matchesState() });
    fake.api.answer('GET team/{id}', exampleTeamView());
    fake.api.answer('GET teams/again', { teams: [] });
    fake.api.answer('GET team/{id}/points/{weekId}', exampleTeamPoints());
    fake.api.answer('GET team/{id}/changes', exampleChanges([exampleReceipt()]));
    fake.api.answer('GET matchday/{weekId}/top-lineup', exampleTopLineup());
  },
};
