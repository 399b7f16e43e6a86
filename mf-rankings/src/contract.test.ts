import { exampleTeamPoints } from '@euro/game-ui/testing';
import { contractSuite } from '@euro/platform/testing';
import declaration from '../remote.json';
import { remote } from './remote.js';
import { examplePrizes } from './testing/prizes.js';
import { firstPage, ownTeam } from './testing/rankings.js';

contractSuite(remote, declaration, {
  arrange: (fake) => {
    fake.api.answer('GET rankings/{type}', firstPage({ own: ownTeam }));
    fake.api.answer('GET prizes', { prizes: [...examplePrizes], updated: null });
    fake.api.answer('GET team/{id}/points/{weekId}', exampleTeamPoints());
  },
});
