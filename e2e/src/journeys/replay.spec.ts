import { callApi, tokenOf } from '../support/callApi.js';
import { enterAs, expectPointsToAddUp, pointsAtTheTop } from '../support/fan.js';
import { keepsItsPage } from '../support/pitch.js';
import { expect, test } from '../support/test.js';

/** Matchday 2 lasts 84 hours. */
const SPEED = '15000';
/** Until the deadline has passed: 450 teams are prepared first, in 10 s on an idle machine. */
const PREPARED = { timeout: 240_000 };

test('a replay updates an open portal until its matchday is confirmed', async ({
  page: points,
  context,
  stack,
}) => {
  const { teams } = await callApi(stack, 'GET teams', { token: await tokenOf(stack, 'fan@demo.test') });
  await enterAs(points, 'fan@demo.test');
  const rankings = await context.newPage();
  const matches = await context.newPage();
  await points.goto(`/points/${teams[0]?.id}`);
  await rankings.goto('/rankings');
  await matches.goto('/deadlines');
  await expect(points.getByRole('main').getByText('definitieve punten')).toBeVisible();
  await expect(rankings.getByRole('main')).toContainText('Na speeldag 1');
  await expect(matches.getByRole('main')).toContainText('Duitsland – Hongarije, 18.00');
  const pages = [points, rankings, matches];
  const areStillThere = await Promise.all(pages.map(keepsItsPage));

  const replay = stack.game('replay', '--from', '2', '--to', '2', '--speed', SPEED);
  await expect(points.getByRole('heading', { level: 1, name: /^Speeldag 2/ })).toBeVisible(PREPARED);
  await expect(points.getByRole('main').getByText('voorlopige punten')).toBeVisible();
  await expect(matches.getByRole('main')).toContainText('Duitsland – Hongarije, 2–0');
  const ranking = rankings.getByRole('main');
  await expect(ranking).toContainText('Na speeldag 2');
  await expect(ranking.getByText('Voorlopig', { exact: true }).first()).toBeVisible();
  const firstReading = { points: await pointsAtTheTop(points), ranking: await ranking.innerText() };
  await expect.poll(() => pointsAtTheTop(points), { timeout: 120_000 }).not.toBe(firstReading.points);
  await expect.poll(() => ranking.innerText(), { timeout: 120_000 }).not.toBe(firstReading.ranking);

  await expect(points.getByRole('main').getByText('definitieve punten')).toBeVisible({ timeout: 240_000 });
  const output = await replay;
  expect(output).toMatch(/Matchday 2 is confirmed, digest [\da-f]{64}/);
  expect(output).toContain('Belgium 2–0 Romania, full time');
  const [, bestPoints = '', leader = ''] = /^ +1\. +([\d.]+) {2}(.+?)(?: \(.*\))?$/m.exec(output) ?? [];
  await expect(ranking).toContainText(leader);
  await expect(ranking).toContainText(bestPoints.replace('.', ','));
  await expect(ranking.getByText('Voorlopig', { exact: true })).toHaveCount(0);
  await expect(matches.getByRole('main')).toContainText('Zwitserland – Duitsland, 21.00');
  await expectPointsToAddUp(points);
  for (const isStillThere of areStillThere) await isStillThere();
});
