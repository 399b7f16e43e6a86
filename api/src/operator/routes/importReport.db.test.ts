import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PackImport } from '@euro/api-contract';
import { FixedClock } from '../../infra/clock/fixedClock.js';
import { settleDue } from '../../scoring/settlement/index.js';
import { importTournament, tournamentDirectory } from '../../testing/importTournament.js';
import { type Manager, manager, type Person, signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { refusal } from '../../testing/testClient.js';

/** Kick-off of the opening match, which is the deadline of matchday 1. */
const OPENING = '2024-06-14T19:00:00Z';
const NOW = '2024-06-19T08:00:00Z';

const clock = new FixedClock('2024-06-14T18:00:00Z');
let api: TestApi;
let operator: Person;
let owner: Manager;
let folder: string;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'import-report-'));
  api = await startTestApi({ clock, env: { ...testEnv, dataDir } });
  await importTournament(api.database, clock);
  operator = await signedIn(api, { roles: ['operator'] });
  owner = await manager(api);
  clock.set(NOW);
  await settleDue(api.context);
  folder = join(dataDir, 'import', 'changed');
});
beforeEach(() => cp(tournamentDirectory, folder, { recursive: true }));
afterAll(() => api.close());

/** Replaces a text of one of the pack's files. */
async function change(
  file: string,
  from: string | RegExp,
  to: string | ((found: string) => string),
): Promise<void> {
  const before = await readFile(join(folder, file), 'utf8');
  const after = before.replace(from, to as string);
  expect(after).not.toBe(before);
  await writeFile(join(folder, file), after);
}

async function importPack(isDryRun = false, accepted = {}): Promise<PackImport> {
  const body = { pack: 'import/changed', isDryRun, ...accepted, reason: 'Verbeterd door de UEFA' };
  return (await operator.client.post('admin/competitions/import', body)).body;
}

async function shownDeadlines(): Promise<Record<number, string>> {
  const { body } = await owner.client.get('matches/deadline-info');
  const weeks: { weekId: number; deadlineDate: string }[] = body.weeks;
  return Object.fromEntries(weeks.map(({ weekId, deadlineDate }) => [weekId, deadlineDate]));
}

it('formats moments like the files', async () => {
  await change(
    'matches.csv',
    '13,2,2024-06-19T13:00:00Z,2024-06-19T14:55:00Z',
    '13,2,2024-06-19T13:30:00Z,2024-06-19T15:25:00Z',
  );
  const { report } = await importPack(true);
  const updates = report?.tables.flatMap((table) => table.updates) ?? [];
  expect(updates).toContain('matchday 2: deadlineAt 2024-06-19T13:00:00Z → 2024-06-19T13:30:00Z');
  expect(updates).toContainEqual(
    expect.stringContaining('finishedAt 2024-06-19T14:55:00Z → 2024-06-19T15:25:00Z'),
  );
  expect(JSON.stringify(report)).not.toMatch(/\d{12}/);
});

