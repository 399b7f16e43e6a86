import { contractSuite } from '@euro/platform/testing';
import declaration from '../remote.json';
import { remote } from './remote.js';
import { firstPage, ownTeam } from './testing/rankings.js';

contractSuite(remote, declaration, {
  arrange: (fake) => fake.api.answer('GET rankings/{type}', firstPage({ own: ownTeam })),
});
