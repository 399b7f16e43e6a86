import type { Mounted, PageProps } from '@euro/platform';
import type { FakePlatform } from '@euro/platform/testing';
import { act, configure } from '@testing-library/react';
import { remote } from '../remote.js';

// A whole page on a busy machine takes its time; a test that waits for something that never comes still fails.
configure({ asyncUtilTimeout: 8_000 });
jest.setTimeout(60_000);

let mounted: Mounted<PageProps> | null = null;

/** Mounts a route of this remote the way the portal does. */
export async function openPage(
  fake: FakePlatform,
  route: string,
  params: PageProps['params'] = {},
): Promise<void> {
  const element = document.createElement('main');
  document.body.replaceChildren(element);
  await act(async () => {
    mounted = remote.mount(element, { route, params }, fake.platform);
  });
}

/** Takes it off the screen; after each test. */
export async function closePage(): Promise<void> {
  await act(async () => mounted?.unmount());
  mounted = null;
}
