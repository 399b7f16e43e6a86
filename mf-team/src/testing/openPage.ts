import { type FakePlatform, renderRemote } from '@euro/platform/testing';
import declaration from '../../remote.json';
import { remote } from '../remote.js';

/** Opens a page of this remote by its address. */
export const openPage = (fake: FakePlatform, path: string) => renderRemote(remote, declaration, fake, path);
