import { examplePlayerInfo, matchesState, players } from '@euro/game-ui/testing';
import type { Arrangement } from '@euro/platform/testing';
import { confirmedTransfer, transfersView } from './exampleTransfers.js';

/** Responses of the fake API for the contract test and the standalone page. */
export const arrangement: Arrangement = {
  arrange(fake) {
    fake.state.players.set({ status: 'ready', value: players });
    fake.state.matches.set({ status: 'ready', value: matchesState() });
    fake.api.answer('GET team/{id}', transfersView({ transfers: [confirmedTransfer()] }));
    fake.api.answer('GET player/{id}', ({ params }) => examplePlayerInfo(Number(params.id)));
  },
  embedProps: { 'transfers/panel@1': { teamId: 7 } },
};
