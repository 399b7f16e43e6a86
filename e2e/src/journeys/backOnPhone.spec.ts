import type { Page } from '@playwright/test';
import { enterAs } from '../support/fan.js';
import { createUser } from '../support/manager.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { bar, picker } from '../support/picker.js';
import { cardOf } from '../support/pitch.js';
import { ACCOUNTS } from '../support/routes.js';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });
test.beforeEach(({ stack }) => beforeMatchday2(stack));

const dialogs = (page: Page) => page.getByRole('dialog');

/** Presses Back once: what is open closes, and the page stays. */
async function expectBackToClose(page: Page): Promise<void> {
  const address = page.url();
  await expect(dialogs(page)).toHaveCount(1);
  // Its step of the history comes a moment after the dialog, sooner than anybody presses.
  await expect.poll(() => page.evaluate(() => window.history.state?.layer)).toBe(1);
  await page.evaluate(() => window.history.back());
  await expect(dialogs(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
}

test('Back closes the menu, a player and a question, and leaves the page after that', {
  tag: '@onPhone',
}, async ({ page }) => {
  await enterAs(page, ACCOUNTS.fans);
  await page.goto('/home');
  const tabs = page.getByRole('navigation', { name: 'Snel naar' });
  await tabs.getByRole('button', { name: 'Meer: menu openen' }).click();
  await expectBackToClose(page);
  await tabs.getByRole('link', { name: /^Team/ }).click();
  await cardOf(page, 'Florian Wirtz').click();
  await expectBackToClose(page);
  // Forward leads to no layer, and costs no press.
  await page.evaluate(() => window.history.forward());
  await expect(dialogs(page)).toHaveCount(0);
  await cardOf(page, 'Florian Wirtz').click();
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/home$/);
});

test('Back leaves a reloaded page at once, though a sheet was open', { tag: '@onPhone' }, async ({
  page,
}) => {
  await enterAs(page, ACCOUNTS.fans);
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'Snel naar' }).getByRole('link', { name: /^Team/ }).click();
  await cardOf(page, 'Florian Wirtz').click();
  await expect(dialogs(page)).toHaveCount(1);
  await page.reload();
  await expect(cardOf(page, 'Florian Wirtz')).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/home$/);
});

test('Back closes the picker and keeps the squad so far', { tag: '@onPhone' }, async ({ page, stack }) => {
  await enterAs(page, await createUser(stack));
  await page.goto('/new');
  await page.getByRole('button', { name: /^Lege plaats voor een coach/ }).click();
  await picker(page)
    .getByRole('button', { name: /^Voeg .* toe$/ })
    .first()
    .click();
  await expect(bar(page)).toContainText('1/16 gekozen');
  await expectBackToClose(page);
  await expect(bar(page)).toContainText('1/16 gekozen');
});
