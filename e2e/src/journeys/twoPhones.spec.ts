import { expect, type Page } from '@playwright/test';
import { anotherBrowser } from '../support/anotherBrowser.js';
import { message, say, untilChatting } from '../support/chat.js';
import { enterAs } from '../support/fan.js';
import { acceptInvitation, startLeague } from '../support/league.js';
import { LIVING_TEAM, PLAYER } from '../support/livingTeam.js';
import { createManager } from '../support/manager.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { setClock } from '../support/operator.js';
import { keepsItsPage } from '../support/pitch.js';
import { test } from '../support/test.js';

/** Ten minutes before Germany plays Hungary, the only match until 21:00. */
const BEFORE = '2024-06-19T15:50:00Z';
const HALF_TIME = '2024-06-19T16:48:00Z';
const FULL_TIME = '2024-06-19T18:00:00Z';
const LEAGUE = 'Twee Telefoons';
/** Has an assist before half-time and a goal after it; Musiala has the first goal. */
const GUNDOGAN = 121;

const swapMusiala = (ids: readonly number[]) => ids.map((id) => (id === PLAYER.musiala ? GUNDOGAN : id));
const WITH_GUNDOGAN = {
  ...LIVING_TEAM,
  starting: swapMusiala(LIVING_TEAM.starting),
  viceCaptainId: GUNDOGAN,
};

/** A place of the league's table, from 1; the first row has the heads. */
const place = (page: Page, rank: number) =>
  page
    .getByRole('table', { name: `Klassement van ${LEAGUE}` })
    .getByRole('row')
    .nth(rank);

/** The players who make the difference with another team. */
const pairs = (page: Page) => page.getByRole('list', { name: /^Jij tegen/ }).getByRole('listitem');

/** Expects the teams in this order on both phones, each with points. */
async function expectOrder(phones: readonly Page[], teams: readonly string[]): Promise<void> {
  for (const page of phones) {
    for (const [at, team] of teams.entries()) {
      const cells = place(page, at + 1).getByRole('cell');
      await expect(cells.filter({ hasText: team })).toBeVisible();
      await expect(cells.first()).toHaveText(`${at + 1}`);
      await expect(cells.last()).toHaveText(/^[1-9]\d*,\d/);
    }
  }
}

test.beforeEach(({ stack }) => beforeMatchday2(stack));

test('two friends follow a match in their league, each on a phone', async ({
  page: musiala,
  browser,
  stack,
}) => {
  const one = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Met Musiala', isPremium: true });
  const other = await createManager(stack, { lineup: WITH_GUNDOGAN, teamName: 'Met Gündoğan' });
  const { id, inviteCode } = await startLeague(stack, one.email, LEAGUE);
  const gundogan = await anotherBrowser(browser, stack, true);
  const phones = [musiala, gundogan];
  await enterAs(musiala, one.email);
  await enterAs(gundogan, other.email);
  await gundogan.goto(`/join/${inviteCode}`);
  await acceptInvitation(gundogan, LEAGUE);

  await stack.game('clock', 'speed', '0');
  await setClock(stack, BEFORE);
  await musiala.goto(`/points/${one.teamId}`);
  await gundogan.goto(`/points/${other.teamId}`);
  for (const page of phones) await expect(place(page, 2)).toContainText('Met');
  const areStillThere = await Promise.all(phones.map(keepsItsPage));

  await setClock(stack, HALF_TIME);
  await expectOrder(phones, ['Met Musiala', 'Met Gündoğan']);

  for (const page of phones) {
    await page.getByRole('link', { name: /^Vrienden/ }).click();
    await expect(page).toHaveURL(new RegExp(`/leagues/${id}`));
  }
  await gundogan.getByRole('button', { name: 'Chat' }).click();
  await untilChatting(gundogan);
  await say(gundogan, 'Wacht maar');
  await expect(musiala.getByRole('button', { name: /Chat.*1 ongelezen bericht/ })).toBeVisible();
  await expect(musiala.getByRole('link', { name: 'Vrienden, 1 ongelezen' })).toBeVisible();
  await gundogan.getByRole('button', { name: 'Klassement' }).click();
  await setClock(stack, FULL_TIME);
  await expectOrder(phones, ['Met Gündoğan', 'Met Musiala']);

  await musiala.getByRole('button', { name: /Chat/ }).click();
  await expect(message(musiala, 'Wacht maar')).toHaveCount(1);
  await musiala.getByRole('button', { name: 'Klassement' }).click();
  await expect(musiala.getByRole('link', { name: 'Vrienden', exact: true })).toBeVisible();
  await place(musiala, 1).getByRole('link').click();
  await expect(musiala.getByText('jij achter')).toBeVisible();
  await expect(pairs(musiala).first()).toHaveText(/Musiala.*Gündoğan/);
  for (const isStillThere of areStillThere) await isStillThere();
  await gundogan.context().close();
});

test('two friends play a duel by its link, each on a phone, through a matchday', async ({
  page: musiala,
  browser,
  stack,
}) => {
  const one = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Met Musiala' });
  const other = await createManager(stack, { lineup: WITH_GUNDOGAN, teamName: 'Met Gündoğan' });
  const gundogan = await anotherBrowser(browser, stack, true);
  await enterAs(musiala, one.email);
  await enterAs(gundogan, other.email);
  await musiala.goto('/duels?new');
  const sheet = musiala.getByRole('dialog', { name: 'Daag een vriend uit' });
  await sheet.getByRole('button', { name: 'Deel je duel' }).click();
  const link = await sheet.getByRole('status', { name: 'Link van je duel' }).innerText();
  const path = link.slice(link.indexOf('/duel/'));
  await gundogan.goto(path);
  await expect(gundogan.getByRole('heading', { level: 1 })).toHaveText(/daagt je uit$/);
  await gundogan.getByRole('button', { name: 'Neem het duel aan' }).click();
  await expect(gundogan.getByText('geheim')).toBeVisible();

  await stack.game('clock', 'speed', '0');
  await setClock(stack, BEFORE);
  await musiala.goto(path);
  await expect(musiala.getByRole('heading', { level: 1 })).toHaveText('Duel · speeldag 2');
  await gundogan.reload();
  const areStillThere = await Promise.all([musiala, gundogan].map(keepsItsPage));
  await setClock(stack, HALF_TIME);
  await expect(musiala.getByText('jij voor')).toBeVisible();
  await expect(gundogan.getByText('jij achter')).toBeVisible();
  await expect(pairs(gundogan).first()).toHaveText(/Gündoğan.*Musiala/);
  await setClock(stack, FULL_TIME);
  await expect(musiala.getByText('jij achter')).toBeVisible();
  await expect(gundogan.getByText('jij voor')).toBeVisible();
  for (const isStillThere of areStillThere) await isStillThere();
  await musiala.goto('/home');
  await expect(musiala.getByRole('list', { name: 'Jouw duels' })).toContainText(
    /Met Gündoğan \d+ staat voor/,
  );
  await gundogan.context().close();
});
