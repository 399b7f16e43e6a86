import type { Mounted, PageProps } from '@euro/platform';
import { createFakePlatform, exampleUser, type FakePlatform, stubBrowser } from '@euro/platform/testing';
import { act } from '@testing-library/react';
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

let mounted: Mounted<PageProps> | null = null;

/** Opens a page of this remote as the host does, by its address. */
export async function openPage(fake: FakePlatform, path: string): Promise<void> {
  stubBrowser();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  fake.goTo(path);
  const { pathname } = new URL(path, 'http://portal.test');
  const id = /^\/my-teams\/team\/(\d+)$/.exec(pathname)?.[1];
  const props: PageProps =
    id === undefined ? { route: pathname, params: {} } : { route: '/my-teams/team/:id', params: { id } };
  const element = document.createElement('main');
  document.body.replaceChildren(element);
  await act(async () => {
    mounted = remote.mount(element, props, fake.platform);
    // The first answers come.
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

/** Takes it off the screen; after each test. */
export async function closePage(): Promise<void> {
  await act(async () => mounted?.unmount());
  mounted = null;
}
