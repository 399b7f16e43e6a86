import type { Page } from '@playwright/test';
import { cutOff } from '../support/cutOff.js';
import { enterAs } from '../support/fan.js';
import { expect, test } from '../support/test.js';
import { chooseTextSize } from '../support/textSize.js';

test.use({ leavesNoTrace: true });

/** Every 40 px, and both sides of the widths at which layouts change. */
const WIDTHS = [
  320, 359, 360, 374, 375, 400, 424, 425, 460, 500, 540, 559, 560, 600, 640, 680, 720, 747, 748, 767, 768,
  800, 840, 846, 870, 900, 940, 980, 1008, 1023, 1024, 1060, 1100, 1140, 1180, 1199, 1200, 1240, 1280, 1320,
  1400, 1500, 1600,
];
const TABLES = 'table, [role="table"]';

const WITH_TABLES = {
  visitor: [
    '/home',
    '/stats',
    '/stats?group=attack',
    '/stats?group=defense',
    '/stats?group=popularity',
    '/stats?vergelijk=110,1509,246',
    '/rankings',
    '/deadlines',
    '/match/1',
    '/club/1',
    '/prizes',
    '/cookie',
  ],
  'fan@demo.test': ['/leagues', '/points/1', '/team/1', '/my-teams/payments'],
  'operator@demo.test': ['/desk/users', '/desk/orders', '/desk/audit', '/desk/matchdays', '/desk/coupons'],
};

test('no table hides anything at any width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [who, paths] of Object.entries(WITH_TABLES)) {
    if (who !== 'visitor') await enterAs(page, who);
    for (const path of paths) {
      await arrive(page, path);
      const said: string[] = [];
      for (const width of WIDTHS) {
        await resize(page, width);
        said.push(...(await cutOff(page, TABLES)).map((cut) => `${path} at ${width}: ${cut}`));
      }
      expect(said).toEqual([]);
    }
  }
});

test('the menu shows what is always shown, and leads to all the rest, at any width', async ({ page }) => {
  for (const who of ['visitor', 'fan@demo.test']) {
    if (who !== 'visitor') await enterAs(page, who);
    for (const [language, menu, always] of [
      ['nl', 'Hoofdmenu', ['Home', 'Stats', 'Rangschikking', 'Spelregels']],
      ['en', 'Main menu', ['Home', 'Stats', 'Rankings', 'Rules']],
    ] as const) {
      await page.setViewportSize({ width: 1600, height: 800 });
      await arrive(page, '/rankings');
      if ((await page.locator('html').getAttribute('lang')) !== language)
        await page.getByRole('button', { name: language === 'nl' ? 'NL Nederlands' : 'EN English' }).click();
      const nav = page.getByRole('navigation', { name: menu });
      await expect(nav).toBeVisible();
      if (who !== 'visitor')
        await expect(page.getByRole('banner').getByRole('link', { name: /deadline/i })).toBeVisible();
      const all = (await nav.locator('li > a').allTextContents()).toSorted();
      for (const width of WIDTHS.filter((each) => each >= 768)) {
        await resize(page, width);
        const where = `${who} ${language} at ${width}`;
        const beside = await nav.locator(':scope > ul > [data-fits="true"] > a').allTextContents();
        expect(beside, where).toEqual(expect.arrayContaining([...always]));
        const behind = await nav.locator('ul ul a').allTextContents();
        expect([...beside, ...behind].toSorted(), where).toEqual([...new Set(all)].toSorted());
        expect(await nav.locator(':scope > ul > [data-fits="true"] > button').count(), where).toBe(
          behind.length > 0 ? 1 : 0,
        );
        expect(await cutOff(page, 'header'), where).toEqual([]);
      }
    }
  }
});

const READ_LARGE = {
  visitor: ['/home', '/register', '/rules', '/stats', '/deadlines', '/rankings', '/match/1', '/club/1'],
  'fan@demo.test': ['/team/1', '/points/1', '/transfers/1', '/leagues', '/my-teams', '/shop', '/profile'],
};

for (const [what, size, screen] of [
  ['twice as large letters', 32, { width: 1280, height: 800 }],
  ['200 % zoom', 16, { width: 640, height: 400 }],
] as const) {
  test(`everything can be reached and read with ${what}`, async ({ page }) => {
    await page.setViewportSize(screen);
    await chooseTextSize(page, size);
    for (const [who, paths] of Object.entries(READ_LARGE)) {
      if (who !== 'visitor') await enterAs(page, who);
      for (const path of paths) {
        await arrive(page, path);
        expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(`${size}px`);
        expect(await cutOff(page), `${path} with ${what}`).toEqual([]);
        expect(
          await stuckHeight(page),
          `${path} with ${what}: px of the screen that stay covered`,
        ).toBeLessThan(screen.height / 4);
      }
    }
  });
}

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Another width, drawn: the menu is measured in the frame after it. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** How much of the screen is taken by what stays in front of the page while that is scrolled. */
function stuckHeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, header, footer')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > window.innerWidth / 2)
      .reduce((total, { height }) => total + height, 0),
  );
}
