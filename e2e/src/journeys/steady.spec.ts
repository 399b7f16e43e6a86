import { callApi, tokenOf } from '../support/callApi.js';
import { enterAs } from '../support/fan.js';
import { setClock, untilConfirmed } from '../support/operator.js';
import { mostlyOn } from '../support/sampled.js';
import { instabilityOf, type Shift, shiftsOf, watchShifts } from '../support/shifts.js';
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
