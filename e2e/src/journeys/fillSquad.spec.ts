import type { Page } from '@playwright/test';
import { enterAs } from '../support/fan.js';
import { createUser } from '../support/manager.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { bar, countPresses, nameDialog, picker } from '../support/picker.js';
import { isPhone, notice } from '../support/pitch.js';
import { mostlyOn } from '../support/sampled.js';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });
test.beforeEach(({ stack }) => beforeMatchday2(stack));

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

test('an empty squad is filled, named and saved with three presses', { tag: mostlyOn('phone') }, async ({
  page,
  stack,
}) => {
  await enterAs(page, await createUser(stack));
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

test('a filled squad is emptied with one press, except for picked players', {
  tag: mostlyOn('phone'),
}, async ({ page, stack }) => {
  await enterAs(page, await createUser(stack));
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
