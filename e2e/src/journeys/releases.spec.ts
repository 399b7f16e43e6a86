import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { anotherBrowser } from '../support/anotherBrowser.js';
import { buildChanged, removeChanged } from '../support/changedRelease.js';
import { enterAs } from '../support/fan.js';
import { holdRequest } from '../support/heldRequest.js';
import { keepsItsPage, takeOut } from '../support/pitch.js';
import {
  activeVersion,
  bytesOfOthers,
  type FilesOfManifest,
  release,
  releaseFolder,
  requestedVersions,
  untilReleaseKnown,
} from '../support/releases.js';
import { isSampled } from '../support/sampled.js';
import type { Stack } from '../support/stack.js';
import { expect, leftOut, test } from '../support/test.js';

const RANKINGS = 'mf-rankings';
const TRANSFERS = 'mf-transfers';
const CHANGED = 'Rangschikking, op een nieuwe leest';

/** `createHost` proves it without a browser. */
const testInFull = isSampled('releases: pruned') ? leftOut : test;

let built: Record<string, string>;
test.beforeAll(() => {
  built = buildChanged([
    {
      remote: RANKINGS,
      version: '1.1.0',
      changes: [{ file: 'texts/rankingTexts.ts', from: "title: 'Rangschikking'", to: `title: '${CHANGED}'` }],
    },
    { remote: TRANSFERS, version: '1.1.0', changes: [] },
  ]);
});
test.afterAll(removeChanged);

const distOf = (remote: string) => ['--from', built[remote] ?? ''];
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const table = (page: Page) => page.getByRole('main').getByText('Dynamo Eindhoven').first();

/** To another section and back, by links, once the page knows the active release. */
async function comeBack(page: Page, stack: Stack): Promise<void> {
  await menu(page, 'Stats').click();
  await expect(page.getByRole('main').getByText('Bellingham').first()).toBeVisible();
  await untilReleaseKnown(page, stack, RANKINGS);
  await menu(page, 'Rangschikking').click();
}

test('a remote is released while the portal is open: the next visit shows it, and nothing else changed', async ({
  page,
  browser,
  stack,
}) => {
  const requestedReleases = requestedVersions(page, RANKINGS);
  await page.goto('/rankings');
  await expect(heading(page)).toHaveText('Rangschikking');
  const other = await anotherBrowser(browser, stack);
  await other.goto('/stats');
  await expect(other.getByRole('main').getByText('Bellingham').first()).toBeVisible();
  const pages = [await keepsItsPage(page), await keepsItsPage(other)];
  const before = bytesOfOthers(stack, RANKINGS);
  const old = activeVersion(stack, RANKINGS);
  expect(requestedReleases.take()).toEqual([old]);

  await release(stack, 'publish', RANKINGS, ...distOf(RANKINGS));
  expect(activeVersion(stack, RANKINGS)).toBe('1.1.0');

  // The open page remains, and its later chunks are those of its release.
  await page.getByRole('tab', { name: 'Speeldag' }).click();
  await expect(table(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Rangschikking');
  expect(requestedReleases.take().filter((version) => version !== old)).toEqual([]);

  await comeBack(page, stack);
  await expect(heading(page)).toHaveText(CHANGED);
  await expect(table(page)).toBeVisible();
  expect(requestedReleases.take()).toEqual(['1.1.0']);
  await menu(other, 'Rangschikking').hover();
  await untilReleaseKnown(other, stack, RANKINGS);
  await menu(other, 'Rangschikking').click();
  await expect(heading(other)).toHaveText(CHANGED);

  for (const isStillThere of pages) await isStillThere();
  expect(bytesOfOthers(stack, RANKINGS)).toEqual(before);

  await release(stack, 'rollback', RANKINGS);
  expect(activeVersion(stack, RANKINGS)).toBe(old);
  await comeBack(page, stack);
  await expect(heading(page)).toHaveText('Rangschikking');
  for (const isStillThere of pages) await isStillThere();
  await other.context().close();
});

/** Opens the transfers of a user with a team, and sells a player; returns his name. */
async function draftTransfer(page: Page): Promise<string> {
  await enterAs(page, 'fan@demo.test');
  await page.goto('/home');
  await menu(page, 'Transfers').click();
  const first = page.getByRole('button', { name: /, (thuis tegen|uit tegen|geen match)/ }).first();
  const name = (await first.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await takeOut(page, name);
  return name;
}

/** Opens the transfers, where the sold player is still sold. */
async function expectDraft(page: Page, name: string): Promise<void> {
  await menu(page, 'Transfers').click();
  await expect(page.getByRole('button', { name: new RegExp(`^${name}, `) })).toHaveAccessibleName(
    /Gaat eruit/,
  );
}

test('a draft of transfers is preserved by a new release', async ({ page, stack }) => {
  const name = await draftTransfer(page);
  const isStillThere = await keepsItsPage(page);

  await release(stack, 'publish', TRANSFERS, ...distOf(TRANSFERS));
  await menu(page, 'Stats').click();
  await expect(page.getByRole('main').getByText('Bellingham').first()).toBeVisible();
  await untilReleaseKnown(page, stack, TRANSFERS);
  const requestedReleases = requestedVersions(page, TRANSFERS);
  await expectDraft(page, name);
  expect(requestedReleases.take()).toEqual(['1.1.0']);
  await isStillThere();
  await release(stack, 'rollback', TRANSFERS);
});

testInFull(
  'old releases are pruned while a part of one is requested: the new ones are used automatically, and no draft is lost',
  async ({ page, stack }) => {
    const old = { rankings: activeVersion(stack, RANKINGS), transfers: activeVersion(stack, TRANSFERS) };
    const folder = releaseFolder(stack, RANKINGS, old.rankings);
    const later = `**/remotes/${RANKINGS}/${old.rankings}/chunks/{${laterChunks(folder)}}`;
    // Published beforehand: a page waits eight seconds for a part of a release.
    const registryBefore = stack.readRegistry();
    for (const remote of [RANKINGS, TRANSFERS]) {
      await release(stack, 'publish', remote, '--hold', ...distOf(remote));
      await release(stack, 'activate', remote, '1.1.0');
    }
    const registryAfter = stack.readRegistry();
    stack.writeRegistry(registryBefore);
    const name = await draftTransfer(page);
    const request = await holdRequest(page, later);
    const isStillThere = await keepsItsPage(page);
    // The menu of a signed-in user has more items than a line.
    await page.getByRole('navigation').getByRole('button', { name: 'Meer' }).first().click();
    await menu(page, 'Rangschikking').click();
    await request.sent;
    await expect(heading(page)).toHaveText('Rangschikking');

    stack.writeRegistry(registryAfter);
    rmSync(folder, { recursive: true });
    rmSync(releaseFolder(stack, TRANSFERS, old.transfers), { recursive: true });
    request.release();
    await expect(heading(page)).toHaveText(CHANGED);
    await expect(table(page)).toBeVisible();

    const requestedReleases = requestedVersions(page, TRANSFERS);
    await expectDraft(page, name);
    expect(requestedReleases.take()).toEqual(['1.1.0']);
    await isStillThere();
  },
);

/** Scripts of a release that a page requests after it is mounted, joined by commas. */
function laterChunks(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const { preload, pages } = manifest as FilesOfManifest;
  const atOnce = [...preload, ...Object.values(pages).flatMap(({ files }) => files)];
  return readdirSync(join(folder, 'chunks'))
    .filter((file) => file.endsWith('.js') && !atOnce.includes(`chunks/${file}`))
    .join(',');
}
