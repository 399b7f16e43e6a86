import type { Page } from '@playwright/test';
import { buildChanged, removeChanged } from '../support/changedRelease.js';
import { enterAs } from '../support/fan.js';
import { startLeague } from '../support/league.js';
import { LIVING_TEAM, PLAYER } from '../support/livingTeam.js';
import { loseAnswer } from '../support/lostAnswer.js';
import { createManager, type Manager, receiptsOf, teamOf } from '../support/manager.js';
import { setClock, stopClock } from '../support/operator.js';
import { makeCaptain, notice } from '../support/pitch.js';
import { activeVersion, release } from '../support/releases.js';
import { isSampled } from '../support/sampled.js';
import { expect, leftOut, test } from '../support/test.js';

// The other journeys play without a service worker (playwright.config.ts).
test.use({ serviceWorkers: 'allow' });

const RANKINGS = 'mf-rankings';
const CHANGED = 'Rangschikking, op een nieuwe leest';

/** What the tests of the worker and of queued changes prove without a browser. */
const testInFull = isSampled('offline: releases and lost responses') ? leftOut : test;

test.afterAll(removeChanged);

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const offlineLine = (page: Page) => page.getByText(/^Geen verbinding\. Stand van \d\d\.\d\d u\.$/);

/** The versions of a remote whose files this browser has stored, once a whole release is there. */
async function storedVersions(page: Page, remote: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has('current-release'))) return [];
    const releases = (await caches.keys()).filter((key) => key.startsWith('release-'));
    const files = await Promise.all(releases.map(async (key) => (await caches.open(key)).keys()));
    const versions = files.flat().flatMap(({ url }) => new RegExp(`/${name}/([^/]+)/`).exec(url)?.[1] ?? []);
    return [...new Set(versions)];
  }, remote);
}

const untilStored = (page: Page, remote: string, version: string) =>
  expect.poll(() => storedVersions(page, remote)).toEqual([version]);

test('the portal can be installed: a manifest with icons and shortcuts, and an active worker', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as {
    readonly icons: readonly { readonly src: string }[];
    readonly shortcuts: readonly { readonly name: string }[];
  };
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Punten', 'Team', 'Transfers', 'Vrienden']);
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok()).toBe(true);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Playwright's own browsers store nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('without a connection team, points and rankings are shown with their age, and updated once it is back', async ({
  page,
  context,
  stack,
}) => {
  await enterAs(page, 'fan@demo.test');
  await page.goto('/');
  await expect(page).toHaveURL(/\/points\/\d+/);
  await untilStored(page, RANKINGS, activeVersion(stack, RANKINGS));
  // The first page was requested before there was a worker.
  await page.reload();
  await expect(heading(page)).toBeVisible();
  const cards = page.getByRole('button', { name: / punt(en)?$/ });
  await expect(cards).toHaveCount(16);
  const points = page.url();

  await context.setOffline(true);
  await expect(offlineLine(page)).toBeVisible();
  await page.reload();
  await expect(cards).toHaveCount(16);
  await expect(offlineLine(page)).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(points);
  await expect(cards).toHaveCount(16);

  await context.setOffline(false);
  await expect(offlineLine(page)).toHaveCount(0);
});

testInFull(
  'a page is never shown with files of another release, and a new one is used from the next step on',
  async ({ page, context, stack }) => {
    const changes = [
      { file: 'texts/rankingTexts.ts', from: "title: 'Rangschikking'", to: `title: '${CHANGED}'` },
    ];
    const built = buildChanged([{ remote: RANKINGS, version: '1.1.0', changes }]);
    const old = activeVersion(stack, RANKINGS);
    await page.goto('/rankings');
    await untilStored(page, RANKINGS, old);
    // With a worker from the first request on, so that the answers are stored as well.
    await page.reload();
    await expect(page.getByRole('main').getByText('Dynamo Eindhoven').first()).toBeVisible();

    // The release comes, but not whole: a file of it is lost on the way to this browser.
    await context.route('**/remotes/mf-rankings/1.1.0/chunks/*', (route) => route.abort());
    await release(stack, 'publish', RANKINGS, '--from', built[RANKINGS] ?? '');
    const refusal = page
      .context()
      .waitForEvent('requestfailed', (request) => request.url().includes('/1.1.0/'));
    await page.goto('/stats');
    await refusal;
    await context.setOffline(true);
    await page.goto('/rankings');
    await expect(heading(page)).toHaveText('Rangschikking');
    await expect(page.getByRole('main').getByText('Dynamo Eindhoven').first()).toBeVisible();
    await context.setOffline(false);

    await context.unroute('**/remotes/mf-rankings/1.1.0/chunks/*');
    await page.goto('/rankings');
    await expect(heading(page)).toHaveText(CHANGED);
    await untilStored(page, RANKINGS, '1.1.0');
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).toHaveText(CHANGED);
  },
);

