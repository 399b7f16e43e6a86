import { anotherBrowser } from '../support/anotherBrowser.js';
import { callApi, tokenOf } from '../support/callApi.js';
import { enterAs } from '../support/fan.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { notice } from '../support/pitch.js';
import { expect, test } from '../support/test.js';

const FAN = 'fan@demo.test';
const MEMBER = 'premium@demo.test';

/** A green square. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWOQ6PLDihiGlgQAZKE8AS4ITLUAAAAASUVORK5CYII=',
  'base64',
);

test.use({ leavesNoTrace: true });
test.beforeEach(({ stack }) => beforeMatchday2(stack));

test('a premium member spies, of which the owner is notified, and plays with a logo that others see', async ({
  page: member,
  browser,
  stack,
}) => {
  const token = await tokenOf(stack, FAN);
  const [team] = (await callApi(stack, 'GET teams', { token })).teams;
  const [ownTeam] = (await callApi(stack, 'GET teams', { token: await tokenOf(stack, MEMBER) })).teams;
  if (!team || !ownTeam) throw new Error('the demo has no teams');

  // From the ranking to a rival, whose lineup of the coming matchday is a press away.
  await enterAs(member, MEMBER);
  await member.goto('/rankings');
  await member.getByRole('searchbox').fill(team.name);
  await member.getByRole('link', { name: team.name, exact: true }).first().click();
  await member.getByRole('button', { name: `Spiek bij ${team.name}` }).click();
  const lineup = member.getByRole('dialog', { name: 'Opstelling voor speeldag 2' });
  await expect(lineup.getByRole('img', { name: /, (thuis tegen|uit tegen|geen match)/ })).toHaveCount(16);
  await member.keyboard.press('Escape');

  // The owner sees that his team was viewed, and the offer of viewing others.
  const fan = await anotherBrowser(browser, stack);
  await enterAs(fan, FAN);
  await fan.goto(`/points/${team.id}`);
  await expect(
    fan.getByRole('region', { name: 'Mijn wijzigingen' }).getByText('1 keer bekeken door een premiumlid'),
  ).toBeVisible();
  await fan.goto(`/public/${ownTeam.id}`);
  await expect(fan.getByText(/Met Premium zie je nu al/)).toBeVisible();
  await expect(fan.getByRole('button', { name: /^Spiek bij/ })).toHaveCount(0);
  await fan.goto('/club/1');
  await expect(fan.getByText(/Met Premium zie je hier de verwachte basiself/)).toBeVisible();
  await expect(fan.getByRole('table', { name: 'Verdedigers' })).toBeVisible();

  // A team's own logo, visible in the general ranking.
  await member.goto(`/team/${ownTeam.id}`);
  await member.getByRole('button', { name: 'Logo van je ploeg wijzigen' }).click();
  const choose = member.getByLabel('Kies een logo', { exact: true }).and(member.locator('input'));
  await choose.setInputFiles({ name: 'ploeg.gif', mimeType: 'image/gif', buffer: LOGO });
  await expect(member.getByText('Je kan enkel een JPG- of PNG-bestand uploaden!')).toBeVisible();
  await choose.setInputFiles({ name: 'ploeg.png', mimeType: 'image/png', buffer: LOGO });
  await member.getByRole('button', { name: 'Gebruik dit logo' }).click();
  await expect(notice(member, 'Je logo is geüpload.')).toBeVisible();
  await fan.goto('/rankings');
  await fan.getByRole('searchbox').fill(ownTeam.name);
  const row = fan.getByRole('row').filter({ hasText: ownTeam.name }).first();
  await expect(row.getByRole('img', { name: 'Premium' })).toBeVisible();
  // It came, and is a picture.
  await expect
    .poll(() => row.locator('img').evaluate((logo: HTMLImageElement) => logo.complete && logo.naturalWidth))
    .toBe(512);
});
