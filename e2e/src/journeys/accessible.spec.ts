import type { Page } from '@playwright/test';
import { callApi, tokenOf } from '../support/callApi.js';
import { expectNoViolations } from '../support/expectNoViolations.js';
import { enterAs } from '../support/fan.js';
import { LIVING_TEAM } from '../support/livingTeam.js';
import { createManager } from '../support/manager.js';
import { importWithSettings, setClock, untilConfirmed } from '../support/operator.js';
import { bringIn, cardOf, isPhone, takeBack, takeOut } from '../support/pitch.js';
import { ACCOUNTS, addressesOf, type Reader } from '../support/routes.js';
import { mostlyOn } from '../support/sampled.js';
import { expect, test } from '../support/test.js';
import { leavePortal, visit } from '../support/tour.js';
import { untilLoaded } from '../support/untilLoaded.js';

/** Shown by the component of the address before, whose heading stays: only a load tells when they are there. */
const LOADED = ['/team/1/transfers', '/team/1/league', '/public/1'];

const INVITATION = '/join/K7PX-M2QD-9VTE-3RWA';

/** More states of these pages. */
const MORE: Readonly<Record<Reader, readonly string[]>> = {
  visitors: ['/stats?compare=110,1509,107'],
  fans: ['/leagues?tab=settings', '/planner', INVITATION],
  operators: ['/desk/content?slug=rules'],
};

