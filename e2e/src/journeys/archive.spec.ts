import type { Page } from '@playwright/test';
import { anotherBrowser } from '../support/anotherBrowser.js';
import { callApi, tokenOf } from '../support/callApi.js';
import { expectNoViolations } from '../support/expectNoViolations.js';
import { enterAs } from '../support/fan.js';
import { mostlyOn } from '../support/sampled.js';
import { instabilityOf, shiftsOf, watchShifts } from '../support/shifts.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { untilLoaded } from '../support/untilLoaded.js';

const FAN = 'fan@demo.test';
const WORLD_CUP = 'wk-2022';
const AFTER_THE_FINAL = '2022-12-20T09:00:00Z';
const MOST_SHIFT = 0.01;

const wordsOfChange = /^(Bevestig|Opslaan|Verstuur|Toetreden|Start een|Hernoem|Betaal|Maak je ploeg)/;

test('a deadline passes in one competition while the other is live', { tag: '@onPhone' }, async ({
  stack,
  page,
  context,
}) => {
  await stack.playBeside('worldcup2022');
  // The EURO plays Germany against Hungary; the World Cup is before its second deadline.
  await stack.game('clock', 'set', '2024-06-19T16:20:00Z');
  await stack.game('clock', 'set', '2022-11-25T09:00:00Z', '--competition', WORLD_CUP);
  await untilListed(page);
  const other = await context.newPage();
  await other.goto(`/${WORLD_CUP}/home`);
  await expect(other.getByText('Deadline speeldag 2')).toBeVisible();
  await page.goto('/home');
  await expect(
    page
      .getByRole('main')
      .getByText(/^\d+'$/)
      .first(),
  ).toBeVisible();
  await stack.game('clock', 'set', '2022-11-25T09:59:58Z', '--competition', WORLD_CUP);
  await expect(other.getByText('Deadline speeldag 3')).toBeVisible({ timeout: 120_000 });
  const live = await callApi(stack, 'GET live');
  expect(live.matches.some(({ status }) => status === 'live')).toBe(true);
  expect(live.deadlineWeek).toBe(3);
  const world = await worldCup(stack, 'live');
  expect(world.deadlineWeek).toBe(3);
  expect(world.now).toMatch(/^2022-11-25T10:/);
});

test('a finished competition is an archive: the champion, the own season, and no changes', {
  tag: mostlyOn('phone'),
}, async ({ stack, page, browser, isMobile }) => {
  await playWorldCup(stack);
  await endAtHome(await anotherBrowser(browser, stack, isMobile));
  await archiveWorldCup(stack);
  await untilArchive(page);

  // A visitor reads who won.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Argentinië wint WK 2022.');
  await expect(page.getByText('eindigde op 3-3, met 4-2 na strafschoppen')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Eindklassement' }).getByText(/^winnaar/)).toBeVisible();
  await expect(page.getByRole('link', { name: /EURO 2024/ })).toHaveAttribute('href', '/');
  await expectNoViolations(page, 'front page');

  // A fan with a team sees its result.
  await enterAs(page, FAN);
  await watchShifts(page);
  await page.goto(`/${WORLD_CUP}/`);
  await expect(page).toHaveURL(new RegExp(`/${WORLD_CUP}/home$`));
  await expect(page.getByText(/^Eindstand · \d van 7 speeldagen$/)).toBeVisible();
  await untilLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  const { sum, causes } = instabilityOf(await shiftsOf(page));
  expect(sum, causes.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
  await expect(page.getByRole('button', { name: 'Deel je toernooi' })).toBeVisible();
  await expect(page.getByText(/^Jouw ploeg in de finale: /)).toBeVisible();
  await expect(page.getByText('Argentinië wint het toernooi')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Eindstand' }).last()).toBeVisible();
  await expectNoViolations(page, 'home');
  const picture = await page.getByRole('link', { name: 'Afbeelding opslaan' }).getAttribute('href');
  const answer = await page.request.get(picture ?? '');
  expect(answer.headers()['content-type']).toBe('image/png');

  const menu = isMobile
    ? page.getByRole('navigation', { name: 'Snel naar' })
    : page.getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(menu.getByRole('link')).toHaveText(
    isMobile
      ? ['Eindstand', 'Ploeg', 'Vrienden', 'Stats']
      : ['Home', 'Punten', 'Vrienden', 'Stats', 'Rangschikking', 'Matchen'],
  );

  // Addresses of changes redirect to readable pages.
  const token = await tokenOf(stack, FAN);
  const { teams } = await worldCup(stack, 'teams', token);
  const [team] = teams as { readonly id: number }[];
  for (const path of [`/transfers/${team?.id}`, `/edit/${team?.id}`]) {
    await page.goto(`/${WORLD_CUP}${path}`);
    await expect(page).toHaveURL(new RegExp(`/${WORLD_CUP}/points/${team?.id}`));
  }
  await page.goto(`/${WORLD_CUP}/new`);
  await expect(page.getByRole('heading', { name: 'Het toernooi is gespeeld' })).toBeVisible();
  for (const path of [`/team/${team?.id}`, '/leagues', '/leagues?tab=settings', '/my-teams']) {
    await page.goto(`/${WORLD_CUP}${path}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await untilLoaded(page);
    await expect(page.getByRole('button', { name: wordsOfChange })).toHaveCount(0);
    await expect(
      page.locator('main a:is([href$="/new"], [href$="/shop"], [href*="/transfers"])'),
    ).toHaveCount(0);
  }
  await page.goto(`/${WORLD_CUP}/leagues?tab=chat`);
  await expect(page.getByText('Deze competitie is gespeeld.').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectNoViolations(page, 'chat');

  // And the server takes no change either.
  const refusal = await page.request.post(`${stack.url}/api/team/${team?.id}/name`, {
    headers: { authorization: token },
    data: { teamName: 'Nog een keer' },
  });
  expect(refusal.status()).toBe(409);
  expect(await refusal.json()).toMatchObject({ error: { code: 'competition-closed' } });

  // The way on.
  await page.goto(`/${WORLD_CUP}/home`);
  await page
    .getByRole('link', { name: /EURO 2024/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveTitle(/EuroManager/);
});

/** Adds the World Cup, and lets it be played by its clock. */
async function playWorldCup(stack: Stack): Promise<void> {
  await stack.playBeside('worldcup2022');
  await stack.game('clock', 'set', AFTER_THE_FINAL, '--competition', WORLD_CUP);
  const isConfirmed = async () => {
    const { weeks } = await worldCup(stack, 'live');
    return (weeks as { readonly state: string }[]).every(({ state }) => state === 'confirmed');
  };
  await expect.poll(isConfirmed, { timeout: 120_000 }).toBe(true);
}

/** A fan finds the champion, his total and his friends on home, and what he won and lost in the recap. */
async function endAtHome(page: Page): Promise<void> {
  await untilListed(page);
  await enterAs(page, FAN);
  await watchShifts(page);
  await page.goto(`/${WORLD_CUP}/home`);
  // His league has him for the winner of the last matchday.
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Argentinië kampioen');
  await expect(page.getByText('Messi (2), Di María – Mbappé (3)')).toBeVisible();
  await expect(page.getByText('Jouw totaal · definitief')).toBeVisible();
  await expect(page.getByText(/^Winnaar van het spel$/)).toBeVisible();
  await expect(page.getByRole('list', { name: /^De eerste drie van / }).first()).toBeVisible();
  await untilLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  const { sum, causes } = instabilityOf(await shiftsOf(page));
  expect(sum, causes.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
  await expectNoViolations(page, 'home at the end');
  await page.getByRole('link', { name: 'Bekijk hoe het liep' }).click();
  await expect(page.getByRole('region', { name: 'De prijs van de bank' })).toBeVisible();
  await expectNoViolations(page, 'recap');
  await page.context().close();
}

/** Closes the World Cup as an operator does. */
async function archiveWorldCup(stack: Stack): Promise<void> {
  const token = await tokenOf(stack, 'operator@demo.test');
  const { competitions } = await callApi(stack, 'GET admin/competitions', { token });
  const { id } = competitions.find(({ slug }) => slug === WORLD_CUP) ?? { id: 0 };
  const body = { state: 'finished', reason: 'the tournament was played' } as const;
  await callApi(stack, 'POST admin/competitions/{id}/state', { params: { id }, body, token });
}

/** A read of the World Cup. */
async function worldCup(stack: Stack, path: string, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${stack.url}/api/${path}?competitionFeed=WORLDM&seasonId=2022`, {
    headers: token ? { authorization: token } : {},
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** The gateway fetches the list every few seconds, while pages are requested. */
async function untilListed(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/home');
    await expect(page.locator('#competition')).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 240_000 });
}

async function untilArchive(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(`/${WORLD_CUP}/home`);
    expect(await page.locator('#competition').textContent({ timeout: 500 })).toContain('"isArchive":true');
  }).toPass({ timeout: 240_000 });
}
