import { contractSuite, exampleMatch } from '@euro/platform/testing';
import declaration from '../remote.json';
import { remote } from './remote.js';
import { germanyInDepth } from './testing/germanyInDepth.js';
import { germany, scotland } from './testing/matchPlayers.js';
import { statsPage } from './testing/players.js';

const match = exampleMatch({ id: 7, stage: 'Group A' });

contractSuite(remote, declaration, {
  arrange(fake) {
    fake.state.matches.set({
      status: 'ready',
      value: { ...(fake.state.matches.value.value ?? { weeks: [], deadline: missing() }), matches: [match] },
    });
    fake.api.answer('GET players-stats', statsPage());
    fake.api.answer('GET match/{id}', { match, home: germany, away: scotland });
    fake.api.answer('GET club/{id}', germanyInDepth());
    fake.api.answer('GET matches/rss', { rss: { channel: { item: [] } } });
  },
});

function missing(): never {
  throw new Error('the example platform has matchdays');
}
