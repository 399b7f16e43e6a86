import { contractSuite, exampleUser } from '@euro/platform/testing';
import declaration from '../remote.json';
import { remote } from './remote.js';
import { arrangeDesk } from './testing/exampleDesk.js';

contractSuite(remote, declaration, {
  arrange(fake) {
    fake.state.session.set({
      status: 'signed-in',
      user: { ...exampleUser, roles: ['user', 'operator'] },
    });
    arrangeDesk(fake);
  },
  params: { id: '3' },
});
