import type { Page } from '@playwright/test';
import { enterAs } from '../support/fan.js';
import { LIVING_TEAM } from '../support/livingTeam.js';
import { createManager } from '../support/manager.js';
import { cardOf, makeCaptain } from '../support/pitch.js';
import { isSampled } from '../support/sampled.js';
import { expect, leftOut, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

/** For developers. */
const testInFull = isSampled('lifecycle: inspector') ? leftOut : test;

/** The statuses of single-spa's inspector, by application. */
function statuses(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const { exposedMethods } = Reflect.get(window, '__SINGLE_SPA_DEVTOOLS__');
    const apps: { name: string; status: string }[] = exposedMethods?.getRawAppData() ?? [];
    return Object.fromEntries(apps.map(({ name, status }) => [name, status]));
  });
}

/** Navigates like code that uses single-spa and not the portal. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => Reflect.get(window, 'singleSpaNavigate')(to), path);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.set(window, '__SINGLE_SPA_DEVTOOLS__', {}));
});

testInFull(
  'the inspector of single-spa shows every remote, and which one is on the screen',
  async ({ page, request }) => {
    const { remotes } = await (await request.get('/registry.json')).json();
    const names = remotes
      .map(({ name }: { name: string }) => name)
      .filter((name: string) => name !== 'embeds');
    const all = (status: string) => Object.fromEntries(names.map((name: string) => [name, status]));
    await page.goto('/rankings');
    await expect.poll(() => statuses(page)).toEqual({ ...all('NOT_LOADED'), 'mf-rankings': 'MOUNTED' });
    await goTo(page, '/stats');
    await expect
      .poll(() => statuses(page))
      .toEqual({ ...all('NOT_LOADED'), 'mf-rankings': 'NOT_MOUNTED', 'mf-stats': 'MOUNTED' });
    await page.goBack();
    await expect
      .poll(() => statuses(page))
      .toMatchObject({ 'mf-rankings': 'MOUNTED', 'mf-stats': 'NOT_MOUNTED' });
  },
);

test('leaving unsaved changes by the back button requires confirmation, and no entry of the history is lost', async ({
  page,
  stack,
}) => {
  const manager = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Nog Niet Bewaard' });
  await enterAs(page, manager.email);
  await page.goto('/rankings');
  await expect.poll(() => statuses(page)).toMatchObject({ 'mf-rankings': 'MOUNTED' });
  await goTo(page, '/stats');
  await expect.poll(() => statuses(page)).toMatchObject({ 'mf-stats': 'MOUNTED' });
  await goTo(page, `/team/${manager.teamId}`);
  await makeCaptain(page, 'Cody Gakpo');

  const question = page.getByRole('dialog');
  await page.goBack();
  await question.getByRole('button', { name: 'Blijven' }).click();
  await expect(page).toHaveURL(new RegExp(`/team/${manager.teamId}$`));
  await expect(cardOf(page, 'Cody Gakpo')).toHaveAccessibleName(/, kapitein, /);

  await goTo(page, '/rankings');
  await question.getByRole('button', { name: 'Blijven' }).click();
  await expect(page).toHaveURL(new RegExp(`/team/${manager.teamId}$`));
  expect(await statuses(page)).toMatchObject({ 'mf-team': 'MOUNTED', 'mf-rankings': 'NOT_MOUNTED' });

  await goTo(page, '/rankings');
  await question.getByRole('button', { name: 'Verlaten' }).click();
  await expect
    .poll(() => statuses(page))
    .toMatchObject({ 'mf-team': 'NOT_MOUNTED', 'mf-rankings': 'MOUNTED' });
  await expect(page).toHaveURL(/\/rankings$/);
});

test('discarding unsaved changes on the way back continues the navigation', async ({ page, stack }) => {
  const manager = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Toch Niet Bewaard' });
  await enterAs(page, manager.email);
  await page.goto('/stats');
  await expect.poll(() => statuses(page)).toMatchObject({ 'mf-stats': 'MOUNTED' });
  await goTo(page, `/team/${manager.teamId}`);
  await makeCaptain(page, 'Cody Gakpo');
  for (const answer of ['Blijven', 'Verlaten']) {
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: answer }).click();
  }
  await expect(page).toHaveURL(/\/stats$/);
  await expect.poll(() => statuses(page)).toMatchObject({ 'mf-stats': 'MOUNTED' });
  await page.goForward();
  await expect.poll(() => statuses(page)).toMatchObject({ 'mf-team': 'MOUNTED' });
});
