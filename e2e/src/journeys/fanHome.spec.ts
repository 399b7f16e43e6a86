import { callApi, tokenOf } from '../support/callApi.js';
import { enterAs } from '../support/fan.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { setClock } from '../support/operator.js';
import { keepsItsPage } from '../support/pitch.js';
import { expect, test } from '../support/test.js';

const FAN = 'fan@demo.test';

test.beforeEach(({ stack }) => beforeMatchday2(stack));

test('the home of a fan changes from the deadline to the running matchday without a reload', async ({
  page,
  stack,
}) => {
  const { teams } = await callApi(stack, 'GET teams', { token: await tokenOf(stack, FAN) });
  const [team] = teams;
  await enterAs(page, FAN);
  await page.goto('/home');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: team?.name })).toBeVisible();
  await expect(main).toContainText('Totaal na speeldag 1');
  await expect(main.getByRole('region', { name: 'Nu te doen' })).toContainText('Kapitein');
  await expect(main).toContainText('De Kantine');
  await expect(main.getByRole('link', { name: 'Maak je ploeg klaar' })).toBeVisible();

  await setClock(stack, '2024-06-20T16:40:00Z');
  await expect(main).toContainText('Speeldag 2 · voorlopig');
  await expect(main.getByRole('region', { name: 'Mijn spelers' })).toBeVisible();
  // The same score everywhere; it changes until the skipped time is settled.
  const chip = page.getByRole('banner').getByRole('link', { name: /^Speeldag 2: .+ punten, voorlopig$/ });
  const expectScore = (before: string, after: string) =>
    expect(async () => {
      const { visibleWeekPoints } = await callApi(stack, 'GET team/{id}/points/{weekId}', {
        params: { id: team?.id ?? 0, weekId: 2 },
      });
      expect(visibleWeekPoints).not.toBe(0);
      const score = visibleWeekPoints.toFixed(1).replace('.', ',');
      await expect(main).toContainText(`${before}${score}${after}`, { timeout: 2_000 });
      await expect(chip).toHaveText(score, { timeout: 2_000 });
    }).toPass();
  const scoreNow = async () => (await chip.textContent()) ?? '';
  await expectScore('voorlopig', '');
  await expect(main.getByRole('table', { name: 'Klassement van De Kantine' })).toContainText(
    await scoreNow(),
  );
  await main.getByRole('link', { name: 'Volg je punten live' }).click();
  await expectScore('voorlopige punten', '');

  // On a page of another section, which loads nothing of this one.
  await page.goto('/stats');
  const before = await scoreNow();
  const isStillThere = await keepsItsPage(page);
  await setClock(stack, '2024-06-20T19:30:00Z');
  await expect(chip).not.toHaveText(before);
  await isStillThere();
  await chip.click();
  await expectScore('voorlopige punten', '');
});
