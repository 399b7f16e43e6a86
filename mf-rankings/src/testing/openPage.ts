import { type FakePlatform, renderRemote } from '@euro/platform/testing';
import declaration from '../../remote.json';
import { remote } from '../remote.js';

/** Opens the page of the portal's address. */
export const openPage = (fake: FakePlatform) => renderRemote(remote, declaration, fake);