test.beforeEach(async ({ page, context, stack }, { project }) => {
  // Both themes are seen, each at one width; the sample has the stories the other way round.
  const theme = project.name === 'phone' ? 'dark' : 'light';
  await context.addCookies([{ name: 'theme', value: theme, url: stack.url }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Checks the present page once no part is busy. */
async function expectAccessible(page: Page, description: string): Promise<void> {
  await untilLoaded(page);
  await expectNoViolations(page, description);
}

async function checkPage(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expectAccessible(page, path);
}

for (const [reader, screen] of [
  ['visitors', 'phone'],
  ['fans', 'phone'],
  ['operators', 'desk'],
] as const) {
  test.describe(() => {
    test.use({ leavesNoTrace: true });

    test(`axe finds no violation of WCAG 2.2 AA on any page of ${reader}`, {
      tag: mostlyOn(screen),
    }, async ({ page, stack }) => {
      const addresses = addressesOf(stack, reader);
      expect(addresses.length).toBeGreaterThan(10);
      const account = ACCOUNTS[reader];
      if (account) await enterAs(page, account);
      for (const address of addresses) {
        if (LOADED.includes(address)) await leavePortal(page);
        await checkPage(page, address);
        expect(page.url()).toContain(address);
      }
      for (const address of MORE[reader]) await checkPage(page, address);
    });
  });
}

test.describe(() => {
  test.use({ leavesNoTrace: true });

  test('axe finds no violation in a team that may still be changed at will', {
    tag: mostlyOn('phone'),
  }, async ({ page, stack }) => {
    const { email, teamId } = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Nog Vrij' });
    await enterAs(page, email);
    await checkPage(page, `/edit/${teamId}`);
    expect(page.url()).toContain('/edit/');
  });
});

test('axe finds no violation in the changes of a team from matchday to matchday', {
  tag: mostlyOn('phone'),
}, async ({ page, stack }) => {
  await setClock(stack, '2024-06-13T08:00:00Z');
  await importWithSettings(stack, { boostersFromWeek: 2, powerSubsFromWeek: 2, boostersEnabled: true });
  const { email, teamId } = await createManager(stack, {
    lineup: LIVING_TEAM,
    teamName: 'Voor Iedereen',
    isPremium: true,
  });
  const token = await tokenOf(stack, email);
  // More changes than fit in the card.
  for (const teamName of ['Eerst Zo', 'Dan Zo', 'Weer Anders', 'Voor Iedereen']) {
    await callApi(stack, 'POST team/{id}/name', { params: { id: teamId }, body: { teamName }, token });
  }
  await setClock(stack, '2024-06-19T08:00:00Z');
  await untilConfirmed(stack, 1);
  await enterAs(page, email);

  await checkPage(page, `/transfers/${teamId}`);
  await takeOut(page, 'Denzel Dumfries');
  await bringIn(page, 'Mendes', { outgoing: 'Dumfries' });
  await takeOut(page, 'Cody Gakpo');
  await expectAccessible(page, 'drafts of transfers');
  await takeBack(page, 'Gakpo');
  await page.getByRole('button', { name: 'Bevestig 1', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the dialog that confirms transfers');

  await page.goto(`/team/${teamId}`);
  await page.getByRole('button', { name: /^Alle 5 wijzigingen/ }).click();
  await expect(page.getByRole('dialog', { name: 'Mijn wijzigingen' })).toContainText('Ploeg gemaakt');
  await expectAccessible(page, 'the receipts');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Free hit/ }).click();
  await expect(page.getByRole('dialog', { name: 'Free hit activeren?' })).toBeVisible();
  await expectAccessible(page, 'the dialog of a booster');

  // Germany plays Hungary; Georgia and its forward play three days later.
  await setClock(stack, '2024-06-19T16:40:00Z');
  await page.goto(`/points/${teamId}`);
  await expect(cardOf(page, 'Jamal Musiala')).toHaveAccessibleName(/speelt nu/);
  await expectAccessible(page, 'points of a running matchday');
  await page.getByRole('button', { name: 'Maak een power sub' }).click();
  await cardOf(page, 'Georges Mikautadze').click();
  await expectAccessible(page, 'choosing a power sub');
  await cardOf(page, 'Cody Gakpo').click();
  await expect(page.getByRole('dialog', { name: 'Mikautadze in voor Gakpo?' })).toBeVisible();
  await expectAccessible(page, 'the dialog of a power sub');
});

test('axe finds no violation in overlays, in any palette', { tag: mostlyOn('phone') }, async ({
  page,
  stack,
}) => {
  await setClock(stack, '2024-06-13T08:00:00Z');
  const { email, teamId } = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Eroverheen' });
  await setClock(stack, '2024-06-19T08:00:00Z');
  await untilConfirmed(stack, 1);
  await enterAs(page, email);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const how = forcedColors === 'active' ? ' in forced colours' : '';

    await setClock(stack, '2024-06-19T08:00:00Z');
    await page.goto('/new');
    if (isPhone(page)) {
      await page.getByRole('button', { name: 'Lege plaats voor een doelman, kies' }).click();
      const picker = page.getByRole('dialog', { name: 'Bouw je ploeg' });
      await expect(picker.getByRole('button', { name: /^Voeg .* toe$/ })).toHaveCount(10);
      await expectAccessible(page, `the open picker${how}`);
    }

    await page.goto(`/transfers/${teamId}`);
    await takeOut(page, 'Denzel Dumfries');
    await expect(page.getByRole('button', { name: / in voor Dumfries$/ }).first()).toBeVisible();
    await expectAccessible(page, `choosing who comes in${how}`);
    await takeBack(page, 'Dumfries');

    await page.goto(`/team/${teamId}`);
    // The first one stays captain of the draft.
    await cardOf(page, forcedColors === 'active' ? 'Cody Gakpo' : 'Marcel Sabitzer').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kapitein' }).click();
    await expectAccessible(page, `the sheet of a player${how}`);
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('region', { name: 'Opslaan' }).getByRole('button', { name: 'Opslaan' }),
    ).toBeEnabled();
    await expectAccessible(page, `the save bar${how}`);

    await setClock(stack, '2024-06-19T16:40:00Z');
    await page.goto(`/points/${teamId}`);
    await expect(
      page
        .getByRole('region', { name: 'Wat er gebeurde' })
        .getByRole('button', { name: /^Musiala/ })
        .first(),
    ).toBeVisible();
    await expectAccessible(page, `the feed of a running matchday${how}`);
  }
});
