import type { User } from '@euro/api-contract';
import type { Mounted, PageProps } from '@euro/platform';
import { createFakePlatform, exampleUser, type FakePlatform, stubBrowser } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { remote } from '../remote.js';
import { arrangeDesk } from './exampleDesk.js';
import { matchRoute } from './matchRoute.js';

/** A portal whose reader is an operator, unless told otherwise; everything the desk asks has an answer. */
export function makeDesk(roles: User['roles'] = ['user', 'operator']): FakePlatform {
  const fake = createFakePlatform({ user: { ...exampleUser, firstName: 'Olga', roles }, myTeams: [] });
  arrangeDesk(fake);
  return fake;
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

/** Says why in the dialog that asks, and presses what it confirms with. */
export async function confirmWith(title: string, reason: string, verb: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const field = dialog.getByRole('textbox', { name: 'Waarom?' });
  await userEvent.clear(field);
  await userEvent.type(field, reason);
  await userEvent.click(dialog.getByRole('button', { name: verb }));
}

/** Takes it off the screen; after each test. */
export async function closeDesk(): Promise<void> {
  await act(async () => mounted?.unmount());
  mounted = null;
}
