import { expect, type Locator, type Page } from '@playwright/test';

/** Sixteen real players for € 96.5 million, at most three of a nation, in the order in which they are picked. */
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

/** The card plates and buttons name a player by his playing name, the search also finds him by his whole name. */
export const playingName = (wanted: string) => wanted.split(' ').at(-1) ?? wanted;

let made = 0;

/** An address nobody has used yet in this run. */
export function freshAddress(): string {
  made += 1;
  return `fan-${process.pid}-${Date.now()}-${made}@example.org`;
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/home');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('euro2024');
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveCount(0);
}

/** Presses Tab, or Shift+Tab to go back, until `target` has the focus, as somebody without a pointer does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const element = await target.elementHandle();
  for (let presses = 0; presses < 250; presses += 1) {
    if (await element?.evaluate((wanted) => wanted === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

/** A number as the Dutch interface writes it: `13,5`, `−2`. */
export function dutchNumber(text: string): number {
  return Number(text.replace('−', '-').replace(/\s/g, '').replace(',', '.'));
}

/** What the cards of the points page bring the team: those that count, each with its armband. */
export async function countedPoints(page: Page): Promise<number> {
  const cards = page.getByRole('button', { name: /punten$/ });
  await expect(cards).toHaveCount(16);
  const names = await cards.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
  return names
    .filter((name) => !name.includes('telt niet mee'))
    .map((name) => dutchNumber(/([−-]?[\d,]+) punten$/.exec(name)?.[1] ?? 'none'))
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
