import { createFakePlatform, exampleUser, type FakePlatform, renderRemote } from '@euro/platform/testing';
import declaration from '../../remote.json';
import { remote } from '../remote.js';
import { arrangePayments } from './arrangePayments.js';
import { exampleTeams } from './exampleOrders.js';

type Options = NonNullable<Parameters<typeof createFakePlatform>[0]>;

/** A portal whose reader has the four teams of the screen. */
export function makePortal(options: Options = {}): FakePlatform {
  const fake = createFakePlatform({ user: exampleUser, myTeams: exampleTeams(), ...options });
  arrangePayments(fake);
  return fake;
}

/** Opens a page of this remote by its address. */
export const openPage = (fake: FakePlatform, path: string) => renderRemote(remote, declaration, fake, path);
