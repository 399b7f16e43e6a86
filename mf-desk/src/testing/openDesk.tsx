import type { User } from '@euro/api-contract';
import type { Mounted, PageProps } from '@euro/platform';
import { createFakePlatform, exampleUser, type FakePlatform, stubBrowser } from '@euro/platform/testing';
import { act, configure } from '@testing-library/react';
import { remote } from '../remote.js';
import { matchRoute } from './matchRoute.js';

// A whole page on a busy machine takes its time; a test that waits for something that never comes still fails.
configure({ asyncUtilTimeout: 8_000 });
jest.setTimeout(60_000);

/** A portal whose reader is an operator, unless told otherwise. */
export function makeDesk(roles: User['roles'] = ['user', 'operator']): FakePlatform {
  return createFakePlatform({ user: { ...exampleUser, firstName: 'Olga', roles }, myTeams: [] });
}

let mounted: Mounted<PageProps> | null = null;

/** Opens a page of the desk as the host does, by its address. */
export async function openDesk(fake: FakePlatform, path: string): Promise<void> {
  stubBrowser();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  fake.goTo(path);
  const { pathname } = new URL(path, 'http://portal.test');
  const element = document.createElement('main');
  document.body.replaceChildren(element);
  await act(async () => {
    mounted = remote.mount(element, matchRoute(pathname), fake.platform);
    // The first answers come.
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

/** Takes it off the screen; after each test. */
export async function closeDesk(): Promise<void> {
  await act(async () => mounted?.unmount());
  mounted = null;
}