const saveBar = (page: Page) => page.getByRole('region', { name: 'Opslaan' });

test('a lineup saved without a connection is queued, by name, and saved once when it is back', async ({
  page,
  context,
  stack,
}) => {
  const manager = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Onderweg' });
  await enterAs(page, manager.email);
  await page.goto(`/team/${manager.teamId}`);
  await untilStored(page, RANKINGS, activeVersion(stack, RANKINGS));
  await page.reload();
  await makeCaptain(page, 'Cody Gakpo');
  const { version } = (await teamOf(stack, manager)).team;

  await context.setOffline(true);
  await expect(offlineLine(page)).toBeVisible();
  await saveBar(page).getByRole('button', { name: 'Opslaan' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Wacht op verbinding' });
  await expect(row).toContainText('Speeldag 2');
  await expect(row).toContainText('Kapitein: Gakpo');
  await expect(saveBar(page)).toContainText('Wacht op verbinding');
  // It waits in this browser, whatever page comes.
  await page.goto('/rankings');
  await expect(row).toContainText('Kapitein: Gakpo');

  await context.setOffline(false);
  await expect(row).toHaveCount(0);
  const { team } = await teamOf(stack, manager);
  expect([team.version, team.captainId]).toEqual([version + 1, PLAYER.gakpo]);
  await page.goto(`/team/${manager.teamId}`);
  await expect(saveBar(page)).toContainText('Er is niets om op te slaan');
});

testInFull(
  'a mini-league joined without a connection is queued, and joined once it is back',
  async ({ page, context, stack }) => {
    const manager = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Zonder Bereik' });
    const admin = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'De Kroeg', isPremium: true });
    const league = await startLeague(stack, admin.email, 'De Tunnel');
    await enterAs(page, manager.email);
    await page.goto(`/join/${league.inviteCode}`);
    await untilStored(page, RANKINGS, activeVersion(stack, RANKINGS));
    await expect(page.getByRole('dialog', { name: /^Wil je meespelen in De Tunnel/ })).toBeVisible();

    await context.setOffline(true);
    await expect(offlineLine(page)).toBeVisible();
    await page.getByRole('button', { name: 'Ja, ik speel mee' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Wacht op verbinding' });
    await expect(row).toContainText(/Meespelen in De Tunnel/);

    await context.setOffline(false);
    await expect(notice(page, /^Verstuurd: Meespelen in De Tunnel/)).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.goto(`/leagues/${league.id}`);
    await expect(
      page
        .getByRole('main')
        .getByText(/^Zonder Bereik/)
        .first(),
    ).toBeVisible();
  },
);

test('a lineup queued past the deadline is not saved, and nothing of it is lost', async ({
  page,
  context,
  stack,
}) => {
  const manager = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Te Laat' });
  await stopClock(stack);
  await setClock(stack, '2024-06-19T12:00:00Z');
  await enterAs(page, manager.email);
  await page.goto(`/team/${manager.teamId}`);
  await untilStored(page, RANKINGS, activeVersion(stack, RANKINGS));
  await page.reload();
  await makeCaptain(page, 'Cody Gakpo');
  await context.setOffline(true);
  await saveBar(page).getByRole('button', { name: 'Opslaan' }).click();
  await expect(saveBar(page)).toContainText('Wacht op verbinding');

  await setClock(stack, '2024-06-19T13:00:01Z');
  await context.setOffline(false);
  await expect(
    notice(page, /^Niet opgeslagen: Te Laat \d+ · Speeldag 2\. De deadline is voorbij/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Zet klaar voor speeldag 3', exact: true }).click();
  await saveBar(page).getByRole('button', { name: 'Opslaan' }).click();
  await expect(notice(page, /Je opstelling voor speeldag 3 is opgeslagen/)).toBeVisible();
  expect((await teamOf(stack, manager)).team.captainId).toBe(PLAYER.gakpo);
});

/** Opens the team with a worker, chooses a captain and saves while the connection goes. */
async function saveInto(page: Page, { email, teamId }: Manager, { arrives }: { arrives: boolean }) {
  await enterAs(page, email);
  await page.goto(`/team/${teamId}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await makeCaptain(page, 'Cody Gakpo');
  const attempts = await loseAnswer(page, new RegExp(`/api/team/${teamId}(?:[/?]|$)`), arrives);
  await saveBar(page).getByRole('button', { name: 'Opslaan' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Wacht op verbinding' });
  await expect(row).toContainText('Kapitein: Gakpo');
  await expect(saveBar(page)).toContainText('Wacht op verbinding');
  await expect(notice(page, /is opgeslagen/)).toHaveCount(0);
  return { row, attempts };
}

for (const [what, arrives, declare] of [
  ['reached the server', true, test],
  ['never left the phone', false, testInFull],
] as const) {
  declare(
    `a save that ${what} when the connection broke is stored once when it is back`,
    async ({ page, context, stack }) => {
      await stopClock(stack);
      await setClock(stack, '2024-06-19T12:00:00Z');
      const manager = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'In de Lucht' });
      const { version } = (await teamOf(stack, manager)).team;
      const saves = (await receiptsOf(stack, manager)).length;
      const { row, attempts } = await saveInto(page, manager, { arrives });
      // The server knows better than the page, which does not guess.
      expect((await teamOf(stack, manager)).team.version).toBe(arrives ? version + 1 : version);

      await context.setOffline(false);
      await expect(notice(page, /^Verstuurd: In de Lucht \d+ · Speeldag 2/)).toBeVisible();
      await expect(row).toHaveCount(0);
      expect(attempts.keys.length).toBeGreaterThan(1);
      expect(new Set(attempts.keys).size).toBe(1);
      const { team } = await teamOf(stack, manager);
      expect([team.version, team.captainId]).toEqual([version + 1, PLAYER.gakpo]);
      expect(await receiptsOf(stack, manager)).toHaveLength(saves + 1);
      await expect(saveBar(page)).toContainText('Er is niets om op te slaan');
    },
  );
}

testInFull(
  'a save that reached the server before the deadline is reported as sent, though its response was later',
  async ({ page, context, stack }) => {
    await stopClock(stack);
    await setClock(stack, '2024-06-19T12:00:00Z');
    const manager = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Net Geland' });
    const { row, attempts } = await saveInto(page, manager, { arrives: true });
    const { version } = (await teamOf(stack, manager)).team;

    await setClock(stack, '2024-06-19T13:00:01Z');
    await context.setOffline(false);
    await expect(notice(page, /^Verstuurd: Net Geland \d+ · Speeldag 2/)).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(notice(page, /^Niet opgeslagen/)).toHaveCount(0);
    expect(new Set(attempts.keys).size).toBe(1);
    const { team } = await teamOf(stack, manager);
    expect([team.version, team.captainId]).toEqual([version, PLAYER.gakpo]);
    await expect(page.getByRole('button', { name: /^Zet klaar voor speeldag 3/ })).toHaveCount(0);
  },
);

testInFull(
  'a save that was not sent before the deadline is reported as too late',
  async ({ page, context, stack }) => {
    await stopClock(stack);
    await setClock(stack, '2024-06-19T12:00:00Z');
    const manager = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Nog in de Lucht' });
    const { version } = (await teamOf(stack, manager)).team;
    const { row } = await saveInto(page, manager, { arrives: false });

    await setClock(stack, '2024-06-19T13:00:01Z');
    await context.setOffline(false);
    await expect(
      notice(page, /^Niet opgeslagen: Nog in de Lucht \d+ · Speeldag 2\. De deadline is voorbij/),
    ).toBeVisible();
    await expect(row).toHaveCount(0);
    expect((await teamOf(stack, manager)).team.version).toBe(version);
    await expect(page.getByRole('button', { name: 'Zet klaar voor speeldag 3', exact: true })).toBeVisible();
  },
);