describe('lines of a dry run', () => {
  const linesOf = async () => (await importPack(true)).report?.lines ?? [];

  it('have what was and what will be, with moments in ISO and a score as one field', async () => {
    await change(
      'matches.csv',
      '13,2,2024-06-19T13:00:00Z,2024-06-19T14:55:00Z',
      '13,2,2024-06-19T13:30:00Z,2024-06-19T15:25:00Z',
    );
    await change('matches.csv', /^(1,1,.*?),5,1,/m, '$1,5,2,');
    const lines = await linesOf();
    const nothing = { match: null, reopens: false };
    expect(lines).toContainEqual({
      ...{ ...nothing, table: 'matches', change: 'updated', subject: 'GER–SCO', weekId: 1 },
      fields: [{ field: 'score', from: '5–1', to: '5–2' }],
    });
    expect(lines).toContainEqual({
      ...{ ...nothing, table: 'matchdays', change: 'updated', subject: '2', weekId: 2 },
      fields: [{ field: 'deadlineAt', from: '2024-06-19T13:00:00.000Z', to: '2024-06-19T13:30:00.000Z' }],
    });
  });

  it('name players, the match of their statistics, and settings', async () => {
    await change('stats.csv', /^(1,110,.*),2,3$/m, '$1,9,3');
    await change('players.csv', /^110,GER,3,10,Musiala,/m, '110,GER,3,10,Bambi,');
    await change('competition.json', '"transfersAllowed": 2', '"transfersAllowed": 3');
    const lines = await linesOf();
    expect(lines).toContainEqual(
      expect.objectContaining({ table: 'stats', match: 'GER–SCO', weekId: 1, change: 'updated' }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({
        ...{ table: 'players', subject: 'Bambi', weekId: null },
        fields: expect.arrayContaining([{ field: 'name', from: 'Musiala', to: 'Bambi' }]),
      }),
    );
    expect(lines[0]).toMatchObject({
      ...{ table: 'competition', subject: 'transfersAllowed' },
      fields: [{ field: 'transfersAllowed', from: 2, to: 3 }],
    });
  });

  it('mark the match that takes a confirmation away, and no other', async () => {
    await change('matches.csv', /^12,1,[^,]+,[^,]+/m, '12,1,2024-06-19T10:00:00Z,2024-06-19T11:55:00Z');
    await change('matches.csv', /^(1,1,.*?),5,1,/m, '$1,5,2,');
    const { report } = await importPack(true);
    expect(report?.reopens).toEqual([1]);
    const marked = report?.lines?.filter(({ reopens }) => reopens) ?? [];
    expect(marked).toHaveLength(1);
    // The end follows the kick-off.
    expect(marked[0]?.fields.map(({ field }) => field)).not.toContain('finishedAt');
    expect(marked[0]?.fields).toContainEqual(
      expect.objectContaining({ field: 'kickoffAt', to: '2024-06-19T10:00:00.000Z' }),
    );
  });

  it('are at most 60 of a table, and tables say how many rows there are', async () => {
    await change('players.csv', /\((GER|ENG|ITA)\)/g, '(EU)');
    const { report } = await importPack(true);
    const players = report?.tables.find(({ table }) => table === 'players');
    expect(players?.updated).toBeGreaterThan(60);
    expect(players?.rows).toBeGreaterThan(players?.updated ?? 0);
    expect(report?.lines?.filter(({ table }) => table === 'players')).toHaveLength(60);
  });
});

it('a warning about a row of a file has the file and the line', async () => {
  await change('matches.csv', /^(1,1,.*?),5,1,/m, '$1,5,2,');
  const { report } = await importPack(true);
  const warning = "Match 1: the away side's score is 2, its players' statistics make 1.";
  expect(report?.warnings).toContain(warning);
  expect(report?.places).toContainEqual({ warning, file: 'matches.csv', line: 2 });
});

describe('matchdays whose points an import changes', () => {
  const NOTHING = { toSettle: [], toSettleAgain: [] };
  const named = async (isDryRun = true) => {
    const { report } = await importPack(isDryRun);
    return { toSettle: report?.toSettle, toSettleAgain: report?.toSettleAgain };
  };

  it('are none for the same pack, nor for future results', async () => {
    expect(await named()).toEqual(NOTHING);
    await change('matches.csv', /^(13,2,.*),2,2,0,/m, '$1,2,1,0,');
    expect(await named()).toEqual(NOTHING);
  });

  it.each([
    ['a statistic', 'stats.csv', /^(1,110,.*),2,3$/m, '$1,9,3'],
    ['the points of a rule', 'scoring.json', '"points": 3', '"points": 4'],
    ['the points of coaches', 'scoring.json', '"win": 3', '"win": 4'],
    [
      'a finished match that was postponed',
      'matches.csv',
      /^12,1,[^,]+,[^,]+/m,
      '12,1,2024-06-19T10:00:00Z,2024-06-19T11:55:00Z',
    ],
  ])('are reported for %s', async (_, file, from, to) => {
    await change(file, from, to);
    expect(await named()).toEqual({ toSettle: [], toSettleAgain: [1] });
    expect(await named()).toEqual({ toSettle: [], toSettleAgain: [1] });
  });
});

it('settings that settle confirmed matchdays again have to be accepted, and a dry run says for whom', async () => {
  const { id } = await api.database.models.Competition.findOne({
    where: { feed: 'EUROM' },
    rejectOnEmpty: true,
  });
  const path = `admin/competitions/${id}/settings`;
  const change = (value: number, more: object = {}) =>
    operator.client.put(path, {
      changes: [{ path: 'captainMultiplier', value }],
      reason: 'Nieuwe regel',
      ...more,
    });
  const valueNow = async () => (await owner.client.get('competition')).body.settings.captainMultiplier;
  const { captainId } = await api.database.models.TeamLineup.findOne({
    where: { teamId: owner.teamId },
    rejectOnEmpty: true,
  });
  const dry = await change(3, { isDryRun: true });
  expect(dry).toMatchObject({ status: 200, body: { effect: { unfitTeams: 0, settledAgain: [1] } } });
  const captainPoints = await api.database.models.PlayerPoints.sum('halfPoints', {
    where: { weekId: 1, playerId: captainId },
  });
  expect(dry.body.effect.teams).toMatchObject({ of: 1, teams: captainPoints ? 1 : 0 });
  expect(await valueNow()).toBe(1.5);
  expect((await change(3)).body.error.details).toEqual({ because: 'settles-again', weeks: [1] });
  expect(await valueNow()).toBe(1.5);
  expect((await change(3, { settlesAgain: true })).status).toBe(200);
  expect(await valueNow()).toBe(3);
  expect((await change(1.5)).status).toBe(200);
});

describe('a kick-off that is corrected after the deadline', () => {
  it.each([
    ['to the future', '2024-06-19T10:00:00Z'],
    ['to a later moment of the past', '2024-06-14T20:00:00Z'],
    ['to an earlier moment', '2024-06-14T17:00:00Z'],
  ])('%s leaves the deadline and the frozen lineups unchanged', async (_, kickoff) => {
    const before = await shownDeadlines();
    const match = kickoff > NOW ? /^(\d+,1),[^,]+,[^,]+/gm : /^(1,1),[^,]+,[^,]+/m;
    const file = join(folder, 'matches.csv');
    const finishedAt = new Date(Date.parse(kickoff) + 7_200_000).toISOString().replace('.000Z', 'Z');
    await writeFile(file, (await readFile(file, 'utf8')).replace(match, `$1,${kickoff},${finishedAt}`));
    // To be played again, they take the confirmation away.
    const { isDone, problems, report } = await importPack(false, { reopens: kickoff > NOW });
    expect({ isDone, problems }).toEqual({ isDone: true, problems: [] });
    expect(report?.warnings).toContain(
      `Matchday 1 stays closed since ${OPENING}, although its first match kicks off at ${kickoff}.`,
    );
    expect(await shownDeadlines()).toEqual(before);
    const late = await owner.client.post(`team/${owner.teamId}/selections`, { ...owner.squad, weekId: 1 });
    expect([late.status, late.body]).toEqual([409, refusal('deadline-passed')]);
  });

  it.each([
    ['2024-06-19T10:00:00Z', 'Match 1 kicks off before it, and there is no matchday before it to count in.'],
    ['2024-06-14T20:00:00Z', 'Match 1 kicks off before it, and there is no matchday before it to count in.'],
    [
      '2024-06-14T17:00:00Z',
      `Matchday 1 closed at ${OPENING}: its deadline cannot move to 2024-06-14T17:00:00Z any more.`,
    ],
  ])('is rejected as a whole when `deadlines` is %s', async (deadline, message) => {
    await change('competition.json', '"deadlines": {}', `"deadlines": { "1": "${deadline}" }`);
    const { isDone, problems } = await importPack();
    expect(isDone).toBe(false);
    expect(problems).toMatchObject([{ file: 'competition.json', column: 'deadlines.1', message }]);
  });

  it('moves deadlines of a draft without teams', async () => {
    const { models } = api.database;
    expect(
      (
        await operator.client.post('admin/competitions/import', {
          pack: 'worldcup2022',
          isDryRun: false,
          reason: 'Voorbereiding',
        })
      ).body.report.isDraft,
    ).toBe(true);
    await cp(join(tournamentDirectory, '../worldcup2022'), folder, { recursive: true });
    await change('matches.csv', '2022-11-20T16:00:00Z', '2022-11-20T15:00:00Z');
    expect((await importPack()).report?.warnings).toEqual([]);
    const { id } = await models.Competition.findOne({ where: { feed: 'WORLDM' }, rejectOnEmpty: true });
    const row = await models.Matchday.findOne({ where: { competitionId: id, weekId: 1 }, raw: true });
    expect(Number(row?.deadlineAt)).toBe(Date.parse('2022-11-20T15:00:00Z'));
  });
});

describe('matchdays after one whose points change', () => {
  it('are reported with it, and those without points yet separately', async () => {
    clock.set('2024-06-23T08:00:00Z');
    await change('stats.csv', /^(1,110,.*),2,3$/m, '$1,9,3');
    expect((await importPack(true)).report).toMatchObject({ toSettle: [], toSettleAgain: [1] });
    await change('stats.csv', /^(13,\d+,.*),(\d),$/m, '$1,9,');
    expect((await importPack(true)).report).toMatchObject({ toSettle: [2], toSettleAgain: [1] });
    await settleDue(api.context);
    expect((await importPack(true)).report).toMatchObject({ toSettle: [], toSettleAgain: [1, 2] });
  });
});

it('names what operators changed by hand: what is kept, and what ends', async () => {
  const edited = { playerId: 110, matchId: 1, field: 'interception', value: 7, reason: 'Nagekeken' };
  const { status } = await operator.client.post('admin/corrections', edited);
  expect(status).toBe(200);
  const { id } = await api.database.models.Competition.findOne({
    where: { feed: 'EUROM' },
    rejectOnEmpty: true,
  });
  const settings = (value: number) =>
    operator.client.put(`admin/competitions/${id}/settings`, {
      changes: [{ path: 'transfersAllowed', value }],
      reason: 'Meer ruilen',
    });
  await settings(5);
  const figure = { kind: 'figure', subject: 'Musiala, interception' };
  const setting = { kind: 'setting', subject: 'transfersAllowed' };
  expect((await importPack(true)).report?.edits).toEqual([
    { ...setting, isKept: true },
    { ...figure, isKept: true },
  ]);
  expect((await importPack(true, { takeSettings: true })).report?.edits).toContainEqual({
    ...setting,
    isKept: false,
  });
  const columns = (await readFile(join(folder, 'stats.csv'), 'utf8')).split('\n', 1)[0]?.split(',') ?? [];
  await change('stats.csv', /^1,110,.*$/m, (row) =>
    row
      .split(',')
      .map((cell, index) => (columns[index] === 'interception' ? '9' : cell))
      .join(','),
  );
  expect((await importPack(true)).report?.edits).toContainEqual({ ...figure, isKept: false });
});
