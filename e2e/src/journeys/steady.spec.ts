import type { BrowserContext, Page } from '@playwright/test';
import { callApi, tokenOf } from '../support/callApi.js';
import { enterAs } from '../support/fan.js';
import { LIVING_TEAM } from '../support/livingTeam.js';
import { createManager } from '../support/manager.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { setClock, untilConfirmed } from '../support/operator.js';
import { picker } from '../support/picker.js';
import { cardOf, makeCaptain } from '../support/pitch.js';
import { ACCOUNTS, addressesOf, type Reader } from '../support/routes.js';
import { mostlyOn } from '../support/sampled.js';
import { delayParts, instabilityOf, type Shift, shiftsOf, watchShifts } from '../support/shifts.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { untilLoaded } from '../support/untilLoaded.js';

/**
 * Ten minutes before Germany plays Hungary: an earlier match of the matchday is over, and this one is the only one
 * until 21:00.
 */
const BEFORE = '2024-06-19T15:50:00Z';
/** Two hours in half a minute. */
const SPEED = '240';
const MOST = 0.01;
/** While a page comes, whose parts arrive one after the other. Up to 0.1 counts as good. */
const MOST_ON_ARRIVAL = 0.02;

/** Open beside each other: each waits for its late parts most of the time. */
const PAGES = 4;

/** More pages of these readers: those that everybody sees, and other states. */
const more = (stack: Stack): Readonly<Record<Reader, readonly string[]>> => ({
  visitors: ['/stats?compare=110,1509'],
  fans: [...addressesOf(stack, 'visitors'), '/leagues?tab=settings', '/leagues?tab=chat'],
  operators: [],
});

interface SlowPage {
  readonly page: Page;
  /** Waits for its late parts, and returns the shifts since the last call. */
  shifts(): Promise<readonly Shift[]>;
  /** True once a call got no answer in time: the page then shows a failure instead of its parts. */
  isCutOff(): boolean;
}

/** Opens a page whose parts come late. */
async function openSlowly(context: BrowserContext, path: string): Promise<SlowPage> {
  const page = await context.newPage();
  await watchShifts(page);
  const untilComplete = await delayParts(page);
  let isCutOff = false;
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/')) isCutOff = true;
  });
  await page.goto(path);
  await expect(page.locator('main h1, dialog h2, [role="dialog"] h2').first()).toBeVisible();
  return {
    page,
    async shifts() {
      await untilComplete();
      await untilLoaded(page);
      await page.evaluate(() => document.fonts.ready);
      return shiftsOf(page);
    },
    isCutOff: () => isCutOff,
  };
}

/** Expects that no page shifts while it comes. A page that a busy machine did not answer in time is opened once more. */
async function expectSteadyArrivals(context: BrowserContext, paths: readonly string[]): Promise<void> {
  const left = [...new Set(paths)];
  const opened = new Set<string>();
  const problems: string[] = [];
  const openNext = async (): Promise<void> => {
    const path = left.shift();
    if (path === undefined) return;
    const { page, shifts, isCutOff } = await openSlowly(context, path);
    const { sum, causes } = instabilityOf(await shifts());
    if (isCutOff() && !opened.has(path)) left.push(path);
    else if (sum > MOST_ON_ARRIVAL) problems.push(`${path} ${sum.toFixed(4)}`, ...causes);
    opened.add(path);
    await page.close();
    await openNext();
  };
  await Promise.all(Array.from({ length: PAGES }, openNext));
  expect(problems).toEqual([]);
}

for (const reader of ['visitors', 'fans', 'operators'] as const) {
  test(`no page of ${reader} shifts while its parts come late`, { tag: '@onPhone' }, async ({
    page,
    context,
    stack,
  }) => {
    await beforeMatchday2(stack);
    const account = ACCOUNTS[reader];
    if (account) await enterAs(page, account);
    await expectSteadyArrivals(context, [...addressesOf(stack, reader), ...more(stack)[reader]]);
  });
}

