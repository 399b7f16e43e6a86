import { settle } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** The bar at the bottom that saves. */
export const bar = () => screen.getByRole('region', { name: 'Opslaan' });

export const saveButton = () => within(bar()).getByRole('button', { name: 'Opslaan' });

/** The card of a player, by the name on his plate. */
export const player = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) });

/** Presses an element; React renders its urgent updates, and no deferred ones. */
export async function pressOnly(element: HTMLElement): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  element.click();
  await Promise.resolve();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}

/** Opens a player's sheet and presses an action of it. */
export async function inSheet(name: string, action: string): Promise<void> {
  await userEvent.click(player(name));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: action }));
  await settle();
}
