import type { Page } from '@playwright/test';
import { buildChanged, removeChanged } from '../support/changedRelease.js';
import { releasesChosen } from '../support/freshBrowsers.js';
import { keepsItsPage } from '../support/pitch.js';
import { activeVersion, release } from '../support/releases.js';
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

test('a canary is tried by its share of the browsers, by each of them always or never, until it is rolled back', async ({
  browser,
  page,
  stack,
}) => {
  const old = activeVersion(stack, RANKINGS);
  await release(stack, 'publish', RANKINGS, '--hold', '--from', dist);
  await release(stack, 'canary', RANKINGS, '1.1.0', String(PERCENT));
  const visits = { origin: stack.url, path: '/rankings', remote: RANKINGS, seed: 7 };
  const chosen = await releasesChosen(browser, { ...visits, count: BROWSERS });
  const tried = chosen.filter(({ first }) => first === '1.1.0').length;
  expect(tried).toBeGreaterThan(0);
  expect(tried).toBeLessThan(BROWSERS / 2);
  expect(chosen.filter(({ first }) => first === old)).toHaveLength(BROWSERS - tried);
  expect(chosen.filter(({ first, again }) => again !== null && first !== again)).toEqual([]);

  await release(stack, 'canary', RANKINGS, '1.1.0', '100');
  await page.goto('/rankings');
  await expect(heading(page)).toHaveText(CHANGED);
  const isStillThere = await keepsItsPage(page);
  await release(stack, 'rollback', RANKINGS);
  await menu(page, 'Stats').click();
  // The step asks the registry, and goes on without it after 400 ms: by now it has answered.
  await expect(page.getByRole('main').getByText('Bellingham').first()).toBeVisible();
  await menu(page, 'Rangschikking').click();
  await expect(heading(page)).toHaveText('Rangschikking');
  await isStillThere();
  const after = await releasesChosen(browser, { ...visits, count: 4 });
  expect(new Set(after.flatMap(({ first, again }) => [first, again]))).toEqual(new Set([old]));
});
