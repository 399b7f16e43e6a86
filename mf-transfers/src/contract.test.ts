import { examplePlayerInfo, matchesState, players } from '@euro/game-ui/testing';
import { contractSuite } from '@euro/platform/testing';
import declaration from '../remote.json';
import { remote } from './remote.js';
import { confirmedTransfer, transfersView } from './testing/openPage.js';

contractSuite(remote, declaration, {
  arrange(fake) {
    fake.state.players.set({ status: 'ready', value: players });
    fake.state.matches.set({ status: 'ready', value: matchesState() });
    fake.api.answer('GET team/{id}', transfersView({ transfers: [confirmedTransfer()] }));
    fake.api.answer('GET player/{id}', ({ params }) => examplePlayerInfo(Number(params.id)));
  },
  embedProps: { 'transfers/panel@1': { teamId: 7 } },
});
