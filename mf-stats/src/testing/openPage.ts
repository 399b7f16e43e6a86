import type { Mounted, PageProps } from '@euro/platform';
import { type FakePlatform, untilAnswered } from '@euro/platform/testing';
import { act } from '@testing-library/react';
import { remote } from '../remote.js';

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

/** Lets all answers arrive and effects run; the store tells of some answers only with the next frame. */
export function settle(): Promise<void> {
  return untilAnswered(() => act(async () => new Promise((resolve) => setTimeout(resolve, 20))));
}
