import { exampleTeamPoints, exampleTeamView, matchesState, players } from '@euro/game-ui/testing';
import { contractSuite } from '@euro/platform/testing';
import declaration from '../remote.json';
import { remote } from './remote.js';
import { exampleChanges, exampleReceipt, exampleTopLineup } from './testing/exampleAnswers.js';

contractSuite(remote, declaration, {
  arrange(fake) {
    fake.state.players.set({ status: 'ready', value: players });
    fake.state.matches.set({ status: 'ready', value: matchesState() });
    fake.api.answer('GET team/{id}', exampleTeamView());
    fake.api.answer('GET team/{id}/points/{weekId}', exampleTeamPoints());
    fake.api.answer('GET team/{id}/changes', exampleChanges([exampleReceipt()]));
    fake.api.answer('GET matchday/{weekId}/top-lineup', exampleTopLineup());
  },
});
