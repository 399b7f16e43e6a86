import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { cutOff } from '../support/cutOff.js';
import { cutText } from '../support/cutText.js';
import { enterAs } from '../support/fan.js';
import { PORTAL_TEXTS } from '../support/paths.js';
import { expect, test } from '../support/test.js';
import { untilLoaded } from '../support/untilLoaded.js';
import { untranslated } from '../support/untranslated.js';

test.use({ leavesNoTrace: true, isMobile: true, hasTouch: true });

const WIDTHS = [320, 375];
/** Every page of the portal that people reach, by who sees it. */
const PAGES = {
  visitor: [
    '/',
    '/home',
    '/register',
    '/forgot-password',
    '/rules',
    '/prizes',
    '/stats',
    '/stats?group=attack',
    '/stats?compare=110,1509,107',
    '/planner',
    '/trends',
    '/embeds',
    '/deadlines',
    '/match/1',
    '/club/1',
    '/rankings',
    '/unsubscribe/some-token',
    '/nowhere',
  ],
  'fan@demo.test': [
    '/home',
    '/planner',
    '/team/1',
    '/team/1/transfers',
    '/team/1/league',
    '/points/1',
    '/recap/1',
    '/edit/1',
    '/transfers/1',
    '/leagues',
    '/leagues?tab=chat',
    '/leagues?tab=settings',
    '/my-teams',
    '/my-teams/team/1',
    '/my-teams/payments',
    '/shop',
    '/thanks',
    '/profile',
    '/contact',
  ],
  'nieuw@demo.test': ['/new', '/leagues'],
  'operator@demo.test': [
    '/desk',
    '/desk/users',
    '/desk/orders',
    '/desk/matchdays',
    '/desk/coupons',
    '/desk/audit',
    '/desk/complaints',
    '/desk/announcements',
    '/desk/winners',
  ],
};

/** Pages of content, which operators write in Dutch and English (docs/guides/translate.md). */
const IN_TWO_LANGUAGES = ['/rules', '/prizes'];
/** Names of languages in themselves, and the name of the product in the shop. */
const NAMES = ['Nederlands', 'English', 'Premium'];
let translations: ReadonlySet<string>;

test.beforeAll(async () => {
  const { readPortalTexts } = (await import(pathToFileURL(PORTAL_TEXTS).href)) as {
    readPortalTexts(): readonly { readonly nl: string; readonly en: string }[];
  };
  const sentences = readPortalTexts().flatMap(({ nl, en }) => [nl, en]);
  translations = new Set(sentences.filter((text) => /\p{L}{3}/u.test(text) && !NAMES.includes(text)));
});

test.beforeEach(async ({ page, context, stack }) => {
  await context.addCookies([
    { name: 'lang', value: 'en', url: stack.url },
    { name: 'translation', value: 'en-XA', url: stack.url },
  ]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [account, paths] of Object.entries(PAGES)) {
  test(`every page of ${account} fits on a phone in the pseudo-language, and is translated`, async ({
    page,
  }) => {
    if (account !== 'visitor') await enterAs(page, account);
    const problems: string[] = [];
    for (const path of paths) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        if (width === WIDTHS[0]) await arrive(page, path);
        const findings = [...(await cutOff(page)), ...(await cutText(page))];
        problems.push(...findings.map((problem) => `${path} at ${width}: ${problem}`));
      }
      const untranslatedTexts = IN_TWO_LANGUAGES.includes(path) ? [] : await untranslated(page, translations);
      problems.push(...untranslatedTexts.map((text) => `${path}: ${text} is not translated`));
    }
    expect(problems).toEqual([]);
  });
}

for (const account of ['visitor', 'fan@demo.test']) {
  test(`the menu of phones of ${account} fits in the pseudo-language, and is translated`, async ({
    page,
  }) => {
    if (account !== 'visitor') await enterAs(page, account);
    await arrive(page, '/rankings');
    const problems: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator('nav button[aria-haspopup="dialog"]').click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      const findings = [
        ...(await cutOff(page)),
        ...(await cutText(page)),
        ...(await untranslated(page, translations)),
      ];
      problems.push(...findings.map((problem) => `at ${width}: ${problem}`));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(problems).toEqual([]);
  });
}

test('a call that the API refuses is explained in the pseudo-language', async ({ page }) => {
  await arrive(page, '/register');
  const form = page.getByRole('main').locator('form');
  for (const [name, value] of [
    ['firstName', 'An'],
    ['lastName', 'Peeters'],
    ['email', 'fan@demo.test'],
    ['password', 'geheim2024'],
  ] as const)
    await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('[name="terms"]').check({ force: true });
  const refusal = page.waitForResponse('**/api/user/register*');
  await form.locator('[type="submit"]').click();
  const { error } = await (await refusal).json();
  expect(error).toMatchObject({ code: 'email-in-use', message: expect.stringMatching(/^\[.+\]$/) });
  // The last: the notice, beside the sentence of the field.
  await expect(page.getByText(error.message).last()).toBeVisible();
});

test('the pseudo-language is declared by the page, and left by a choice', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await arrive(page, '/rankings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.+\]$/);
  await page.getByRole('button', { name: 'EN-XA → Nederlands' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rangschikking');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1, dialog h2, [role="dialog"] h2').first()).toBeVisible();
  await untilLoaded(page);
}
