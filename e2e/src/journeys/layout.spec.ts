import type { ResponseOf } from '@euro/api-contract';
import type { Page } from '@playwright/test';
import { collidingText } from '../support/collidingText.js';
import { coveredControls } from '../support/coveredControls.js';
import { cutFields } from '../support/cutFields.js';
import { cutOff } from '../support/cutOff.js';
import { cutText } from '../support/cutText.js';
import { enterAs } from '../support/fan.js';
import { setClock, untilConfirmed } from '../support/operator.js';
import { isSampled } from '../support/sampled.js';
import { shiftedColumns } from '../support/shiftedColumns.js';
import { expect, leftOut, test } from '../support/test.js';
import { chooseTextSize } from '../support/textSize.js';
import { leavePortal, visit } from '../support/tour.js';

test.use({ leavesNoTrace: true });

/**
 * The least width of each layout, where it has the least room, and the widest; in full every 40 px, and both sides of
 * the widths at which layouts change.
 */
const WIDTHS = isSampled('layout: widths')
  ? [320, 375, 425, 560, 768, 1024, 1140, 1200, 1600]
  : [
      320, 359, 360, 374, 375, 400, 424, 425, 460, 500, 540, 559, 560, 600, 640, 680, 720, 747, 748, 767, 768,
      800, 840, 846, 870, 900, 940, 980, 1008, 1023, 1024, 1060, 1100, 1140, 1180, 1199, 1200, 1240, 1280,
      1320, 1400, 1500, 1600,
    ];
const TABLES = 'table, [role="table"]';

// Two addresses of one path are not neighbours: the second would be loaded (`visit`).
const WITH_TABLES = {
  visitor: [
    '/home',
    '/stats',
    '/planner',
    '/stats?group=attack',
    '/rankings',
    '/stats?group=defense',
    '/deadlines',
    '/stats?group=popularity',
    '/match/1',
    '/stats?compare=110,1509,107,523',
    '/club/1',
    '/prizes',
    '/cookie',
  ],
  'fan@demo.test': ['/planner', '/leagues', '/points/1', '/team/1', '/my-teams/payments'],
  'operator@demo.test': [
    '/desk/competitions',
    '/desk/competitions/1',
    '/desk/users',
    '/desk/users/1',
    '/desk/orders',
    '/desk/audit',
    '/desk/matchdays',
    '/desk/coupons',
    '/desk/announcements',
    '/desk/winners',
  ],
};

test('no table hides anything, and nothing overlaps, at any width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [account, paths] of Object.entries(WITH_TABLES)) {
    await become(page, account);
    for (const path of paths) {
      await visit(page, path);
      const problems: string[] = [];
      for (const width of WIDTHS) {
        await resize(page, width);
        const findings = [
          ...(await cutOff(page, TABLES)),
          ...(await collidingText(page)),
          ...(await shiftedColumns(page)),
        ];
        problems.push(...findings.map((problem) => `${path} at ${width}: ${problem}`));
      }
      expect(problems).toEqual([]);
    }
  }
});

const WITH_FIELDS = {
  visitor: [
    '/rankings',
    '/stats',
    '/rankings?tab=month',
    '/planner',
    '/rankings?tab=period',
    '/embeds',
    '/play',
  ],
  'fan@demo.test': ['/planner?sort=3', '/leagues', '/transfers/1', '/leagues?tab=settings', '/profile'],
  'nieuw@demo.test': ['/new'],
};

/** Fields are narrowest at the least width of each kind of layout. */
const WIDTHS_OF_FIELDS = isSampled('layout: widths') ? [320, 768] : [320, 360, 375, 768, 1024, 1280];

test('every field shows each of its choices, or its example, completely at any width', async ({
  page,
  context,
  baseURL,
}) => {
  const problems: string[] = [];
  for (const [account, paths] of Object.entries(WITH_FIELDS)) {
    await become(page, account);
    for (const lang of ['en', 'nl']) {
      await context.addCookies([{ name: 'lang', value: lang, url: baseURL }]);
      await leavePortal(page);
      for (const path of paths) {
        await visit(page, path);
        const checkFields = async (widths: readonly number[], where: string) => {
          for (const width of widths) {
            await resize(page, width);
            const findings = await cutFields(page);
            problems.push(...findings.map((problem) => `${where} in ${lang} at ${width}: ${problem}`));
          }
        };
        await checkFields(WIDTHS_OF_FIELDS, path);
        if (path !== '/stats') continue;
        await resize(page, 320);
        const cutDetails = await page
          .getByRole('rowheader')
          .locator('small > span')
          .evaluateAll((spans) =>
            spans
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
              .map(({ textContent }) => textContent),
          );
        problems.push(...cutDetails.map((text) => `"${text}" of a player in ${lang} at 320`));
        await page.getByRole('button', { name: 'Filters' }).click();
        await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
        await checkFields([320, 360, 375], 'the filters of phones');
      }
    }
  }
  expect(problems).toEqual([]);
});

