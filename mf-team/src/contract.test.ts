import { contractSuite } from '@euro/platform/testing';
import declaration from '../remote.json';
import { remote } from './remote.js';
import { exampleTeamPoints, exampleTeamView } from './testing/exampleTeamView.js';
import { matchesState, players } from './testing/exampleWorld.js';

contractSuite(remote, declaration, {
  arrange(fake) {
    fake.state.players.set({ status: 'ready', value: players });
    fake.state.matches.set({ status: 'ready', value: matchesState() });
    fake.api.answer('GET team/{id}', exampleTeamView());
    fake.api.answer('GET team/{id}/points/{weekId}', exampleTeamPoints());
  },
});
