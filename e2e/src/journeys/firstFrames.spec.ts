import type { Page } from '@playwright/test';
import { enterAs } from '../support/fan.js';
import { instabilityOf, shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, test } from '../support/test.js';
import { untilLoaded } from '../support/untilLoaded.js';

/** As of every page that arrives (`steady.spec.ts`). */
const MOST = 0.02;
const SCRIPTS = /\.js(\?|$)/;

const still = (page: Page) => page.locator('[data-still]');

/** Holds the scripts of the next page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

/** Opens a page, expects its still before any script has run, and hands over without a shift. */
async function expectHandOver(page: Page, path: string, inStill: () => Promise<void>): Promise<void> {
  await watchShifts(page);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(still(page)).toBeVisible();
  await inStill();
  release();
  await expect(still(page)).toHaveCount(0);
  await untilLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  const { sum, causes } = instabilityOf(await shiftsOf(page));
  expect(sum, causes.join('\n')).toBeLessThanOrEqual(MOST);
}

test('the empty pitch is shown before the scripts are loaded, and the running one replaces it', {
  tag: '@onPhone',
}, async ({ page }) => {
  await enterAs(page, 'nieuw@demo.test');
  await expectHandOver(page, '/new', async () => {
    await expect(still(page).locator('h1')).toHaveText('Bouw je ploeg');
    await expect(still(page).getByText('De bank')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Wordt geladen');
    await expect(page.getByRole('heading')).toHaveCount(0);
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Bouw je ploeg' })).toBeVisible();
});

const PAGES = [
  { path: '/rankings', title: 'Rangschikking' },
  { path: '/stats', title: 'Stats', call: 'players-stats' },
  { path: '/deadlines', title: 'Matchen' },
  { path: '/match/1', title: 'Duitsland', call: 'match/1' },
] as const;

for (const { path, title, ...rest } of PAGES) {
  test(`the frame of ${path} is shown before the scripts are loaded, and its data is requested once`, async ({
    page,
  }) => {
    const address = 'call' in rest ? `/api/${rest.call}` : null;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await expectHandOver(page, path, async () => {
      await expect(still(page).locator('[role="status"], h1').first()).toBeAttached();
      if (address) await expect.poll(() => asked).toContain(address);
    });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    if (address) expect(asked.filter((one) => one === address)).toHaveLength(1);
  });
}

test('a link that is pressed before the scripts have come leads to its page, and nothing else reacts', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/rankings', { waitUntil: 'commit' });
  await expect(still(page)).toBeVisible();
  await still(page).getByText('Speeldag', { exact: true }).click({ force: true });
  expect(new URL(page.url()).search).toBe('');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.locator('#root header a[href="/home"], #root header a[href="/"]').first().click();
  await expect(page).toHaveURL(/\/(home)?$/);
  release();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});
