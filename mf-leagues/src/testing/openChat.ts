import type { FakePlatform } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal, openPage } from './openLeagues.js';

/** Opens the chat of league 3. */
export async function openChat(fake: FakePlatform = makePortal()): Promise<FakePlatform> {
  await openPage(fake, '/leagues/3?tab=chat');
  await screen.findByRole('log', { name: 'Berichten van De Kantine' });
  return fake;
}

const articles = () => within(screen.getByRole('log')).getAllByRole('article');

/** The text of each message. */
export const messages = () => articles().map((article) => article.textContent);

/** A message by its text. */
export function article(text: string): HTMLElement {
  const found = articles().find(({ textContent }) => textContent.includes(text));
  if (!found) throw new Error(`There is no message with ${text}.`);
  return found;
}

export const openMenu = (text: string) =>
  userEvent.click(within(article(text)).getByRole('button', { name: 'Acties bij dit bericht' }));
