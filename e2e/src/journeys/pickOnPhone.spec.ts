import type { Page } from '@playwright/test';
import { enterAs } from '../support/fan.js';
import { createUser } from '../support/manager.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { bar, countPresses, nameDialog, picker } from '../support/picker.js';
import { expect, test } from '../support/test.js';

/** What was scrolled away from its start, in the page and in the list. */
const scrolled = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(({ scrollTop }) => scrollTop > 0)
      .map(({ tagName }) => tagName),
  );

test.use({ leavesNoTrace: true });
test.beforeEach(({ stack }) => beforeMatchday2(stack));

test('a squad is picked by hand from the top of the list, in one press a player and without scrolling', async ({
  page,
  stack,
}) => {
  await enterAs(page, await createUser(stack));
  await page.goto('/new');
  await expect(bar(page)).toContainText('0/16 gekozen');
  const presses = await countPresses(page);
  await page.getByRole('button', { name: /^Lege plaats voor een coach/ }).click();
  for (let count = 1; count <= 16; count += 1) {
    const add = picker(page)
      .getByRole('button', { name: /^Voeg .* toe$/ })
      .first();
    const name = (await add.getAttribute('aria-label')) ?? '';
    await expect(add).toBeInViewport({ ratio: 1 });
    await add.click();
    await expect(picker(page).getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(bar(page)).toContainText(`${count}/16 gekozen`);
  }
  expect(await scrolled(page)).toEqual([]);
  await bar(page).getByRole('button', { name: 'Opslaan' }).click();
  await nameDialog(page).getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('dialog', { name: 'Je ploeg staat!' })).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(19);
});

for (const [width, height, rows] of [
  [375, 812, 3],
  [375, 667, 2],
  [667, 375, 2],
] as const) {
  test(`${rows} players of the list are whole on ${width} × ${height}, with the guide`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height });
    await enterAs(page, await createUser(stack));
    await page.goto('/new');
    await page.getByRole('button', { name: /^Lege plaats voor een coach/ }).click();
    await expect(bar(page)).toContainText('0/16 gekozen');
    // The dearest players leave too little for the others: the guide opens above the bar.
    await picker(page).getByRole('combobox', { name: 'Volgorde' }).selectOption('expensive');
    while (!(await bar(page).getByRole('button', { name: 'Ruil' }).isVisible())) {
      const before = await bar(page).textContent();
      await picker(page)
        .getByRole('button', { name: /^Voeg .* toe$/ })
        .first()
        .click();
      await expect(bar(page)).not.toHaveText(before ?? '');
    }
    const items = picker(page).getByRole('list', { name: 'Alle spelers' }).getByRole('listitem');
    for (let at = 0; at < rows; at += 1) await expect(items.nth(at)).toBeInViewport({ ratio: 1 });
    const guide = await bar(page).boundingBox();
    const last = await items.nth(rows - 1).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((guide?.y ?? 0) + 1);
  });
}

test('a second tap at once places nobody else', async ({ page, stack }) => {
  await enterAs(page, await createUser(stack));
  await page.goto('/new');
  await page.getByRole('button', { name: /^Lege plaats voor een coach/ }).click();
  const add = picker(page)
    .getByRole('button', { name: /^Voeg .* toe$/ })
    .first();
  await expect(add).toBeVisible();
  const box = await add.boundingBox();
  if (box === null) throw new Error('The first player has no button.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
  await expect(bar(page)).toContainText('1/16 gekozen');
  // For 400 ms after a pick no press counts.
  await expect(async () => {
    await picker(page).getByRole('button', { name: 'Ongedaan' }).click();
    await expect(bar(page)).toContainText('0/16 gekozen', { timeout: 500 });
  }).toPass();
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
