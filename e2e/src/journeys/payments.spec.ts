import type { Page } from '@playwright/test';
import { callApi, tokenOf } from '../support/callApi.js';
import { enterAs } from '../support/fan.js';
import { LIVING_TEAM } from '../support/livingTeam.js';
import { createManager, type Manager } from '../support/manager.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { notice } from '../support/pitch.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from '../support/test.js';

/** A manager with this number of teams, the copies named after the first. */
async function managerOf(stack: Stack, teams: number): Promise<Manager> {
  const manager = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Kessel Kickers' });
  const token = await tokenOf(stack, manager.email);
  for (let copy = 1; copy < teams; copy += 1) {
    await callApi(stack, 'POST team/{id}/copy', { params: { id: manager.teamId }, token });
  }
  return manager;
}

/** Chooses all of so many teams that can be paid. */
async function chooseAll(page: Page, teams: number): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /kiezen om te betalen$/ });
  await expect(boxes).toHaveCount(teams);
  for (const box of await boxes.all()) await box.check();
}

/** Ends the payment on the checkout's page with the button of this name. */
const endAs = (page: Page, outcome: string) =>
  page.getByRole('button', { name: outcome, exact: true }).click();

async function expectAllPaid(stack: Stack, { email }: Manager): Promise<void> {
  const { teams } = await callApi(stack, 'GET teams', { token: await tokenOf(stack, email) });
  expect(teams.map(({ paid }) => paid)).toEqual(teams.map(() => true));
}

test.use({ leavesNoTrace: true });
test.beforeEach(({ stack }) => beforeMatchday2(stack));

test('three teams are paid with one 1+1 coupon, which then is used up', async ({ page, stack }) => {
  const manager = await managerOf(stack, 3);
  await enterAs(page, manager.email);
  await page.goto('/my-teams');
  await expect(page.getByText('3 ploegen · 0 betaald')).toBeVisible();
  await chooseAll(page, 3);
  await page.getByRole('textbox', { name: 'Code' }).fill('euro1plus1');
  await expect(page.getByText('1+1 actief: je tweede ploeg is gratis.')).toBeVisible();
  await page.getByRole('button', { name: 'Betaal € 14,00' }).dblclick();

  // Back by the back button: the payment waits, and is gone on with.
  await expect(page.getByRole('button', { name: 'Betaald', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Je betaling van € 14,00 is nog niet afgerond.')).toBeVisible();
  await expect(page.getByText('In behandeling')).toHaveCount(3);
  await page.getByRole('button', { name: 'Verder betalen' }).click();
  await endAs(page, 'Betaald');

  await expect(page.getByText('Betaling gelukt.')).toBeVisible();
  await expect(page.getByText('3 ploegen · 3 betaald')).toBeVisible();
  await expect(page.getByText('Alle teams zijn betaald.')).toBeVisible();
  await expectAllPaid(stack, manager);

  await page.getByRole('link', { name: 'Ontvangstbewijs' }).click();
  await expect(page.getByRole('row', { name: /Korting 1\+1 \(EURO1PLUS1\) −€ 7,00/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Betaald € 14,00/ })).toBeVisible();

  const another = await managerOf(stack, 2);
  await enterAs(page, another.email);
  await page.goto('/my-teams/payments');
  await chooseAll(page, 2);
  await page.getByRole('textbox', { name: 'Code' }).fill('EURO1PLUS1');
  await expect(page.getByText('Deze kortingscode is al gebruikt.')).toBeVisible();
});

test('a payment fails, expires, is cancelled and finally paid, on a phone', async ({ page, stack }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const manager = await managerOf(stack, 2);
  await enterAs(page, manager.email);
  await page.goto('/my-teams');
  await chooseAll(page, 2);
  await page.getByRole('textbox', { name: 'Code' }).fill('SAMEN2024');
  const pay = page.getByRole('region', { name: 'Betalen' });
  const payAgain = page.getByRole('button', { name: 'Opnieuw betalen' });

  for (const [outcome, notice] of [
    ['Mislukt', 'Betaling mislukt. Contacteer ons via de chat.'],
    ['Verlopen', 'De tijd om te betalen is voorbij.'],
    ['Geannuleerd', 'Je hebt de betaling geannuleerd.'],
  ] as const) {
    // The coupon is good again each time.
    await expect(page.getByText('1+1 actief: je tweede ploeg is gratis.')).toBeVisible();
    await expect(pay).toContainText('€ 7,00');
    await pay.getByRole('button', { name: 'Betaal' }).click();
    await endAs(page, outcome);
    await expect(page.getByText(notice)).toBeVisible();
    await payAgain.click();
  }
  await expect(page.getByText('1+1 actief: je tweede ploeg is gratis.')).toBeVisible();
  await pay.getByRole('button', { name: 'Betaal' }).click();
  await endAs(page, 'Betaald');
  await expect(page.getByText('Betaling gelukt.')).toBeVisible();
  await expectAllPaid(stack, manager);
});

test('premium is bought, and its features are available at once', async ({ page, stack }) => {
  const { email } = await managerOf(stack, 1);
  await enterAs(page, email);
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Koop Premium' }).click();
  await endAs(page, 'Betaald');
  await expect(page.getByRole('heading', { name: 'Bedankt!' })).toBeVisible();
  await page.getByRole('link', { name: 'Start een minicompetitie' }).click();
  const start = page.locator('form', { has: page.getByRole('button', { name: 'Start', exact: true }) });
  await start.getByLabel('Naam').fill('De Betaalde Kroon');
  await start.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(notice(page, 'De Betaalde Kroon is gestart. Nodig je vrienden uit!')).toBeVisible();
  await page.goto('/shop');
  await expect(page.getByRole('heading', { name: 'Je bent Premium' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Koop Premium' })).toHaveCount(0);
});
