import type { Page } from '@playwright/test';
import { dutchNumber, expectPointsToAddUp, freshAddress, pickSquad, pointsAtTheTop } from '../support/fan.js';
import { beforeMatchday2, letMatchday2Pass } from '../support/matchday.js';
import { mostlyOn } from '../support/sampled.js';
import { expect, test } from '../support/test.js';

test.beforeEach(({ stack }) => beforeMatchday2(stack));

async function breakdownMatches(page: Page, fullName: string): Promise<void> {
  const card = page.getByRole('button', { name: new RegExp(`^${fullName}`) });
  const ownPoints = /, (−?\d+)(?: × [\d,]+ = [\d,]+)? punt(?:en)?$/.exec(
    (await card.getAttribute('aria-label')) ?? '',
  )?.[1];
  await card.click();
  const sheet = page.getByRole('dialog', { name: fullName });
  await sheet.getByRole('button', { name: /speeldag 2/ }).click();
  const rows = sheet.getByRole('table', { name: /^Zo komt hij aan/ }).getByRole('row');
  const cells = await rows.getByRole('cell').allTextContents();
  const total = dutchNumber(cells.at(-1) ?? '');
  const parts = cells.slice(0, -1).map((cell) => dutchNumber(cell.replace('+', '')));
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  expect(total).toBe(dutchNumber(ownPoints ?? 'none'));
  await page.keyboard.press('Escape');
}

test('a visitor becomes a ranked manager', { tag: mostlyOn('phone') }, async ({ page, stack }) => {
  await page.goto('/register');
  await page.getByLabel('Voornaam').fill('Nele');
  await page.getByLabel('Naam', { exact: true }).fill('Janssens');
  await page.getByLabel('E-mailadres').fill(freshAddress());
  await page.getByLabel('Wachtwoord', { exact: true }).fill('geheim1');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Account maken' }).click();

  await expect(page.getByRole('heading', { name: 'Bouw je ploeg' })).toBeVisible();
  await pickSquad(page);
  await expect(page.getByRole('region', { name: 'Opslaan' })).toContainText(
    'Coach: 1 van 1, Doelman: 2 van 2, Verdediger: 5 van 5, Middenvelder: 5 van 5, Aanvaller: 3 van 3',
  );
  await expect(page.getByRole('button', { name: /Musiala.*kapitein/ })).toBeVisible();

  // The captain is changed on the way, through the player's sheet.
  await page.getByRole('button', { name: /^Romelu Lukaku/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kapitein' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Romelu Lukaku.*kapitein/ })).toBeVisible();
  await page.getByRole('button', { name: /^Jamal Musiala/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kapitein' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^N'Golo Kanté/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vice' }).click();
  await page.keyboard.press('Escape');

  const teamName = `De Buitenspelval ${Date.now() % 100_000}`;
  await page.getByLabel('Naam van je ploeg').fill(teamName);
  await page.getByRole('region', { name: 'Opslaan' }).getByRole('button', { name: 'Opslaan' }).click();
  await expect(page).toHaveURL(/\/team\/\d+$/);
  const moment = page.getByRole('dialog', { name: 'Je ploeg staat!' });
  await moment.getByRole('button', { name: 'Naar mijn team' }).click();
  await expect(page.getByRole('heading', { name: teamName })).toBeVisible();

  const teamId = /\d+$/.exec(new URL(page.url()).pathname)?.[0];
  await letMatchday2Pass(page, stack);
  await page.goto(`/points/${teamId}`);
  await expect(page.getByRole('heading', { name: /Speeldag 2/ }).first()).toBeVisible();

  await expectPointsToAddUp(page);
  const points = await pointsAtTheTop(page);
  expect(points).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: /^Jamal Musiala.*9 × 1,5 = 13,5 punten$/ })).toBeVisible();
  await breakdownMatches(page, 'Jamal Musiala');
  await breakdownMatches(page, 'Ralf Rangnick');

  await page.goto('/rankings');
  await page.getByRole('searchbox').fill(teamName);
  const row = page
    .getByRole('row', { name: new RegExp(teamName) })
    .or(page.getByRole('listitem').filter({ hasText: teamName }));
  await expect(row.first()).toContainText(points.toFixed(1).replace('.', ','));
});
