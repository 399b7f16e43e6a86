import { type FakePlatform, renderRemote } from '@euro/platform/testing';
import declaration from '../../remote.json';
import { remote } from '../remote.js';

/** Opens a page of this remote by its address; the portal's own address without one. */
export const openPage = (fake: FakePlatform, path?: string) => renderRemote(remote, declaration, fake, path);
