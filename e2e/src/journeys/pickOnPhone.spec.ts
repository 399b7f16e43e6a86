import { enterAs } from '../support/fan.js';
import { createUser } from '../support/manager.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { bar, countPresses, nameDialog, picker } from '../support/picker.js';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });
test.beforeEach(({ stack }) => beforeMatchday2(stack));

test('a squad is picked by hand over the pitch of a phone, and the next place opens automatically', async ({
  page,
  stack,
}) => {
  await enterAs(page, await createUser(stack));
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

test('proposed players are marked and exchanged for others, one by one or all', async ({ page, stack }) => {
  await enterAs(page, await createUser(stack));
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
