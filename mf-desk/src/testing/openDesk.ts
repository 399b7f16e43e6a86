import type { User } from '@euro/api-contract';
import { createFakePlatform, exampleUser, type FakePlatform, renderRemote } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import declaration from '../../remote.json';
import { remote } from '../remote.js';
import { arrangeDesk } from './exampleDesk.js';

/** A portal whose reader is an operator by default; everything the desk asks has an answer. */
export function makeDesk(roles: User['roles'] = ['user', 'operator']): FakePlatform {
  const fake = createFakePlatform({ user: { ...exampleUser, firstName: 'Olga', roles }, myTeams: [] });
  arrangeDesk(fake);
  return fake;
}

/** Opens a page of the desk by its address. */
export const openDesk = (fake: FakePlatform, path: string) => renderRemote(remote, declaration, fake, path);

/** Says why in the dialog that asks, and presses what it confirms with. */
export async function confirmWith(title: string, reason: string, verb: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const field = dialog.getByRole('textbox', { name: 'Waarom?' });
  await userEvent.clear(field);
  await userEvent.type(field, reason);
  await userEvent.click(dialog.getByRole('button', { name: verb }));
}
