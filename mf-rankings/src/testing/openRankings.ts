import type { Mounted, PageProps } from '@euro/platform';
import type { FakePlatform } from '@euro/platform/testing';
import { act } from '@testing-library/react';
import { remote } from '../remote.js';

let mounted: Mounted<PageProps> | null = null;

/** Mounts `/rankings` the way the portal does. */
export async function openRankings(fake: FakePlatform): Promise<void> {
  const element = document.createElement('main');
  document.body.replaceChildren(element);
  await act(async () => {
    mounted = remote.mount(element, { route: '/rankings', params: {} }, fake.platform);
  });
}

/** Takes it off the screen; after each test. */
export async function closeRankings(): Promise<void> {
  await act(async () => mounted?.unmount());
  mounted = null;
}
