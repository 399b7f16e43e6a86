import type { Page } from '@playwright/test';
import { enterAs } from '../support/fan.js';
import { holdRequest } from '../support/heldRequest.js';
import { LIVING_TEAM } from '../support/livingTeam.js';
import { createManager, type Manager, receiptsOf, teamOf } from '../support/manager.js';
import { setClock, startClock, stopClock, untilConfirmed } from '../support/operator.js';
import { bringIn, cardOf, keepsItsPage, makeCaptain, notice, takeOut } from '../support/pitch.js';
import { isSampled } from '../support/sampled.js';
import { expect, leftOut, test } from '../support/test.js';

/** The deadline of matchday 2 is at 13:00 UTC, 15.00 in Brussels. */
const LAST_SECOND = '2024-06-19T12:59:59Z';
const DEADLINE = '2024-06-19T13:00:00Z';
const TOO_LATE = '2024-06-19T13:00:00.250Z';

/** Further ways to be late, which the pages and the API prove as well. */
const testInFull = isSampled('deadline: other ways') ? leftOut : test;

let manager: Manager | null = null;

test.beforeEach(async ({ page, stack }) => {
  if (manager === null) {
    await setClock(stack, '2024-06-13T08:00:00Z');
    manager = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Op de Valreep' });
  }
  await stopClock(stack);
  await setClock(stack, LAST_SECOND);
  await untilConfirmed(stack, 1);
  await enterAs(page, manager.email);
});

/** Manager of this file's team; setting the clock back undoes the changes of the previous test. */
function itsManager(): Manager {
  if (manager === null) throw new Error('There is no manager yet');
  return manager;
}

const saveBar = (page: Page) => page.getByRole('region', { name: 'Opslaan' });
/** A sheet on phones, otherwise an alert above the pitch. */
const announcement = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'De deadline' })
    .or(page.getByRole('dialog', { name: 'De deadline is voorbij' }));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function changeCaptain(page: Page, fullName: string): Promise<void> {
  await page.goto(`/team/${itsManager().teamId}`);
  await makeCaptain(page, fullName);
  await expect(saveBar(page)).toContainText('1 wijziging');
}

test('a save in the last second is accepted, with a receipt that states it', async ({ page, stack }) => {
  await changeCaptain(page, 'Cody Gakpo');
  await saveBar(page).getByRole('button', { name: 'Opslaan' }).click();
  await expect(
    notice(page, 'Je opstelling voor speeldag 2 is opgeslagen, 1 s voor de deadline.'),
  ).toBeVisible();
  const [receipt] = await receiptsOf(stack, itsManager());
  expect(receipt).toMatchObject({ weekId: 2, msBeforeDeadline: 1000 });
});

testInFull(
  'a save that is queued under load shows its place, and is retried automatically',
  async ({ page, stack }) => {
    await changeCaptain(page, 'Jules Koundé');
    const keys: (string | undefined)[] = [];
    await page.route('**/api/team/*/selections', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      const details = { place: 34, seconds: 5, ticket: 'of another process' };
      const error = { code: 'not-available', message: 'busy', requestId: 'r-1', details };
      return route.fulfill({ status: 503, headers: { 'Retry-After': '2' }, json: { error } });
    });
    await saveBar(page).getByRole('button', { name: 'Opslaan' }).click();
    await expect(notice(page, /^Het is druk\. Je bent nummer 34 in de rij, nog 5 s\./)).toBeVisible();
    await expect(notice(page, /Je opstelling voor speeldag 2 is opgeslagen/)).toBeVisible();
    expect(keys).toEqual([expect.any(String), keys[0]]);
    const [receipt] = await receiptsOf(stack, itsManager());
    expect(receipt).toMatchObject({ weekId: 2, msBeforeDeadline: 1000 });
  },
);

