import { enterAs, SQUAD } from '../support/fan.js';
import { LIVING_TEAM } from '../support/livingTeam.js';
import { createManager, type Manager } from '../support/manager.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { setClock } from '../support/operator.js';
import { cardOf } from '../support/pitch.js';
import { expect, test } from '../support/test.js';

// Landmark by landmark as in docs/guides/accessibility.md: change both together.

let manager: Manager;

test.beforeEach(async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (manager === undefined) {
    await setClock(stack, '2024-06-13T08:00:00Z');
    manager = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Voorgelezen' });
  }
  await beforeMatchday2(stack);
  await enterAs(page, manager.email);
});

test('/new reads as pitch, bench, list of players, name and save bar', async ({ page }) => {
  await page.goto('/new');
  await expect(page.getByRole('button', { name: /^Voeg .* toe$/ })).toHaveCount(10);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - link "Naar de inhoud"
      - link /EuroManager/
      - link /Deadline speeldag 2 over/
      - group "Taal"
    - main:
      - heading "Bouw je ploeg" [level=1]
      - timer
      - group "Opstelling, 4-4-2":
        - button "Lege plaats voor een coach, kies"
        - button "Lege plaats voor een doelman, kies"
        - button "Lege plaats voor een verdediger, kies"
        - button "Lege plaats voor een middenvelder, kies"
        - button "Lege plaats voor een aanvaller, kies"
        - button "Vul aan"
      - region "De bank":
        - heading "De bank" [level=2]
        - list:
          - listitem:
            - button "Lege plaats op de bank voor een doelman, kies"
      - region "Alle spelers":
        - heading "Kies je spelers" [level=2]
        - searchbox "Zoek een speler"
        - group "Positie":
          - button "Alle" [pressed]
          - button /Doelman.* 0 van 2/
        - combobox "Land"
        - list "Alle spelers":
          - listitem:
            - button /, bekijk$/
            - img
            - button /^Voeg .* toe$/
        - navigation "Alle spelers":
          - status: /1–10 van \\d+/
      - heading "Hoe heet je ploeg?" [level=2]
      - textbox "Naam van je ploeg"
      - checkbox /Toon mijn echte naam/
      - heading "Zo bouw je een ploeg" [level=2]
      - region "Opslaan":
        - button "Opslaan" [disabled]
        - text: Nog 16 plaatsen in te vullen
    - contentinfo:
      - navigation "Meer over EuroManager"
  `);
});

test('the overlay of the pitch of /new is a dialog with the place, the filters and the players', async ({
  page,
}) => {
  await page.goto('/new');
  await page.getByRole('button', { name: 'Lege plaats voor een doelman, kies' }).click();
  const picker = page.getByRole('dialog', { name: 'Bouw je ploeg' });
  await expect(picker.getByRole('button', { name: /^Voeg .* toe$/ })).toHaveCount(10);
  await expect(picker).toMatchAriaSnapshot(`
    - dialog "Bouw je ploeg":
      - button "Sluiten"
      - heading "Bouw je ploeg" [level=2]
      - button "Vul aan"
      - group "Opstelling, 4-4-2":
        - button "Lege plaats voor een doelman, kies"
      - region "De bank"
      - button "Hele lijst"
      - heading /Doelman/ [level=2]
      - combobox "Volgorde"
      - button "Filters"
      - button /Zoek een/
      - list:
        - listitem:
          - button /, bekijk$/
          - button /^Voeg .* toe$/
      - navigation
      - region "Opslaan"
  `);
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect(picker).toBeHidden();
});

test('/team reads as countdown, matchdays, pitch, bench and cards, each a region by its heading', async ({
  page,
}) => {
  await page.goto(`/team/${manager.teamId}`);
  await expect(cardOf(page, 'Kylian Mbappé')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Boosters' })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading /Voorgelezen/ [level=1]
      - paragraph: /Deadline speeldag 2/
      - timer
      - list "Speeldagen":
        - listitem:
          - link "speeldag 1, gespeeld"
      - group "Opstelling, 4-4-2":
        - button /^Ralf Rangnick, .*, coach/
        - button /^Gianluigi Donnarumma, .*, doelman/
        - button /^Kylian Mbappé, Frankrijk, aanvaller, één gele kaart van schorsing, kapitein/
      - region "De bank":
        - heading "De bank" [level=2]
        - list:
          - listitem:
            - button /op de bank/
      - region "Boosters":
        - heading "Boosters" [level=2]
      - region "Voor de deadline":
        - heading "Voor de deadline" [level=2]
      - region /Jouw spelers op speeldag 2/:
        - heading /Jouw spelers op speeldag 2/ [level=2]
        - heading [level=3]
        - list
      - region "Mijn wijzigingen":
        - heading "Mijn wijzigingen" [level=2]
      - region "Opslaan": Alles is opgeslagen
  `);
});

