import { callApi, tokenOf } from '../support/callApi.js';
import { importEdited, type PackTables } from '../support/editedPack.js';
import { enterAs } from '../support/fan.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { setClock } from '../support/operator.js';
import { notice } from '../support/pitch.js';
import { announcedMatch, pushToFeed } from '../support/provider.js';
import { expect, test } from '../support/test.js';

const FAN = 'fan@demo.test';
/** Croatia–Albania, the first match of matchday 2. */
const FIRST_OF_TWO = 13;
/** Germany–Hungary and Scotland–Switzerland, the others of that day. */
const [GER_HUN, SCO_SUI] = [14, 15];
const SECOND_DEADLINE = '2024-06-19T13:00:00.000Z';

const matchOf = ({ matches }: PackTables, id: number) => {
  const row = matches.find((match) => match.id === String(id));
  if (!row) throw new Error(`There is no match ${id}.`);
  return row;
};

/** Takes away what is known of a match that is not played. */
function unplay(tables: PackTables, id: number, state: string): void {
  const empty = { finishedAt: '', extraTime: '0', penHome: '', penAway: '', final: '0' };
  Object.assign(matchOf(tables, id), { ...empty, homeScore: '', awayScore: '', state });
  const kept = tables.stats.filter(({ matchId }) => matchId !== String(id));
  tables.stats.splice(0, tables.stats.length, ...kept);
}

test.beforeEach(({ stack }) => beforeMatchday2(stack));

