import { enterAs } from '../support/fan.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { expect, test } from '../support/test.js';

const FAN = 'fan@demo.test';
const tabs = 'Snel naar';

test.use({ leavesNoTrace: true });
test.beforeEach(({ stack }) => beforeMatchday2(stack));

test('tabs navigate the portal on a phone, with the rest of the menu behind the last', async ({ page }) => {
  await enterAs(page, FAN);
  await page.goto('/home');
  const bar = page.getByRole('navigation', { name: tabs });
  await expect(bar.getByRole('link')).toHaveText(['Punten', 'Team', /Transfers$/, 'Vrienden']);
  for (const [tab, path] of [
    [/^Punten/, /\/points\/\d+$/],
    [/^Team/, /\/team\/\d+$/],
    [/^Transfers/, /\/transfers\/\d+$/],
    [/^Vrienden/, /\/leagues/],
  ] as const) {
    await bar.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(path);
    await expect(bar.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  }
  const more = bar.getByRole('button', { name: 'Meer: menu openen' });
  await more.click();
  const sheet = page.getByRole('dialog', { name: 'Hoofdmenu' });
  await expect(sheet.getByRole('link', { name: 'Spelregels' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.click();
  await sheet.getByRole('link', { name: 'Rangschikking' }).click();
  await expect(page).toHaveURL(/\/rankings/);
  await expect(sheet).toHaveCount(0);
});

test('a save bar replaces the tabs', async ({ page }) => {
  await enterAs(page, FAN);
  await page.goto('/home');
  const bar = page.getByRole('navigation', { name: tabs });
  await expect(bar).toBeVisible();
  await page.goto('/new');
  await expect(page.getByRole('region', { name: 'Opslaan' })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('the row of matchdays opens at the one that is shown', async ({ page }) => {
  await page.goto('/deadlines?week=7');
  const days = page.getByRole('list', { name: 'Speeldagen' });
  await expect(days.getByRole('link', { name: 'Speeldag 7' })).toBeInViewport({ ratio: 0.9 });
});

test('the rest of the menu fits a small phone without scrolling, in targets of 44 px', async ({ page }) => {
  await enterAs(page, FAN);
  for (const height of [667, 740, 812]) {
    await page.setViewportSize({ width: 375, height });
    await page.goto('/rankings');
    await page.getByRole('button', { name: 'Meer: menu openen' }).click();
    const sheet = page.getByRole('dialog', { name: 'Hoofdmenu' });
    await expect(sheet.getByRole('link', { name: 'Spelregels' })).toBeVisible();
    const { overflow, small } = await sheet.evaluate((element) => ({
      overflow: element.scrollHeight - element.clientHeight,
      // Without the transform of the sheet that is still opening: 44 px would be 43.99999.
      small: [...element.querySelectorAll<HTMLElement>('a, button')]
        .filter(({ offsetWidth, offsetHeight }) => offsetWidth < 44 || offsetHeight < 44)
        .map((target) => target.getAttribute('aria-label') ?? target.textContent),
    }));
    expect({ overflow, small }, `at ${height}`).toEqual({ overflow: 0, small: [] });
  }
});
