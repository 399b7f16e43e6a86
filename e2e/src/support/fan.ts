import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from './callApi.js';

/** Sixteen real players for € 97.2 million at the demo's start, at most three of a nation, in the order of picking. */
export const SQUAD = [
  'Musiala', // the first pick is captain
  'Xhaka', // the second is vice-captain
  'Rangnick',
  'Mamardashvili',
  'Cucurella',
  'Dumfries',
  'Akanji',
  'Koundé',
  'Kanté',
  'Fabián Ruiz',
  'Lukaku',
  'Gakpo',
  'Donnarumma',
  'Calafiori',
  'Sabitzer',
  'Mikautadze',
] as const;

/** A player's playing name, which cards and buttons show; the search also finds the full name. */
export const playingName = (name: string) => name.split(' ').at(-1) ?? name;

/** Picks the whole squad on the page that builds a team. */
export async function pickSquad(page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Zoek een speler' });
  for (const name of SQUAD) {
    await search.fill(name);
    await page.getByRole('button', { name: `Voeg ${playingName(name)} toe` }).click();
  }
}

let count = 0;

/** An unused mail address. */
export function freshAddress(): string {
  count += 1;
  return `fan-${process.pid}-${Date.now()}-${count}@example.org`;
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/home');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveCount(0);
}

/** Signs a user in without the form, for journeys about other features. */
export async function enterAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/user/login', { data: { email, password: PASSWORD } });
  expect(answer.ok()).toBe(true);
}

/** Presses Tab, or Shift+Tab, until `target` has the focus, like a keyboard user. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 250; presses += 1) {
    // Found again each time: a sheet that closes may take along the button that was there first.
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

/** Parses a number in Dutch format: `13,5`, `−2`. */
export function dutchNumber(text: string): number {
  return Number(text.replace('−', '-').replace(/\s/g, '').replace(',', '.'));
}

/** The points of the counting cards on the points page, with armbands. */
async function countedPoints(page: Page): Promise<number> {
  const cards = page.getByRole('button', { name: / punt(en)?$/ });
  await expect(cards).toHaveCount(16);
  const names = await cards.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
  return names
    .filter((name) => !name.includes('telt niet mee'))
    .map((name) => dutchNumber(/([−-]?[\d,]+) punt(?:en)?$/.exec(name)?.[1] ?? 'none'))
    .reduce((sum, points) => sum + points, 0);
}

/** The team's points at the head of the points page. */
export async function pointsAtTheTop(page: Page): Promise<number> {
  const text = await page
    .getByRole('main')
    .getByText(/^[−-]?\d+,\d$/)
    .first()
    .textContent();
  return dutchNumber(text ?? '');
}

/** Expects the points of the header to equal the sum of the counting cards. */
export async function expectPointsToAddUp(page: Page): Promise<void> {
  await expect.poll(async () => (await pointsAtTheTop(page)) - (await countedPoints(page))).toBe(0);
}