test('a kick-off that would close a matchday within the hour waits at the desk, and closes nothing', async ({
  page,
  stack,
}) => {
  const message = announcedMatch({ matchId: FIRST_OF_TWO, version: 1, kickoff: '2024-06-19T08:30:00Z' });
  // A provider sends a message again that a busy API did not take.
  const push = async () => (await pushToFeed(stack, 'wrong-kickoff', message)).json();
  await expect.poll(push).toMatchObject({ held: true, changes: 0 });
  await enterAs(page, 'operator@demo.test');
  await page.goto('/desk');
  const card = page.getByRole('region', { name: 'Wacht op jou' });
  await expect(card).toContainText('De feed sluit speeldag 2');
  await expect(card).toContainText('Er is nog niets gewijzigd.');
  await card.getByRole('button', { name: 'Weiger' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Waarom?' }).fill('Nagevraagd bij de feed');
  await dialog.getByRole('button', { name: 'Weiger' }).click();
  await expect(notice(page, 'Het bericht is geweigerd.')).toBeVisible();
  await expect(card).toHaveCount(0);
  const { weeks } = await callApi(stack, 'GET matches/deadline-info');
  expect(weeks[1]?.deadlineDate).toBe(SECOND_DEADLINE);
});

test('postponed and awarded matches say where they count, on home and in their matchday', async ({
  page,
  stack,
}) => {
  await importEdited(stack, (tables) => {
    unplay(tables, SCO_SUI, 'postponed');
    unplay(tables, GER_HUN, 'awarded');
    Object.assign(matchOf(tables, GER_HUN), { homeScore: '3', awayScore: '0' });
  });
  await page.goto('/home');
  const today = page.getByRole('region', { name: 'Vandaag' });
  await expect(today).toContainText('uitgesteld');
  await expect(today).toContainText('forfait');
  await page.goto('/deadlines?week=2');
  const postponed = page.getByRole('listitem').filter({ hasText: 'datum volgt' });
  await expect(postponed).toContainText('uitgesteld');
  await expect(page.getByRole('listitem').filter({ hasText: 'forfait' })).toContainText(
    'uitslag toegekend, geen speler scoort',
  );
  await expect(page.getByText('10 van 12 tellen')).toBeVisible();

  await importEdited(stack, (tables) => {
    Object.assign(matchOf(tables, SCO_SUI), {
      kickoff: '2024-06-24T12:00:00Z',
      finishedAt: '2024-06-24T13:55:00Z',
    });
  });
  await page.reload();
  await expect(page.getByText('telt in speeldag 3')).toBeVisible();
});

test('a kick-off by hand holds for fans and through an import, until it is taken back @onDesk', async ({
  page,
  stack,
}) => {
  const fan = await page.context().newPage();
  await fan.goto('/deadlines?week=2');
  const match = fan.getByRole('listitem').filter({ hasText: 'Hongarije' });
  await expect(match).toContainText('18.00');
  await enterAs(page, 'operator@demo.test');
  await page.goto('/desk/matchdays');
  await page.getByLabel('Wat verandert').selectOption(String(GER_HUN));
  await page.getByLabel('Aftrap').fill('2024-06-19T18:30');
  await page.getByRole('button', { name: 'Verander', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2024-06-19T16:00:00Z → 2024-06-19T16:30:00Z');
  await expect(match).toContainText('18.00');
  await dialog.getByRole('textbox', { name: 'Waarom?' }).fill('De scheidsrechter staat in de file');
  await dialog.getByRole('button', { name: 'Verander', exact: true }).click();
  await expect(match).toContainText('18.30');

  expect(await importEdited(stack, () => {})).toContain('stays as an operator set it');
  await fan.reload();
  await expect(match).toContainText('18.30');

  await page.reload();
  await page.getByRole('button', { name: /^Neem terug: / }).click();
  await dialog.getByRole('textbox', { name: 'Waarom?' }).fill('Hij is er');
  await dialog.getByRole('button', { name: 'Neem terug', exact: true }).click();
  await expect(match).toContainText('18.00');
});

test('a setting of points from the next matchday on leaves what a confirmed one gave @onDesk', async ({
  page,
  stack,
}) => {
  const token = await tokenOf(stack, FAN);
  const { teams } = await callApi(stack, 'GET teams', { token });
  const params = { id: teams[0]?.id ?? 0, weekId: 1 };
  const pointsOf = () => callApi(stack, 'GET team/{id}/points/{weekId}', { params, token });
  const before = await pointsOf();
  await enterAs(page, 'operator@demo.test');
  await page.goto('/desk/competitions/1');
  await page.getByLabel('Kapitein telt ×', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Instellingen opslaan' }).click();
  const dialog = page.getByRole('dialog');
  const again = dialog.getByText('Bevestigde speeldagen worden opnieuw berekend: 1.');
  await dialog.getByLabel('Vanaf').selectOption('1');
  await expect(again).toBeVisible();
  await dialog.getByLabel('Vanaf').selectOption('2');
  await expect(again).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Waarom?' }).fill('Meer spanning');
  await dialog.getByRole('button', { name: 'Instellingen opslaan' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/Tot en met speeldag 1: 1[.,]5/)).toBeVisible();
  expect((await pointsOf()).visibleWeekPoints).toBe(before.visibleWeekPoints);
});

test('a player who moves keeps the old club in what was played, and the team that has him keeps him', async ({
  page,
  stack,
}) => {
  const token = await tokenOf(stack, FAN);
  const { teams } = await callApi(stack, 'GET teams', { token });
  const teamId = teams[0]?.id ?? 0;
  const { players, team } = await callApi(stack, 'GET team/{id}', { params: { id: teamId }, token });
  const points = await callApi(stack, 'GET team/{id}/points/{weekId}', {
    params: { id: teamId, weekId: 1 },
    token,
  });
  const { clubs } = await callApi(stack, 'GET clubs');
  const owned = players.find(({ id, positionId }) => positionId === 3 && team.starting.includes(id));
  if (!owned) throw new Error('The team has no midfielder.');
  const target = clubs.find(({ id }) => !players.some(({ clubId }) => clubId === id));
  const before = clubs.find(({ id }) => id === owned.clubId);
  await importEdited(stack, (tables) => {
    // He plays no more: a mate takes his rows, and he is new at the other club.
    const own = String(owned.id);
    const laterRows = tables.stats.filter(
      ({ matchId, playerId }) => playerId === own && Number(matchId) > 12,
    );
    for (const row of laterRows) {
      const inMatch = new Set(
        tables.stats.filter(({ matchId }) => matchId === row.matchId).map(({ playerId }) => playerId),
      );
      const mates = Array.from({ length: 26 }, (_, index) => String(owned.clubId * 100 + index + 1));
      row.playerId = mates.find((mate) => !inMatch.has(mate) && mate !== own) ?? own;
    }
    tables.spells.push({ player: own, club: target?.short ?? '', from: '2024-06-18T22:30:00Z', shirt: '99' });
  });
  await setClock(stack, '2024-06-19T08:05:00Z');
  await enterAs(page, FAN);
  await page.goto(`/team/${teamId}`);
  await page
    .getByRole('button', { name: new RegExp(`${owned.surname}, `) })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(target?.nl ?? '');
  await expect(sheet).toContainText(`eerder ${before?.nl}`);
  const after = await callApi(stack, 'GET team/{id}/points/{weekId}', {
    params: { id: teamId, weekId: 1 },
    token,
  });
  expect(after.visibleWeekPoints).toBe(points.visibleWeekPoints);
  const view = await callApi(stack, 'GET team/{id}', { params: { id: teamId }, token });
  expect(view.team.starting).toEqual(team.starting);
});
