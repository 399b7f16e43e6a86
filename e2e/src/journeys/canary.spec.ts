import type { Page } from '@playwright/test';
import { buildChanged, removeChanged } from '../support/changedRelease.js';
import { releasesChosen } from '../support/freshBrowsers.js';
import { keepsItsPage } from '../support/pitch.js';
import { activeVersion, release, untilReleaseKnown } from '../support/releases.js';
import { expect, test } from '../support/test.js';

// A trace of each of so many visits would be stored.
test.use({ trace: 'off', screenshot: 'off' });

const RANKINGS = 'mf-rankings';
const CHANGED = 'Rangschikking voor enkelen';
/** The share itself is counted in `createRegistry.test.ts` of the platform. */
const BROWSERS = 40;
const PERCENT = 25;

let dist: string;
test.beforeAll(() => {
  const changes = [
    { file: 'texts/rankingTexts.ts', from: "title: 'Rangschikking'", to: `title: '${CHANGED}'` },
  ];
  dist = buildChanged([{ remote: RANKINGS, version: '1.1.0', changes }])[RANKINGS] ?? '';
});
test.afterAll(removeChanged);

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

test('a canary is served to its share of the browsers, consistently, until it is rolled back', async ({
  browser,
  page,
  stack,
}) => {
  const old = activeVersion(stack, RANKINGS);
  await release(stack, 'publish', RANKINGS, '--hold', '--from', dist);
  await release(stack, 'canary', RANKINGS, '1.1.0', String(PERCENT));
  const visits = { origin: stack.url, path: '/rankings', remote: RANKINGS, seed: 7 };
  const results = await releasesChosen(browser, { ...visits, count: BROWSERS });
  const canaryCount = results.filter(({ first }) => first === '1.1.0').length;
  expect(canaryCount).toBeGreaterThan(0);
  expect(canaryCount).toBeLessThan(BROWSERS / 2);
  expect(results.filter(({ first }) => first === old)).toHaveLength(BROWSERS - canaryCount);
  expect(results.filter(({ first, later }) => later !== null && first !== later)).toEqual([]);

  await release(stack, 'canary', RANKINGS, '1.1.0', '100');
  await page.goto('/rankings');
  await expect(heading(page)).toHaveText(CHANGED);
  const isStillThere = await keepsItsPage(page);
  await release(stack, 'rollback', RANKINGS);
  await menu(page, 'Stats').click();
  await expect(page.getByRole('main').getByText('Bellingham').first()).toBeVisible();
  await untilReleaseKnown(page, stack, RANKINGS);
  await menu(page, 'Rangschikking').click();
  await expect(heading(page)).toHaveText('Rangschikking');
  await isStillThere();
  const after = await releasesChosen(browser, { ...visits, count: 4 });
  expect(new Set(after.flatMap(({ first, later }) => [first, later]))).toEqual(new Set([old]));
});
