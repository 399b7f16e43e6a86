import type { DeskRole, User } from '@euro/api-contract';
import { createFakePlatform, exampleUser, type FakePlatform, renderRemote } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import declaration from '../../remote.json';
import { remote } from '../remote.js';
import { arrangeDesk } from './arrange.js';

/** A portal whose user is an operator by default, with responses to all requests of the desk. */
export function makeDesk(
  roles: User['roles'] = ['user', 'operator'],
  deskRoles: readonly (DeskRole | 'operator')[] = [],
  competition: string | null = null,
): FakePlatform {
  const user = {
    ...exampleUser,
    ...{ firstName: 'Olga', roles },
    ...(deskRoles.length > 0 && { deskRoles: deskRoles.map((role) => ({ role, competition })) }),
  };
  const fake = createFakePlatform({ user, myTeams: [] });
  arrangeDesk(fake);
  return fake;
}

/** Opens a page of the desk by its address. */
export const openDesk = (fake: FakePlatform, path: string) => renderRemote(remote, declaration, fake, path);

/** Types a reason in the dialog with this title, and confirms. */
export async function confirmWith(title: string, reason: string, verb: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const field = dialog.getByRole('textbox', { name: 'Waarom?' });
  await userEvent.clear(field);
  await userEvent.type(field, reason);
  await userEvent.click(dialog.getByRole('button', { name: verb }));
}