test('/transfers reads as free transfers, outgoing players, incoming players, and the pending confirmation', async ({
  page,
}) => {
  await page.goto(`/transfers/${manager.teamId}`);
  await expect(page.getByRole('button', { name: /, bekijk$/ }).first()).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Transfers speeldag 2" [level=1]
      - text: /Nog 2/
      - timer
      - group "Opstelling, 4-4-2":
        - button /^Denzel Dumfries, .* Haal hem eruit$/
      - region "De bank"
      - region "Jouw transfers":
        - heading "Jouw transfers" [level=2]
        - button "Beste transfer"
      - region "Alle spelers":
        - heading "Wie komt erin?" [level=2]
        - searchbox "Zoek een speler"
        - button "Meer filters"
        - group "Positie":
          - button "Alle" [pressed]
        - list "Alle spelers":
          - listitem
      - region "Eerdere transfers":
        - heading "Eerdere transfers" [level=2]
      - region "Kalender van je selectie":
        - heading "Kalender van je selectie" [level=2]
      - region "Bevestigen": /Nog 2 transfers/
  `);
  await cardOf(page, 'Denzel Dumfries').click();
  const picker = page.getByRole('dialog', { name: 'Transfers speeldag 2' });
  await expect(picker.getByRole('button', { name: / in voor Dumfries$/ }).first()).toBeVisible();
  await expect(picker).toMatchAriaSnapshot(`
    - dialog "Transfers speeldag 2":
      - button "Sluiten"
      - heading "Transfers speeldag 2" [level=2]
      - group "Opstelling, 4-4-2":
        - button /^Denzel Dumfries, .*Gaat eruit/
      - list:
        - listitem:
          - button / in voor Dumfries$/
  `);
});

test('/points reads as the score, the pitch and the feed, and the feed is announced as it fills', async ({
  page,
  stack,
}) => {
  await setClock(stack, '2024-06-19T16:40:00Z');
  await page.goto(`/points/${manager.teamId}`);
  await expect(cardOf(page, 'Jamal Musiala')).toHaveAccessibleName(/speelt nu/);
  const announcement = page.getByRole('status').filter({ hasText: 'Je ploeg staat nu op' });
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link "Vorige speeldag"
      - heading /Speeldag 2 Voorgelezen/ [level=1]
      - text: voorlopige punten
      - paragraph: /^[\\d,]+$/
      - term: /op speeldag 2/
      - definition
      - list:
        - listitem:
          - link /Duitsland – Hongarije, \\d-\\d/
      - list "Speeldagen"
      - group "Opstelling, 4-4-2":
        - button /^Jamal Musiala, .*speelt nu/
      - region "De bank"
      - region "Wat er gebeurde":
        - heading "Wat er gebeurde" [level=2]
        - list:
          - listitem:
            - button /^Musiala /
      - region "Matchen van speeldag 2":
        - heading "Matchen van speeldag 2" [level=2]
        - heading [level=3]
        - list
      - region "Punten per speeldag":
        - heading "Punten per speeldag" [level=2]
        - figure:
          - img "Punten per speeldag"
          - table "Punten per speeldag"
      - region "Speeldag 2 in cijfers":
        - term: Totaal
      - region "Mijn wijzigingen"
  `);
  // Earlier messages can be read; none of them is announced.
  await expect(announcement).toHaveCount(0);
  await setClock(stack, '2024-06-19T17:45:00Z');
  await expect(announcement).toHaveText(/Musiala .*Je ploeg staat nu op [\d,]+ punten\.$/);
  await expect(announcement).toHaveAttribute('aria-live', 'polite');
  await expect(announcement).toHaveCount(1);
});

test('a pick is announced, and the sheet of a player takes the focus and returns it', async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('searchbox', { name: 'Zoek een speler' }).fill(SQUAD[0]);
  await page.getByRole('button', { name: 'Voeg Musiala toe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Musiala' }).first()).toBeAttached();
  const card = page.getByRole('button', { name: /^Jamal Musiala/ });
  await card.click();
  const sheet = page.getByRole('dialog', { name: 'Jamal Musiala' });
  await expect(sheet).toContainText('Is kapitein');
  expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(card).toBeFocused();
});