test('the menu shows its permanent entries, and links to all others, at any width', async ({ page }) => {
  for (const account of ['visitor', 'fan@demo.test']) {
    await become(page, account);
    for (const [language, menu, always] of [
      ['en', 'Main menu', ['Home', 'Stats', 'Rankings', 'Rules']],
      // Last: the fan's account stores it, on a portal shared with other files.
      ['nl', 'Hoofdmenu', ['Home', 'Stats', 'Rangschikking', 'Spelregels']],
    ] as const) {
      await page.setViewportSize({ width: 1600, height: 800 });
      await visit(page, '/rankings');
      if ((await page.locator('html').getAttribute('lang')) !== language)
        await page.getByRole('button', { name: language === 'nl' ? 'NL Nederlands' : 'EN English' }).click();
      const nav = page.getByRole('navigation', { name: menu });
      await expect(nav).toBeVisible();
      if (account !== 'visitor')
        await expect(page.getByRole('banner').getByRole('link', { name: /deadline/i })).toBeVisible();
      const all = (await nav.locator('li > a').allTextContents()).toSorted();
      for (const width of WIDTHS.filter((each) => each >= 768)) {
        await resize(page, width);
        const where = `${account} ${language} at ${width}`;
        const visibleItems = await nav.locator(':scope > ul > [data-fits="true"] > a').allTextContents();
        expect(visibleItems, where).toEqual(expect.arrayContaining([...always]));
        const behind = await nav.locator('ul ul a').allTextContents();
        expect([...visibleItems, ...behind].toSorted(), where).toEqual([...new Set(all)].toSorted());
        expect(await nav.locator(':scope > ul > [data-fits="true"] > button').count(), where).toBe(
          behind.length > 0 ? 1 : 0,
        );
        expect(await cutOff(page, 'header'), where).toEqual([]);
      }
    }
  }
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Time until the deadline, and its text in the header: short, long, in two digits, in its last minute. */
const COUNTDOWNS = [
  [12 * 24 * HOUR + 23 * HOUR + MINUTE, /^12 d 23 u/],
  [9 * 24 * HOUR + 23 * HOUR + MINUTE, /^9 d 23 u/],
  [23 * HOUR + 59.5 * MINUTE, /^23 u 59 min/],
  [4 * HOUR + 7.5 * MINUTE, /^4 u 07 min/],
  [59.5 * MINUTE, /^59 min \d\d s/],
  [50_000, /^0 min \d\d s/],
] as const;

test('the menu shows its permanent entries beside every countdown, and nothing overlaps', async ({
  page,
}) => {
  // Other tests do not change this account's language.
  await enterAs(page, 'pundit@demo.test');
  let msLeft = 0;
  // The stream would say when the deadline really is.
  await page.route('**/api/live**', (route) => route.abort());
  await page.route('**/api/matches/deadline-info*', async (route) => {
    const answer = await route.fetch();
    const body: ResponseOf<'GET matches/deadline-info'> = await answer.json();
    const deadlineDate = new Date(Date.parse(body.deadlineInfo.now) + msLeft).toISOString();
    const json = { ...body, deadlineInfo: { ...body.deadlineInfo, deadlineDate } };
    await route.fulfill({ response: answer, json });
  });
  const widths: number[] = [];
  for (const [length, text] of COUNTDOWNS) {
    msLeft = length;
    await leavePortal(page);
    for (const width of [1024, 1280]) {
      await resize(page, width);
      if (width === 1024 || !isSampled('tours: page loads')) await visit(page, '/rankings');
      const chip = page.getByRole('banner').getByRole('link', { name: /deadline/i });
      await expect(chip).toHaveText(text);
      const where = `${await chip.textContent()} at ${width}`;
      const nav = page.getByRole('navigation', { name: 'Hoofdmenu' });
      const visibleItems = await nav.locator(':scope > ul > [data-fits="true"] > a').allTextContents();
      expect(visibleItems, where).toEqual(
        expect.arrayContaining(['Home', 'Stats', 'Rangschikking', 'Spelregels']),
      );
      expect(await cutOff(page, 'header'), where).toEqual([]);
      expect(await overlaps(page), where).toEqual([]);
      if (width === 1024) continue;
      widths.push((await chip.boundingBox())?.width ?? 0);
      const wordmark = page.getByRole('banner').getByRole('link', { name: /EuroManager/ });
      await expect(wordmark.locator('.em-wordmark-name'), where).toBeInViewport({ ratio: 1 });
    }
  }
  // The menu beside it doesn't move when hours follow on days, or minutes on hours.
  expect([...new Set(widths)]).toHaveLength(1);
});

test('the name beside the wordmark is whole on a phone, or gives way', async ({ page }) => {
  await become(page, 'fan@demo.test');
  await visit(page, '/home');
  const name = page.getByRole('banner').locator('.em-wordmark-name');
  for (const width of [320, 359, 360, 375]) {
    await resize(page, width);
    const missing = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(missing, `${width} px wide`).toBeLessThanOrEqual(0);
  }
});

const READ_LARGE = {
  visitor: ['/', '/home', '/register', '/rules', '/stats', '/deadlines', '/rankings', '/match/1', '/club/1'],
  'fan@demo.test': [
    '/home',
    '/planner',
    '/trends',
    '/embeds',
    '/team/1',
    '/points/1',
    '/rival/2?league=1',
    '/transfers/1',
    '/edit/1',
    '/leagues',
    '/my-teams',
    '/leagues?tab=chat',
    '/shop',
    '/leagues?tab=settings',
    '/profile',
  ],
  'nieuw@demo.test': ['/new'],
};

/** Zoomed, a page has the same room, measured in letters, as with letters twice as large. */
const testZoom = isSampled('layout: zoom') ? leftOut : test;

for (const [setting, size, screen, declare] of [
  ['twice as large letters', 32, { width: 1280, height: 800 }, test],
  ['twice as large letters on a phone', 32, { width: 375, height: 812 }, test],
  ['200 % zoom', 16, { width: 640, height: 400 }, testZoom],
] as const) {
  declare(`everything can be reached and read with ${setting}`, async ({ page }) => {
    await page.setViewportSize(screen);
    await chooseTextSize(page, size);
    for (const [account, paths] of Object.entries(READ_LARGE)) {
      await become(page, account);
      for (const path of paths) {
        await visit(page, path);
        expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(`${size}px`);
        expect(await cutOff(page), `${path} with ${setting}`).toEqual([]);
        expect(await collidingText(page), `${path} with ${setting}`).toEqual([]);
        expect(
          await stuckHeight(page),
          `${path} with ${setting}: px of the screen that stay covered`,
        ).toBeLessThan(screen.height / 4);
        expect(await coveredControls(page), `${path} with ${setting}: out of reach`).toEqual([]);
      }
    }
  });
}

/** Two matches of matchday 3 are played, in both of which the fan has players. */
const WHILE_MATCHES_RUN = '2024-06-25T16:49:00Z';
/** Width of the screen and text size, in px. */
const SCREENS: readonly (readonly [width: number, size: number])[] = isSampled('layout: widths')
  ? [
      [320, 16],
      [375, 32],
      [1024, 16],
    ]
  : [
      [320, 16],
      [320, 32],
      [360, 16],
      [375, 16],
      [375, 32],
      [768, 16],
      [1024, 16],
    ];

test.describe('while matches run', () => {
  // The clock is not set back.
  test.use({ leavesNoTrace: false });

  test('nothing overlaps, is cut off or broken on any screen', async ({ page, context, stack, baseURL }) => {
    await setClock(stack, WHILE_MATCHES_RUN);
    await untilConfirmed(stack, 2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enterAs(page, 'fan@demo.test');
    for (const lang of ['en', 'nl']) {
      await context.addCookies([{ name: 'lang', value: lang, url: baseURL }]);
      await leavePortal(page);
      for (const [width, size] of SCREENS) {
        await page.setViewportSize({ width, height: 812 });
        await chooseTextSize(page, size);
        for (const path of ['/home', '/points/1']) {
          await visit(page, path);
          const where = `${path} in ${lang} at ${width} with letters of ${size}`;
          expect(await page.locator('html').getAttribute('lang'), where).toBe(lang);
          expect(await page.evaluate(() => getComputedStyle(document.body).fontSize), where).toBe(
            `${size}px`,
          );
          await expect(
            page
              .getByRole('main')
              .getByText(/^(NED|FRA)\b/)
              .first(),
            where,
          ).toBeVisible();
          expect(await cutOff(page), where).toEqual([]);
          expect(await collidingText(page), where).toEqual([]);
          expect(await cutText(page), where).toEqual([]);
          expect(await brokenMatches(page), where).toEqual([]);
          expect(await coveredControls(page), where).toEqual([]);
        }
      }
    }
  });
});

async function become(page: Page, account: string): Promise<void> {
  if (account === 'visitor') return;
  await enterAs(page, account);
  await leavePortal(page);
}

/** Matches in lists whose flags are not on one line. */
function brokenMatches(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main li')].flatMap((row) => {
      const [home, away] = [...row.querySelectorAll('svg[viewBox="0 0 24 16"]')].map((flag) =>
        flag.getBoundingClientRect(),
      );
      const isBroken = home && away && Math.abs(home.top - away.top) > 2;
      return isBroken ? [row.textContent ?? ''] : [];
    }),
  );
}

/**
 * Sets the width and waits for the layout: the menu is measured in the next frame. Chromium sometimes requests no more
 * frames of a page whose size was overridden, so a second without one is enough: the measurement then causes the
 * layout.
 */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 1_000);
      }),
  );
}

/** Elements of the header that overlap their neighbour. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('header a, header button')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({
        name: element.textContent || element.ariaLabel,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 2);
    return controls.flatMap((one, at) =>
      controls
        .slice(at + 1)
        .filter(
          ({ box }) =>
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 6.5 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
        )
        .map(({ name }) => `${name} over ${one.name}`),
    );
  });
}

/** Height of the elements that stay in front of the page while it is scrolled. */
function stuckHeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, header, footer')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > window.innerWidth / 2)
      .reduce((total, { height }) => total + height, 0),
  );
}
