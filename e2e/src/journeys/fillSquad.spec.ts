import type { Page } from '@playwright/test';
import { enterAs } from '../support/fan.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { notice } from '../support/pitch.js';
import { expect, test } from '../support/test.js';

test.beforeEach(({ stack }) => beforeMatchday2(stack));

const bar = (page: Page) => page.getByRole('region', { name: 'Opslaan' });

/** Counts presses from here on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 });
    addEventListener('click', () => ((window as unknown as { presses: number }).presses += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}

test('an empty squad is filled, named and saved in three presses', async ({ page }) => {
  await enterAs(page, 'fan@demo.test');
  await page.goto('/new');
  await expect(bar(page)).toContainText('0/16 gekozen');
  const presses = await countPresses(page);

  await page.getByRole('button', { name: 'Vul aan' }).click();
  await expect(bar(page)).toContainText(
    'Coach: 1 van 1, Doelman: 2 van 2, Verdediger: 5 van 5, Middenvelder: 5 van 5, Aanvaller: 3 van 3',
  );
  await page.getByLabel('Naam van je ploeg').click();
  await page.keyboard.type('Zonder Moeite');
  await bar(page).getByRole('button', { name: 'Opslaan' }).click();
  await expect(page).toHaveURL(/\/team\/\d+$/);
  expect(await presses()).toBe(3);
  await expect(page.getByRole('heading', { name: 'Zonder Moeite' })).toBeVisible();
});

test('a filled squad is emptied again at one press, but for who was picked', async ({ page }) => {
  await enterAs(page, 'fan@demo.test');
  await page.goto('/new');
  await page.getByRole('searchbox', { name: 'Zoek een speler' }).fill('mbapp');
  await page.getByRole('button', { name: 'Voeg Mbappé toe' }).click();
  await page.getByRole('button', { name: 'Vul aan' }).click();
  await expect(notice(page, /^15 plaatsen ingevuld/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Kylian Mbappé.*kapitein/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(bar(page)).toContainText('1/16 gekozen');
  await expect(page.getByRole('button', { name: /^Kylian Mbappé.*kapitein/ })).toBeVisible();
});
