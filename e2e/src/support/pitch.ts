import { expect, type Locator, type Page } from '@playwright/test';

/** The card of a player on the pitch or the bench, by first name and surname. */
export function cardOf(page: Page, fullName: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${fullName}, `) });
}

/** Selects a player to sell, on the transfers page. */
export async function takeOut(page: Page, fullName: string): Promise<void> {
  await cardOf(page, fullName).click();
  await expect(cardOf(page, fullName)).toHaveAccessibleName(/Gaat eruit/);
}

/** True when players are chosen over the pitch. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The sheet over the pitch of a phone with the player being replaced. */
const transferPicker = (page: Page) => page.getByRole('dialog', { name: /^Transfers speeldag/ });

/** Finds a player in the list and transfers him in for another, both by the names on their cards. */
export async function bringIn(page: Page, name: string, { outgoing }: { outgoing: string }): Promise<void> {
  const isOverPitch = isPhone(page);
  if (isOverPitch) await expect(transferPicker(page)).toBeVisible();
  // The list for this place clears the search when it comes.
  await expect(page.getByRole('button', { name: new RegExp(` in voor ${outgoing}$`) }).first()).toBeVisible();
  const search = page.getByRole('searchbox');
  if (isOverPitch && !(await search.isVisible())) {
    await transferPicker(page)
      .getByRole('button', { name: /^Zoek een / })
      .click();
  }
  await search.fill(name);
  await page.getByRole('button', { name: `${name} in voor ${outgoing}`, exact: true }).click();
  await expect(page.getByRole('button', { name: new RegExp(`Komt in voor ${outgoing}`) })).toBeVisible();
  if (!isOverPitch) await search.fill('');
}

/** Undoes the sale of a player, by his surname; over the pitch of a phone he is the one being replaced. */
export async function takeBack(page: Page, surname: string): Promise<void> {
  await (isPhone(page)
    ? transferPicker(page).getByRole('button', { name: 'Ongedaan', exact: true })
    : page.getByRole('button', { name: `Neem de transfer van ${surname} terug` })
  ).click();
}

/** Makes a player of the lineup captain, in his sheet. */
export async function makeCaptain(page: Page, fullName: string): Promise<void> {
  await cardOf(page, fullName).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kapitein' }).click();
  await page.keyboard.press('Escape');
  await expect(cardOf(page, fullName)).toHaveAccessibleName(/, kapitein, /);
}

/** Marks the page; returns a check that it was not reloaded since. */
export async function keepsItsPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  return async () => expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
}

/** The rows of a confirmation dialog: label and value. */
export async function afterwards(dialog: Locator): Promise<Record<string, string>> {
  const rows = await dialog.locator('dl > div').evaluateAll((divs) =>
    divs.map((div) => {
      const row = div.cloneNode(true) as HTMLElement;
      for (const drawing of row.querySelectorAll('svg')) drawing.remove();
      const wordsOf = (part: string) => row.querySelector(part)?.textContent ?? '';
      return [
        wordsOf('dt'),
        wordsOf('dd')
          .replace(/\s*→\s*/g, ' → ')
          .replace(/\s+/g, ' ')
          .trim(),
      ] as const;
    }),
  );
  return Object.fromEntries(rows);
}

/** Parts of a card about the next match only: opponent and availability. */
const OF_THE_MATCH =
  /, (thuis tegen|uit tegen|geen match).*$|, (geschorst|geblesseerd|twijfelachtig|één gele kaart van schorsing|uitgeschakeld)/g;

/** The team by its cards, without the next match: name, nation, position, armband, bench. */
export async function lineupShown(page: Page): Promise<readonly string[]> {
  const cards = page.getByRole('button', { name: /, (thuis tegen|uit tegen|geen match|uitgeschakeld)/ });
  await expect(cards).toHaveCount(16);
  const labels = await cards.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  return labels.map((label) => label.replace(OF_THE_MATCH, ''));
}

/** Replaces a player in a squad without transfer limit, by the name on his card. */
export async function replaceInSquad(page: Page, fullName: string, incoming: string): Promise<void> {
  await cardOf(page, fullName).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Uit het team' }).click();
  await expect(cardOf(page, fullName)).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Zoek een speler' });
  await search.fill(incoming);
  await page.getByRole('button', { name: `Voeg ${incoming} toe`, exact: true }).click();
}

/** A visible notice with this text. */
export function notice(page: Page, text: string | RegExp): Locator {
  // A live region contains the same text for a moment.
  return page.getByText(text).first();
}