test('a save that arrives exactly at the deadline is refused by the game clock, and can be repeated for the next matchday', async ({
  page,
  stack,
}) => {
  await changeCaptain(page, 'Marcel Sabitzer');
  const { version } = (await teamOf(stack, itsManager())).team;
  const request = await holdRequest(page, '**/api/team/*/selections');
  await saveBar(page).getByRole('button', { name: 'Opslaan' }).click();
  await request.sent;
  await setClock(stack, DEADLINE);
  request.release();

  await expect(announcement(page)).toContainText('op de deadline zelf: net te laat');
  await expect(announcement(page)).toContainText('Speeldag 2 ligt vast');
  expect((await teamOf(stack, itsManager())).team.version).toBe(version);
  await press(page, 'Zet klaar voor speeldag 3');
  await saveBar(page).getByRole('button', { name: 'Opslaan' }).click();
  await expect(notice(page, /Je opstelling voor speeldag 3 is opgeslagen/)).toBeVisible();
  expect((await teamOf(stack, itsManager())).team.captainId).toBe(1509);
});

testInFull(
  'late transfers are reported with the delay, and prepared for the next matchday on request',
  async ({ page, stack }) => {
    await page.goto(`/transfers/${itsManager().teamId}`);
    await takeOut(page, 'Denzel Dumfries');
    await bringIn(page, 'Mendes', { outgoing: 'Dumfries' });
    await page.getByRole('button', { name: 'Bevestig 1', exact: true }).click();
    const request = await holdRequest(page, '**/api/team/transfers/*');
    await page.getByRole('dialog').getByRole('button', { name: 'Bevestig 1 transfer' }).click();
    await request.sent;
    await setClock(stack, TOO_LATE);
    request.release();

    await expect(announcement(page)).toContainText('na de deadline');
    await expect(announcement(page)).toContainText('Dumfries → Mendes');
    await press(page, 'Zet klaar voor speeldag 3');
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: 'Transfers speeldag 3' }),
    ).toBeVisible();
    await expect(cardOf(page, 'Nuno Mendes')).toHaveAccessibleName(/Komt in voor Dumfries/);
    expect((await teamOf(stack, itsManager())).transfers).toEqual([]);
  },
);

test('a page that is open at the deadline counts down to it and continues with the draft', async ({
  page,
  stack,
}) => {
  const main = page.getByRole('main');
  await page.goto(`/transfers/${itsManager().teamId}`);
  await takeOut(page, 'Denzel Dumfries');
  await bringIn(page, 'Mendes', { outgoing: 'Dumfries' });
  const isStillThere = await keepsItsPage(page);
  await setClock(stack, '2024-06-19T12:59:54Z');
  await startClock(stack);
  await expect(main.getByRole('timer')).toContainText(/0[1-4]\s*s/);
  await expect(announcement(page)).toContainText('Dumfries → Mendes');
  await press(page, 'Zet klaar voor speeldag 3');

  await expect(main.getByRole('heading', { level: 1, name: 'Transfers speeldag 3' })).toBeVisible();
  await expect(main.getByText('Nog 4', { exact: true })).toBeVisible();
  await expect(cardOf(page, 'Nuno Mendes')).toHaveAccessibleName(/Komt in voor Dumfries/);
  await isStillThere();
});

testInFull(
  'a captain who is not saved at the deadline counts for no matchday until that is chosen',
  async ({ page, stack }) => {
    await changeCaptain(page, "N'Golo Kanté");
    const before = (await teamOf(stack, itsManager())).team;
    const isStillThere = await keepsItsPage(page);
    await setClock(stack, DEADLINE);
    await expect(announcement(page)).toContainText('Speeldag 2 ligt vast sinds 15.00 u.');
    await expect(announcement(page)).toContainText('Kanté');
    await expect(page.getByRole('button', { name: 'Opslaan', exact: true })).toHaveCount(0);
    expect((await teamOf(stack, itsManager())).team.captainId).toBe(before.captainId);

    await press(page, 'Gooi weg');
    await expect(announcement(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(announcement(page)).toContainText('Kanté');
    await isStillThere();

    await page.reload();
    await expect(announcement(page)).toContainText('Kanté');
    await press(page, 'Zet klaar voor speeldag 3');
    await saveBar(page).getByRole('button', { name: 'Opslaan' }).click();
    await expect(notice(page, /Je opstelling voor speeldag 3 is opgeslagen/)).toBeVisible();
  },
);
