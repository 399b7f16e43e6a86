import { type Arrangement, exampleUser } from '@euro/platform/testing';
import { arrangeDesk } from './exampleDesk.js';

/** Responses of the fake API for the contract test and the standalone page. */
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
