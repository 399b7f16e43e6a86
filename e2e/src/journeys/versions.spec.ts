import type { Page } from '@playwright/test';
import { buildChanged, removeChanged } from '../support/changedRelease.js';
import { release } from '../support/releases.js';
import { expectFailure, expectReport } from '../support/section.js';
import { expect, test } from '../support/test.js';

const AHEAD = {
  react: '19.99.0',
  'react-dom': '19.99.0',
  'react-redux': '9.99.0',
  rxjs: '7.99.0',
  '@reduxjs/toolkit': '2.99.0',
};
const BEHIND = { react: '18.3.1', 'react-dom': '18.3.1' };

let built: Record<string, string>;
test.beforeAll(() => {
  built = buildChanged([
    { remote: 'mf-rankings', version: '1.1.0', changes: [], libraries: AHEAD },
    { remote: 'mf-stats', version: '1.1.0', changes: [], libraries: BEHIND },
  ]);
});
test.afterAll(removeChanged);

const distOf = (remote: string) => ['--from', built[remote] ?? ''];
const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const table = (page: Page) => page.getByRole('main').getByText('Dynamo Eindhoven').first();
const players = (page: Page) => page.getByRole('main').getByText('Bellingham').first();

/** Scripts of a remote that were fetched, by the library that only they can hold. */
function copiesFetched(page: Page, remote: string): string[] {
  const marks = { react: /react\.dev\/errors/, toolkit: /redux-toolkit\.js\.org\/Errors/ };
  const libraries: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes(`/remotes/${remote}/`) || response.status() !== 200) return;
    const text = await response.text().catch(() => '');
    for (const [name, mark] of Object.entries(marks)) if (mark.test(text)) libraries.push(name);
  });
  return libraries;
}

test('a remote whose libraries are a minor ahead works, with the one React of the page and a Redux of its own', async ({
  page,
  stack,
}) => {
  const copies = copiesFetched(page, 'mf-rankings');
  await page.goto('/rankings');
  await expect(table(page)).toBeVisible();
  expect(copies).toEqual([]);

  await release(stack, 'publish', 'mf-rankings', ...distOf('mf-rankings'));
  await page.goto('/rankings');
  await expect(table(page)).toBeVisible();
  await expect.poll(() => copies).toEqual(['toolkit']);
  await menu(page, 'Stats').click();
  await expect(players(page)).toBeVisible();
  await menu(page, 'Rangschikking').click();
  await expect(table(page)).toBeVisible();
});

test('a remote that was built for the previous React is refused with a message, and affects no other', async ({
  page,
  stack,
}) => {
  await release(stack, 'publish', 'mf-stats', ...distOf('mf-stats'));
  await page.goto('/stats');
  const { retry } = await expectFailure(page, 'share-refused', 'mf-stats');
  await expectReport(stack, 'share-refused', 'mf-stats');
  await menu(page, 'Rangschikking').click();
  await expect(table(page)).toBeVisible();
  await menu(page, 'Stats').click();
  await expectFailure(page, 'share-refused', 'mf-stats');
  await release(stack, 'rollback', 'mf-stats');
  await retry.click();
  await expect(players(page)).toBeVisible();
});
