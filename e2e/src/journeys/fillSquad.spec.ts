import type { Page } from '@playwright/test';
import { enterAs } from '../support/fan.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { isPhone, notice } from '../support/pitch.js';
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

/** Over the pitch on a phone. */
const picker = (page: Page) => page.getByRole('dialog', { name: 'Bouw je ploeg' });
const nameDialog = (page: Page) => page.getByRole('dialog', { name: 'Hoe heet je ploeg?' });

/** The tabs have their place until there is something to save. */
async function expectTabsUntilChanged(page: Page): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Snel naar' });
  await expect(bar(page)).toContainText('Er is niets om op te slaan');
  await expect(tabs).toBeVisible();
  await page
    .getByRole('button', { name: /, doelman/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Uit het team' }).click();
  await expect(tabs).toBeHidden();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await bar(page).getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(tabs).toBeVisible();
}

test('an empty squad is filled, named and saved in three presses', async ({ page }) => {
  await enterAs(page, 'fan@demo.test');
  await page.goto('/new');
  await expect(bar(page)).toContainText('0/16 gekozen');
  const presses = await countPresses(page);

  await page.getByRole('button', { name: 'Vul aan' }).click();
  await expect(page.getByRole('button', { name: 'Andere' })).toBeVisible();
  if (isPhone(page)) {
    await expect(bar(page)).toContainText('16/16 gekozen');
    await bar(page).getByRole('button', { name: 'Opslaan' }).click();
    await expect(nameDialog(page).getByLabel('Naam van je ploeg')).toHaveValue(/^Ploeg van /);
    await nameDialog(page).getByRole('button', { name: 'Opslaan' }).click();
  } else {
    await page.getByLabel('Naam van je ploeg').click();
    await page.keyboard.type('Zonder Moeite');
    await bar(page).getByRole('button', { name: 'Opslaan' }).click();
  }
  await expect(page).toHaveURL(/\/team\/\d+$/);
  expect(await presses()).toBe(3);
  const moment = page.getByRole('dialog', { name: 'Je ploeg staat!' });
  await expect(moment).toContainText(isPhone(page) ? 'Ploeg van' : 'Zonder Moeite');
  await moment.getByRole('button', { name: 'Naar mijn team' }).click();
  await expect(moment).toBeHidden();
  if (isPhone(page)) await expectTabsUntilChanged(page);
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await expect(moment).toBeHidden();
});

test('a squad is picked by hand over the pitch of a phone, the next place opening by itself', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'On a desk the list is beside the pitch.');
  await enterAs(page, 'fan@demo.test');
  await page.goto('/new');
  await expect(bar(page)).toContainText('0/16 gekozen');
  const presses = await countPresses(page);
  await page.getByRole('button', { name: /^Lege plaats voor een coach/ }).click();
  // Selects are the device's own: a choice is no press of ours.
  await picker(page).getByRole('combobox', { name: 'Volgorde' }).selectOption('cheap');
  for (let count = 1; count <= 16; count += 1) {
    const add = picker(page)
      .getByRole('button', { name: /^Voeg .* toe$/ })
      .first();
    const name = (await add.getAttribute('aria-label')) ?? '';
    await add.click();
    await expect(picker(page).getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(bar(page)).toContainText(`${count}/16 gekozen`);
  }
  await bar(page).getByRole('button', { name: 'Opslaan' }).click();
  await nameDialog(page).getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('dialog', { name: 'Je ploeg staat!' })).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(20);
});

test('what was proposed is marked and exchanged for others, one by one or all', async ({ page }) => {
  test.skip(!isPhone(page), 'On a desk the message says so.');
  await enterAs(page, 'fan@demo.test');
  await page.goto('/new');
  await page.getByRole('button', { name: 'Vul aan' }).click();
  const others = picker(page).getByRole('button', { name: /^Een ander dan / });
  await expect(others).toHaveCount(16);
  await expect(picker(page).getByRole('button', { name: /, voorgesteld$/ })).toHaveCount(16);
  const first = await others.first().getAttribute('aria-label');
  await others.first().click();
  await expect(others.first()).not.toHaveAttribute('aria-label', first ?? '');
  await picker(page).getByRole('button', { name: 'Andere' }).click();
  await expect(others).toHaveCount(16);
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await expect(bar(page)).toContainText('16/16 gekozen');
});

test('a filled squad is emptied again at one press, but for who was picked', async ({ page }) => {
  await enterAs(page, 'fan@demo.test');
  await page.goto('/new');
  await page.getByRole('searchbox', { name: 'Zoek een speler' }).fill('mbapp');
  await page.getByRole('button', { name: 'Voeg Mbappé toe' }).click();
  await page.getByRole('button', { name: 'Vul aan' }).click();
  await expect(page.getByRole('button', { name: /^Kylian Mbappé.*kapitein/ })).toBeVisible();
  if (isPhone(page)) {
    await expect(picker(page).getByRole('heading', { name: /^15 plaatsen ingevuld/ })).toBeVisible();
    await picker(page).getByRole('button', { name: 'Ongedaan' }).click();
  } else {
    await expect(notice(page, /^15 plaatsen ingevuld/)).toBeVisible();
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  }
  await expect(bar(page)).toContainText('1/16 gekozen');
  await expect(page.getByRole('button', { name: /^Kylian Mbappé.*kapitein/ })).toBeVisible();
});
