import { settle, textOf } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** The bar at the bottom. */
export const bar = () => screen.getByRole('region', { name: 'Bevestigen' });

/** Text of the bar: money and transfers, or a refusal. */
export function barText(): string {
  const [title] = within(bar()).queryAllByText(/./, { selector: 'b' });
  return [...(title?.parentElement?.children ?? [])].map(textOf).join(' · ');
}

/** A player's place on the pitch or the bench. */
export const place = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, .*\\. `) });

/** Presses a place and lets the list come into view. */
export async function pressPlace(name: string): Promise<void> {
  await userEvent.click(place(name));
  await settle();
}

/** Presses an element; React renders its urgent updates, and no deferred ones. */
export async function pressOnly(element: HTMLElement): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  element.click();
  await Promise.resolve();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}

/** The list of all players. */
export const list = () => screen.getByRole('region', { name: 'Alle spelers' });

/** A player's row in it; undefined when he isn't on the page that shows. */
export function row(name: string): HTMLElement | undefined {
  const rows = within(screen.getByRole('list', { name: 'Alle spelers' })).getAllByRole('listitem');
  return rows.find((each) => within(each).queryByRole('button', { name: `${name}, bekijk` }) !== null);
}

/** Searches the list for a name. */
export async function search(text: string): Promise<void> {
  const field = screen.getByRole('searchbox');
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await settle();
}

/** Presses the transfer button of a player in the list. */
export async function pick(name: string): Promise<void> {
  const element = row(name);
  if (element === undefined) throw new Error(`${name} is not in the list`);
  const button = within(element).getAllByRole('button').at(-1);
  if (button === undefined) throw new Error(`${name} has no button`);
  await userEvent.click(button);
  await settle();
}

/** The prepared transfers as they read: "Mbappé uit € 10,0 → Duah in € 5,0: + € 5,0 mln, gratis". */
export function pairs(): string[] {
  const card = screen.getByRole('region', { name: 'Jouw transfers' });
  return within(card)
    .queryAllByRole('button', { name: /^Neem de transfer van/ })
    .map((back) => {
      const row = back.closest('li');
      const sides = [...(row?.querySelectorAll('[data-side] > div') ?? [])].map((side) =>
        [...side.querySelectorAll('b, i')]
          .map(textOf)
          .concat(textOf(side).split(/(?=€)/).at(-1) ?? '')
          .join(' '),
      );
      const [money, note] = [...(back.parentElement?.children ?? [])].map(textOf);
      return `${sides.join(' → ')}: ${money}, ${note}`;
    });
}

/** The open sheet of a player. */
export const sheet = (name: string) => screen.getByRole('dialog', { name: new RegExp(name) });

/** Texts of the live regions with role status. */
export const spokenTexts = () => screen.getAllByRole('status').map((status) => textOf(status).trim());

/** Accessible description of a button: why it can't be pressed. */
export function descriptionOf(button: HTMLElement): string {
  const id = button.getAttribute('aria-describedby');
  return textOf((id === null ? null : document.getElementById(id)) ?? undefined);
}
