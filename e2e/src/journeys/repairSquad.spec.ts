import { enterAs } from '../support/fan.js';
import { LIVING_TEAM } from '../support/livingTeam.js';
import { createManager } from '../support/manager.js';
import { setClock, untilConfirmed } from '../support/operator.js';
import { countPresses } from '../support/picker.js';
import { expect, test } from '../support/test.js';

test('players who are out of the tournament are all replaced with three presses', {
  tag: '@onPhone',
}, async ({ page, stack }) => {
  await setClock(stack, '2024-06-13T08:00:00Z');
  const { email, teamId } = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'De Herstelling' });
  await setClock(stack, '2024-07-03T08:00:00Z');
  await untilConfirmed(stack, 4);
  await enterAs(page, email);
  await page.goto(`/team/${teamId}`);
  const presses = await countPresses(page);
  const card = page.getByRole('region', { name: /^\d+ spelers liggen eruit$/ });
  await expect(card.getByRole('link', { name: /^Ruil .+ voor .+/ }).first()).toBeVisible();
  const count = await card.getByRole('link', { name: /^Ruil .+ voor .+/ }).count();
  expect(count).toBeGreaterThan(2);
  await card.getByRole('link', { name: `Ruil alle ${count}` }).click();
  await expect(page.getByRole('region', { name: 'Jouw transfers' })).toContainText(`${count} klaar`);
  await page
    .getByRole('region', { name: 'Bevestigen' })
    .getByRole('button', { name: `Bevestig ${count}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `${count} transfers bevestigen?` });
  await dialog.getByRole('button', { name: `Bevestig ${count} transfers` }).click();
  await expect(dialog).toBeHidden();
  expect(await presses()).toBe(3);
  await page.goto(`/team/${teamId}`);
  await expect(page.getByRole('heading', { name: 'Mijn wijzigingen' })).toBeVisible();
  await expect(card).toBeHidden();
});
