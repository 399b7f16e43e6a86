import { callApi, tokenOf } from '../support/callApi.js';
import { expectPointsToAddUp, pointsAtTheTop, signIn } from '../support/fan.js';
import { LIVING_TEAM } from '../support/livingTeam.js';
import { createManager, teamOf } from '../support/manager.js';
import { importWithSettings, setClock, untilConfirmed } from '../support/operator.js';
import {
  afterwards,
  bringIn,
  cardOf,
  keepsItsPage,
  lineupShown,
  notice,
  replaceInSquad,
  takeOut,
} from '../support/pitch.js';
import { expect, test } from '../support/test.js';

test('a premium player plays matchdays 1 to 5', async ({ page, browser, stack }) => {
  await setClock(stack, '2024-06-13T08:00:00Z');
  await importWithSettings(stack, { boostersFromWeek: 3, powerSubsFromWeek: 3, boostersEnabled: true });
  const manager = await createManager(stack, {
    lineup: LIVING_TEAM,
    teamName: 'De Levende Speeldag',
    isPremium: true,
  });
  const { teamId } = manager;
  const main = page.getByRole('main');
  const yours = page.getByRole('region', { name: 'Jouw transfers' });
  const confirmation = page.getByRole('region', { name: 'Bevestigen' });
  const save = page.getByRole('region', { name: 'Opslaan' });
  await signIn(page, manager.email);

  await test.step('matchday 2: two drafts, a third refused, one discarded, one confirmed', async () => {
    await setClock(stack, '2024-06-19T08:00:00Z');
    await untilConfirmed(stack, 1);
    await page.goto(`/transfers/${teamId}`);
    await expect(main.getByRole('heading', { level: 1, name: 'Transfers speeldag 2' })).toBeVisible();
    await expect(main.getByText('Nog 2', { exact: true })).toBeVisible();
    await takeOut(page, 'Denzel Dumfries');
    await bringIn(page, 'Mendes', { outgoing: 'Dumfries' });
    await takeOut(page, 'Cody Gakpo');
    await bringIn(page, 'Lukaku', { outgoing: 'Gakpo' });
    await expect(yours).toContainText('2 klaar');

    // The pitch explains why a third can't be sold, and his sheet has no such action.
    await expect(cardOf(page, "N'Golo Kanté")).toHaveAccessibleName(/Kan er niet uit: Zonder transfers over/);
    await cardOf(page, "N'Golo Kanté").click();
    await expect(
      page
        .getByRole('dialog', { name: "N'Golo Kanté" })
        .getByRole('button', { name: 'Zonder transfers over kan je niet meer wisselen.' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(yours).toContainText('2 klaar');
    await yours.getByRole('button', { name: 'Neem de transfer van Gakpo terug' }).click();
    await expect(yours).toContainText('1 klaar');
    await expect(main.getByText('1 klaar, daarna 1 over')).toBeVisible();

    await confirmation.getByRole('button', { name: 'Bevestig 1' }).click();
    const dialog = page.getByRole('dialog', { name: '1 transfer bevestigen?' });
    await expect(dialog).toContainText('Zo ziet speeldag 2 er daarna uit.');
    expect(await afterwards(dialog)).toMatchObject({
      Uit: 'Dumfries',
      In: 'Mendes',
      'Geld over': '€ 4,0 → € 4,5 mln',
      'Transfers over': '2 → 1 gespaard',
      Booster: 'geen',
    });
    await dialog.getByRole('button', { name: 'Bevestig 1 transfer' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText('Nog 1', { exact: true })).toBeVisible();
    await expect(cardOf(page, 'Nuno Mendes')).toBeVisible();
    await expect(cardOf(page, 'Cody Gakpo')).toBeVisible();

    await page.goto(`/team/${teamId}`);
    const receipts = page.getByRole('region', { name: 'Mijn wijzigingen' });
    await expect(receipts).toContainText('Dumfries → Mendes, + € 0,5');
    await expect(receipts).toContainText('voor de deadline');
  });

  await test.step('matchday 2 runs: points are updated, with the vice-captain’s armband, without a reload', async () => {
    await page.goto(`/points/${teamId}`);
    await setClock(stack, '2024-06-21T19:05:00Z');
    await expect(main.getByRole('heading', { level: 1, name: /^Speeldag 2/ })).toBeVisible();
    await expect(main.getByText('voorlopige punten')).toBeVisible();
    const isStillThere = await keepsItsPage(page);

    // Mbappé watches NED–FRA from the bench; Koundé plays it, and has no goal against him.
    await expect(cardOf(page, 'Jules Koundé')).toHaveAccessibleName(/speelt nu, 1 punt$/);
    const before = await pointsAtTheTop(page);
    await setClock(stack, '2024-06-21T20:30:00Z');
    await expect(cardOf(page, 'Jules Koundé')).toHaveAccessibleName(/speelt nu, [2-9] punten$/);
    await expect.poll(() => pointsAtTheTop(page)).toBeGreaterThan(before);
    const liveMatches = main.getByRole('listitem').filter({ hasText: /\d+'/ });
    await expect(
      liveMatches.getByRole('link', { name: 'Nederland – Frankrijk, 0-0' }).first(),
    ).toBeAttached();
    await expect(cardOf(page, 'Kylian Mbappé')).toHaveAccessibleName(
      /kapitein, zit op de bank terwijl zijn match loopt$/,
    );

    await setClock(stack, '2024-06-21T20:56:00Z');
    await expect(cardOf(page, 'Jamal Musiala')).toHaveAccessibleName(/vice-kapitein, 9 × 1,5 = 13,5 punten$/);
    await expect(cardOf(page, 'Kylian Mbappé')).toHaveAccessibleName(/automatisch uit, telt niet mee/);
    await expect(cardOf(page, 'Nicolas Seiwald')).toHaveAccessibleName(/automatisch in, 3 punten$/);
    await expect(main).toContainText(
      'Mbappé speelde 0 minuten. Seiwald, eerste op je bank, komt automatisch in. Voorlopig tot speeldag 2',
    );
    await expect(main).toContainText(
      'Musiala neemt de band over (×1,5). Voorlopig tot speeldag 2 bevestigd is.',
    );

    await setClock(stack, '2024-06-23T08:00:00Z');
    await expect(main.getByText('definitieve punten')).toBeVisible({ timeout: 120_000 });
    await expectPointsToAddUp(page);
    await expect(main).not.toContainText('Voorlopig tot');
    await isStillThere();
  });

  await test.step('matchday 3: the saved transfer is spent too, a fourth is refused', async () => {
    await page.goto(`/transfers/${teamId}`);
    await expect(main.getByText('Nog 3', { exact: true })).toBeVisible();
    await expect(main.getByText('gespaard', { exact: true })).toBeVisible();
    await takeOut(page, 'Fabián Ruiz');
    await bringIn(page, 'Xhaka', { outgoing: 'Ruiz' });
    await takeOut(page, 'Marc Cucurella');
    await bringIn(page, 'Kadıoğlu', { outgoing: 'Cucurella' });
    await takeOut(page, 'Nuno Mendes');
    await bringIn(page, 'Guéhi', { outgoing: 'Mendes' });
    await expect(cardOf(page, "N'Golo Kanté")).toHaveAccessibleName(/Kan er niet uit: Zonder transfers over/);
    await confirmation.getByRole('button', { name: 'Bevestig 3' }).click();
    const dialog = page.getByRole('dialog', { name: '3 transfers bevestigen?' });
    expect(await afterwards(dialog)).toMatchObject({
      'Geld over': '€ 4,5 → € 3,9 mln',
      'Transfers over': '3 → 0',
    });
    await dialog.getByRole('button', { name: 'Bevestig 3 transfers' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText('Nog 0', { exact: true })).toBeVisible();
    await expect(main.getByText('Op de volgende speeldag krijg je er 2 bij.')).toBeVisible();
  });

  await test.step('matchday 3 runs: a power sub is made, undone and made again', async () => {
    await setClock(stack, '2024-06-24T08:00:00Z');
    await page.goto(`/team/${teamId}`);
    await page.getByRole('region', { name: 'Speeldag 3 loopt' }).getByRole('link').click();
    const powerSubs = page.getByRole('region', { name: 'Power subs' });
    await expect(powerSubs).toContainText('nog 4 van 4');

    await powerSubs.getByRole('button', { name: 'Maak een power sub' }).click();
    await expect(cardOf(page, 'Giorgi Mamardashvili')).toHaveAccessibleName(/Kies om in te brengen$/);
    await cardOf(page, 'Georges Mikautadze').click();
    await expect(cardOf(page, 'Kylian Mbappé')).toHaveAccessibleName(/Kan niet: Mbappé draagt een band/);
    await cardOf(page, 'Manuel Akanji').click();
    const dialog = page.getByRole('dialog', { name: 'Mikautadze in voor Akanji?' });
    expect(await afterwards(dialog)).toMatchObject({
      In: expect.stringMatching(/^Mikautadze · nog te spelen, GEO–POR.* 21\.00 u\.$/),
      Uit: expect.stringMatching(/^Akanji · \d+ punten blijven op de bank$/),
      'Power subs': 'nog 3 van 4',
      'Ongedaan maken': expect.stringMatching(/^tot de aftrap van Mikautadze.* 21\.00 u\.$/),
    });
    await dialog.getByRole('button', { name: 'Maak power sub' }).click();
    await expect(powerSubs).toContainText('nog 3 van 4');
    await expect(cardOf(page, 'Manuel Akanji')).toHaveAccessibleName(/uit met een power sub, telt niet mee/);

    await powerSubs.getByRole('button', { name: 'Maak ongedaan: Mikautadze in voor Akanji' }).click();
    await expect(powerSubs).toContainText('nog 4 van 4');
    await expect(cardOf(page, 'Manuel Akanji')).not.toHaveAccessibleName(/telt niet mee/);

    // The sheet of a bench player is the other way in.
    await cardOf(page, 'Georges Mikautadze').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Breng in' }).click();
    await cardOf(page, 'Manuel Akanji').click();
    await dialog.getByRole('button', { name: 'Maak power sub' }).click();
    await expect(powerSubs).toContainText('nog 3 van 4');
    await expect(page.getByRole('region', { name: 'Mijn wijzigingen' })).toContainText(
      'Power sub ongedaan: Mikautadze in voor Akanji',
    );
  });

  await test.step('matchday 3 runs: a user without premium sees its advantages', async () => {
    const other = await browser.newContext();
    const fan = await other.newPage();
    const token = await tokenOf(stack, 'fan@demo.test');
    const { teams } = await callApi(stack, 'GET teams', { token });
    await signIn(fan, 'fan@demo.test');
    await fan.goto(`/points/${teams[0]?.id}`);
    await expect(
      fan.getByText(/Met Premium maak je power subs: je brengt zelf een bankzitter in/),
    ).toBeVisible();
    await expect(fan.getByRole('button', { name: 'Maak een power sub' })).toHaveCount(0);
    await other.close();
  });

  await test.step('matchday 3 is over: the power sub counts', async () => {
    await setClock(stack, '2024-06-27T08:00:00Z');
    await expect(main.getByText('definitieve punten')).toBeVisible({ timeout: 120_000 });
    await expect(cardOf(page, 'Georges Mikautadze')).toHaveAccessibleName(
      /ingebracht met een power sub, [1-9]\d* punten$/,
    );
    await expect(cardOf(page, 'Manuel Akanji')).toHaveAccessibleName(/uit met een power sub, telt niet mee/);
    await expectPointsToAddUp(page);
  });

  const before = await teamOf(stack, manager);
  await page.goto(`/team/${teamId}`);
  const regular = await lineupShown(page);

  await test.step('matchday 4: a free hit, and changes without limit', async () => {
    await page.getByRole('button', { name: /^Free hit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Free hit activeren?' });
    await expect(dialog).toContainText('keert je gewone ploeg terug zoals ze nu is');
    expect(await afterwards(dialog)).toMatchObject({
      Speeldag: '4',
      'Gratis transfers': 'geen nieuwe deze speeldag',
      'Je gewone ploeg': 'terug op speeldag 5',
    });
    await dialog.getByRole('button', { name: 'Activeer Free hit' }).click();
    await expect(main.getByRole('heading', { name: 'Wissel zoveel je wil' })).toBeVisible();
    await page.goto(`/transfers/${teamId}`);
    await expect(page).toHaveURL(new RegExp(`/edit/${teamId}$`));

    await replaceInSquad(page, 'Riccardo Calafiori', 'Cucurella');
    await replaceInSquad(page, 'Nicolas Seiwald', 'Rodri');
    await replaceInSquad(page, 'Cody Gakpo', 'Lukaku');
    await replaceInSquad(page, 'Marc Guéhi', 'Trippier');
    await save.getByRole('button', { name: 'Opslaan' }).click();
    await expect(notice(page, /Je ploeg voor speeldag 4 is opgeslagen/)).toBeVisible();
    expect(await lineupShown(page)).not.toEqual(regular);
  });

  await test.step('matchday 5: the old sixteen are restored, with their bench, armbands and money', async () => {
    await setClock(stack, '2024-07-03T08:00:00Z');
    await untilConfirmed(stack, 4);
    await page.goto(`/team/${teamId}`);
    await expect.poll(() => lineupShown(page)).toEqual(regular);
    const { team } = await teamOf(stack, manager);
    expect(team.budget).toBe(before.team.budget);
    expect(team.freeHitBudget).toBeNull();
    await page.goto(`/transfers/${teamId}`);
    await expect(main.getByText('Nog 2', { exact: true })).toBeVisible();
  });

  await test.step('matchday 5: a wildcard retains its changes, and the transfers remain frozen', async () => {
    await page.goto(`/team/${teamId}`);
    await page.getByRole('button', { name: /^Wildcard/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Wildcard activeren?' });
    await dialog.getByRole('button', { name: 'Activeer Wildcard' }).click();
    await expect(main.getByRole('heading', { name: 'Wissel zoveel je wil' })).toBeVisible();
    await replaceInSquad(page, 'Marcel Sabitzer', 'Olmo');
    await replaceInSquad(page, 'Riccardo Calafiori', 'Cucurella');
    await replaceInSquad(page, 'Nicolas Seiwald', 'Rodri');
    await save.getByRole('button', { name: 'Opslaan' }).click();
    await expect(notice(page, /Je ploeg voor speeldag 5 is opgeslagen/)).toBeVisible();

    await setClock(stack, '2024-07-07T08:00:00Z');
    await untilConfirmed(stack, 5);
    await page.goto(`/transfers/${teamId}`);
    await expect(main.getByRole('heading', { level: 1, name: 'Transfers speeldag 6' })).toBeVisible();
    await expect(main.getByText('Nog 2', { exact: true })).toBeVisible();
    for (const name of ['Dani Olmo', 'Marc Cucurella', 'Rodri'])
      await expect(cardOf(page, name)).toBeVisible();
  });
});
