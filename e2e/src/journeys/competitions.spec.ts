import { join } from 'node:path';
import { enterAs } from '../support/fan.js';
import { REPOSITORY } from '../support/paths.js';
import { expect, test } from '../support/test.js';

const FAN = 'fan@demo.test';
const euroChip = { name: 'EURO 2024, kies een andere competitie' };
const worldChip = { name: 'WK 2022, kies een andere competitie' };

let isOpen = false;

test.beforeEach(async ({ stack, page }) => {
  if (isOpen) return;
  await stack.game('import', join(REPOSITORY, 'competitions/worldcup2022'), '--open');
  // The gateway fetches the list every few seconds, while pages are requested.
  await expect(async () => {
    await page.goto('/home');
    await expect(page.locator('#competition')).toBeAttached({ timeout: 500 });
  }).toPass();
  isOpen = true;
});

test('one account switches between competitions, by keyboard', async ({ page }) => {
  await enterAs(page, FAN);
  await page.goto('/home');
  const chip = page.getByRole('button', euroChip);
  await expect(chip).toHaveText('2024');
  await chip.focus();
  await page.keyboard.press('Enter');
  const cards = page.getByRole('list', { name: 'Competities' }).getByRole('link');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toHaveAttribute('aria-current', 'true');
  await expect(cards.first()).toContainText('punten');
  await page.keyboard.press('Escape');
  await expect(chip).toBeFocused();
  await page.keyboard.press('Enter');
  await cards.last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wk-2022\//);
  await expect(page).toHaveTitle(/WK-manager/);
  const back = page.getByRole('button', worldChip);
  await expect(back).toHaveText('2022');
  await back.click();
  await cards.first().click();
  await expect(page).toHaveURL(/^[^?]*(?<!wk-2022)\/(home|points\/\d+)$/);
  await expect(page).toHaveTitle(/EuroManager/);
});

test('a link names its competition, whose pages show its own matches', async ({ page }) => {
  await page.goto('about:blank');
  const calls: URL[] = [];
  page.on('request', (request) => calls.push(new URL(request.url())));
  await page.goto('/wk-2022/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('De hele wereld kijkt.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Spelregels' }).click();
  await expect(page).toHaveURL(/\/wk-2022\/rules$/);
  await page.goto('/wk-2022/deadlines');
  await expect(page.getByRole('main').getByText('Qatar').first()).toBeVisible();
  const searches = calls.filter(({ pathname }) => pathname === '/api/matches').map(({ search }) => search);
  expect(new Set(searches)).toEqual(new Set(['?competitionFeed=WORLDM&seasonId=2022']));
});

test('an address below an unknown slug shows no page', async ({ page }) => {
  await page.goto('/ek-2028/home');
  await expect(page).toHaveTitle('Pagina niet gevonden · EuroManager');
});