test('no page of a newcomer, and of a manager without a league, shifts while its parts come late', {
  tag: '@onPhone',
}, async ({ page, context, stack }) => {
  await beforeMatchday2(stack);
  await enterAs(page, 'nieuw@demo.test');
  await expectSteadyArrivals(context, ['/home', '/leagues', '/my-teams', '/new']);
  const { email, teamId } = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Alleen' });
  await enterAs(page, email);
  await expectSteadyArrivals(context, ['/home', '/leagues', `/edit/${teamId}`, `/points/${teamId}`]);
});

test('no sheet shifts while its parts come late', { tag: '@onPhone' }, async ({ page, context, stack }) => {
  await setClock(stack, '2024-06-13T08:00:00Z');
  const { email, teamId } = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Open en Dicht' });
  await setClock(stack, '2024-06-19T08:00:00Z');
  await untilConfirmed(stack, 1);
  const expectSteadySheet = async ({ page: shown, shifts }: SlowPage, name: string | RegExp) => {
    await expect(shown.getByRole('dialog', { name })).toBeVisible();
    expectSteady(`${name}`, await shifts(), MOST_ON_ARRIVAL);
    await shown.keyboard.press('Escape');
  };

  await enterAs(page, 'nieuw@demo.test');
  const builder = await openSlowly(context, '/new');
  await builder.shifts();
  await builder.page.getByRole('button', { name: 'Lege plaats voor een doelman, kies' }).click();
  await expect(picker(builder.page).getByRole('button', { name: /^Voeg .* toe$/ })).toHaveCount(10);
  await expectSteadySheet(builder, 'Bouw je ploeg');
  await builder.page.close();

  await enterAs(page, email);
  const team = await openSlowly(context, `/team/${teamId}`);
  await team.shifts();
  await team.page.getByRole('button', { name: 'Meer: menu openen' }).click();
  await expectSteadySheet(team, 'Hoofdmenu');
  // What is explained of each has another height.
  for (const player of ['Jamal Musiala', 'Cody Gakpo', 'Georges Mikautadze']) {
    await cardOf(team.page, player).click();
    await expectSteadySheet(team, new RegExp(player));
  }

  await makeCaptain(team.page, 'Cody Gakpo');
  await team.shifts();
  await setClock(stack, '2024-06-19T13:00:00Z');
  await expectSteadySheet(team, 'De deadline is voorbij');
});

test('the layout does not shift during a match', { tag: mostlyOn('phone') }, async ({
  page: points,
  context,
  stack,
}) => {
  await untilConfirmed(stack, 1);
  await stack.game('clock', 'speed', '0');
  await setClock(stack, BEFORE);
  await enterAs(points, 'fan@demo.test');
  const { teams } = await callApi(stack, 'GET teams', { token: await tokenOf(stack, 'fan@demo.test') });
  const { matches } = await callApi(stack, 'GET matches');
  const match = matches.find(({ homeId, weekId }) => homeId?.short === 'GER' && weekId === 2);
  const pages = {
    [`/points/${teams[0]?.id}`]: points,
    [`/match/${match?.id}`]: await context.newPage(),
    '/rankings': await context.newPage(),
    '/home': await context.newPage(),
  };
  for (const [path, page] of Object.entries(pages)) {
    await watchShifts(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await untilLoaded(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    expectSteady(path, await shiftsOf(page), MOST_ON_ARRIVAL);
  }
  const chip = points.getByRole('region', { name: 'Wat er gebeurde' }).getByText('live', { exact: true });
  await expect(chip).toHaveCount(0);

  await stack.game('clock', 'speed', SPEED);
  await expect(chip).toBeVisible();
  const matchPage = pages[`/match/${match?.id}`] ?? points;
  await expect(matchPage.getByRole('main')).toContainText('Einde', { timeout: 240_000 });
  await expect(chip).toHaveCount(0);
  await stack.game('clock', 'speed', '0');

  for (const [path, page] of Object.entries(pages)) {
    expectSteady(path, await shiftsOf(page), MOST);
  }
});

function expectSteady(path: string, shifts: readonly Shift[], limit: number): void {
  const { sum, causes } = instabilityOf(shifts);
  expect(sum, `${path}\n${causes.join('\n')}`).toBeLessThanOrEqual(limit);
}
