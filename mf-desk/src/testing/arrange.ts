import { type Arrangement, exampleUser } from '@euro/platform/testing';
import { arrangeDesk } from './exampleDesk.js';

/** What the pages are shown with by the contract test and on the standalone page. */
export const arrangement: Arrangement = {
  arrange(fake) {
    fake.state.session.set({
      status: 'signed-in',
      user: { ...exampleUser, roles: ['user', 'operator'] },
    });
    arrangeDesk(fake);
  },
  params: { id: '3' },
};
