import type { Page } from '@playwright/test';
import { enterAs } from '../support/fan.js';
import { holdRequest } from '../support/heldRequest.js';
import { LIVING_TEAM } from '../support/livingTeam.js';
import { createManager, type Manager, receiptsOf, teamOf } from '../support/manager.js';
import { setClock, untilConfirmed } from '../support/operator.js';
import { bringIn, cardOf, makeCaptain, notice, takeOut } from '../support/pitch.js';
import { isSampled } from '../support/sampled.js';
import { expect, leftOut, test } from '../support/test.js';

/** The same two ways to learn of a change, in the other section. */
const testInFull = isSampled('two tabs: pairs') ? leftOut : test;

const managers: Manager[] = [];

test.beforeEach(async ({ stack }, { project }) => {
  if (managers.length > 0) return;
  await setClock(stack, '2024-06-13T08:00:00Z');
  for (let count = 0; count < 5; count += 1) {
    const teamName = `Twee Vensters ${project.name}`;
    managers.push(await createManager(stack, { lineup: LIVING_TEAM, teamName }));
  }
  await setClock(stack, '2024-06-19T08:00:00Z');
  await untilConfirmed(stack, 1);
});

/** A manager with two free transfers whom no other test of this file uses. */
function anotherManager(): Manager {
  const manager = managers.pop();
  if (manager === undefined) throw new Error('More tests than managers');
  return manager;
}

const saveBar = (page: Page) => page.getByRole('region', { name: 'Opslaan' });
const saveButton = (page: Page) => saveBar(page).getByRole('button', { name: 'Opslaan' });
const difference = (page: Page) => page.getByRole('dialog', { name: 'Je ploeg is intussen gewijzigd' });
const pairs = (page: Page) => page.getByRole('region', { name: 'Jouw transfers' });

/** Opens the dialog with the consequences, and returns its last button. */
async function askToConfirm(page: Page, count: number) {
  await page.getByRole('button', { name: `Bevestig ${count}`, exact: true }).click();
  const name = count === 1 ? 'Bevestig 1 transfer' : `Bevestig ${count} transfers`;
  return page.getByRole('dialog').getByRole('button', { name });
}

async function openTeam(page: Page, { teamId }: Manager): Promise<void> {
  await page.goto(`/team/${teamId}`);
  await expect(saveBar(page)).toContainText('Alles is opgeslagen');
}

test('two tabs change the lineup: the second is notified at once, sees the difference, and may use the other', async ({
  page,
  context,
}) => {
  const manager = anotherManager();
  const second = await context.newPage();
  await enterAs(page, manager.email);
  await openTeam(page, manager);
  await openTeam(second, manager);

  await makeCaptain(second, 'Cody Gakpo');
  await makeCaptain(page, 'Marcel Sabitzer');
  await saveButton(page).click();
  await expect(notice(page, /Je opstelling voor speeldag 2 is opgeslagen/)).toBeVisible();

  await expect(saveBar(second)).toContainText('Intussen elders gewijzigd');
  await saveBar(second).getByRole('button', { name: 'Bekijk verschil' }).click();
  await expect(difference(second)).toContainText('Mbappé → Sabitzer');
  await expect(difference(second)).toContainText('Kapitein: Gakpo');
  await difference(second).getByRole('button', { name: 'Neem de andere over' }).click();
  await expect(saveBar(second)).toContainText('Alles is opgeslagen');
  await expect(cardOf(second, 'Marcel Sabitzer')).toHaveAccessibleName(/, kapitein, /);
});

testInFull(
  'two devices change the lineup: the second is notified when it saves, and may save its own',
  async ({ page, browser, stack }) => {
    const manager = anotherManager();
    const other = await browser.newContext();
    const second = await other.newPage();
    for (const device of [page, second]) {
      await enterAs(device, manager.email);
      await openTeam(device, manager);
    }

    await makeCaptain(second, 'Cody Gakpo');
    await makeCaptain(page, 'Marcel Sabitzer');
    await saveButton(page).click();
    await expect(saveBar(page)).toContainText('Alles is opgeslagen');
    await saveButton(second).click();
    await expect(difference(second)).toContainText('Mbappé → Sabitzer');
    await expect(difference(second)).toContainText('Kapitein: Gakpo');
    await difference(second).getByRole('button', { name: 'Mijn versie opslaan' }).click();
    await expect(saveBar(second)).toContainText('Alles is opgeslagen');

    expect((await teamOf(stack, manager)).team.captainId).toBe(1411);
    const [last, first] = await receiptsOf(stack, manager);
    expect([first?.changes.captain, last?.changes.captain]).toEqual([
      { from: 1610, to: 1509 },
      { from: 1509, to: 1411 },
    ]);
    await other.close();
  },
);

testInFull(
  'a second tab shows the prepared transfers, and both confirm them once',
  async ({ page, context, stack }) => {
    const manager = anotherManager();
    const second = await context.newPage();
    await enterAs(page, manager.email);
    for (const tab of [page, second]) await tab.goto(`/transfers/${manager.teamId}`);

    await takeOut(page, 'Denzel Dumfries');
    await expect(pairs(second)).toContainText('nog 1 te kiezen');
    await bringIn(page, 'Mendes', { outgoing: 'Dumfries' });
    await expect(pairs(second)).toContainText('1 klaar');
    await expect(cardOf(second, 'Nuno Mendes')).toHaveAccessibleName(/Komt in voor Dumfries/);

    // The second tab's confirmation is on its way while the first one's is decided.
    const request = await holdRequest(second, '**/api/team/transfers/*');
    const confirm = await askToConfirm(page, 1);
    await (await askToConfirm(second, 1)).click();
    await request.sent;
    await confirm.click();
    await expect(pairs(page)).toContainText('Bevestigd voor speeldag 2');
    request.release();
    for (const tab of [page, second]) {
      await expect(tab.getByRole('dialog')).toHaveCount(0);
      await expect(pairs(tab)).toContainText('Bevestigd voor speeldag 2');
      await expect(tab.getByRole('main').getByText('Nog 1', { exact: true })).toBeVisible();
    }
    const receipts = await receiptsOf(stack, manager);
    expect(receipts.map(({ kind }) => kind)).toEqual(['transfers-confirmed', 'team-created']);
  },
);

test('two devices confirm transfers: the second is notified, and buys nothing that was planned for another team', async ({
  page,
  browser,
  stack,
}) => {
  const manager = anotherManager();
  const other = await browser.newContext();
  const second = await other.newPage();
  for (const device of [page, second]) {
    await enterAs(device, manager.email);
    await device.goto(`/transfers/${manager.teamId}`);
    await takeOut(device, 'Denzel Dumfries');
  }
  await bringIn(page, 'Mendes', { outgoing: 'Dumfries' });
  await bringIn(second, 'Guéhi', { outgoing: 'Dumfries' });
  await (await askToConfirm(page, 1)).click();
  await expect(page.getByRole('main').getByText('Nog 1', { exact: true })).toBeVisible();

  await (await askToConfirm(second, 1)).click();
  await expect(difference(second)).toContainText('Dumfries → Mendes');
  await difference(second).getByRole('button', { name: 'Houd mijn transfers' }).click();
  await expect(notice(second, /1 klaargezette transfer past niet meer in je ploeg/)).toBeVisible();
  await expect(pairs(second)).not.toContainText('Guéhi');

  const { freeTransfers, transfers } = await teamOf(stack, manager);
  expect(freeTransfers?.left).toBe(1);
  expect(transfers.map(({ inId }) => inId)).toEqual([2319]);
  await other.close();
});

test('a double click on confirm sends it once', async ({ page, stack }) => {
  const manager = anotherManager();
  await enterAs(page, manager.email);
  await page.goto(`/transfers/${manager.teamId}`);
  await takeOut(page, 'Denzel Dumfries');
  await bringIn(page, 'Mendes', { outgoing: 'Dumfries' });
  await (await askToConfirm(page, 1)).dblclick();
  await expect(page.getByRole('main').getByText('Nog 1', { exact: true })).toBeVisible();
  expect((await teamOf(stack, manager)).freeTransfers).toMatchObject({ left: 1, used: 1 });
  expect(await receiptsOf(stack, manager)).toHaveLength(2);
});
