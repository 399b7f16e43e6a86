import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseClock } from '../../infra/clock/databaseClock.js';
import { competitionsDirectory } from '../../infra/competitionsDirectory.js';
import { settleDue } from '../../scoring/settlement/index.js';
import { tournamentDirectory } from '../../testing/importTournament.js';
import { testEnv } from '../../testing/testApi.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import type { CliContext } from './cliContext.js';
import { runCli } from './runCli.js';
import { runGame } from './runGame.js';

let database: TestDatabase;
let context: CliContext;
let printed: string[];
let complaints: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  context = {
    ...database,
    clock: new DatabaseClock(database),
    env: { ...testEnv, demo: false },
    passwords: { hash: async () => 'hashed' },
    print: (line) => void printed.push(line),
  };
});
beforeEach(() => {
  printed = [];
  complaints = [];
});
afterAll(() => database.drop());

/** The exit code of a command, written as on the command line. */
function run(...words: string[]): Promise<number> {
  return runCli(words, context, (line) => void complaints.push(line));
}

it('imports a feed, and again without change', async () => {
  expect(await run('report')).toBe(1);
  expect(complaints).toEqual(['There is no competition yet: import a feed.']);
  expect(await run('import', tournamentDirectory)).toBe(0);
  expect(printed[0]).toBe('EUROM 2024: 2404 changes');
  printed = [];
  expect(await run('import', tournamentDirectory)).toBe(0);
  expect(printed).toEqual(['EUROM 2024: 0 changes']);
});

it('says in a dry run what a pack would change, and writes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'euro-cli-'));
  cpSync(tournamentDirectory, folder, { recursive: true });
  const file = join(folder, 'players.csv');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Musiala', 'Musiela'));
  expect(await run('import', folder, '--dry-run')).toBe(0);
  expect(printed[0]).toBe('EUROM 2024: 1 change');
  expect(printed.at(-1)).toBe('A dry run: nothing was written.');
  printed = [];
  expect(await run('import', tournamentDirectory)).toBe(0);
  expect(printed).toEqual(['EUROM 2024: 0 changes']);
  rmSync(folder, { recursive: true });
});

it('checks a pack without importing it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'euro-cli-'));
  cpSync(tournamentDirectory, folder, { recursive: true });
  const around = {
    print: (line: string) => void printed.push(line),
    complain: (line: string) => void complaints.push(line),
  };
  // There is no such database: none is opened.
  const variables = { DATABASE_URL: 'mysql://nobody@127.0.0.1:1/none' };
  expect(await runGame(['check', folder], { ...around, variables })).toBe(0);
  expect(printed.slice(0, 2)).toEqual([
    'EUROM 2024: UEFA EURO 2024',
    '  24 nations in 6 groups, 622 players, 24 coaches, 55 changes of values',
  ]);
  expect(printed).toContain('  matchday 7: points of all players 88, of all coaches 3');
  printed = [];
  writeFileSync(join(folder, 'content/en/prizes.html'), '<h1>Prizes</h1>\n<p>For {{budjet}} million.</p>');
  expect(await runGame(['check', folder], { ...around, variables })).toBe(0);
  expect(printed.at(-1)).toBe(
    'Warning: content/en/prizes.html: Unknown placeholder: budjet. No figure of the page is filled in.',
  );
  const file = join(folder, 'competition.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"budget": 100', '"budget": 0'));
  expect(await runGame(['check', folder], { ...around, variables })).toBe(1);
  expect(complaints).toEqual([
    'competition.json, line 16, column settings.budget: 0 is not a number from 1 to 9999 with at most one decimal.\nThe pack is not right yet; nothing was changed.',
  ]);
  rmSync(folder, { recursive: true });
});

it('rejects a broken feed with the position of every problem, and exit code 1', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'euro-cli-'));
  cpSync(tournamentDirectory, folder, { recursive: true });
  const file = join(folder, 'stats.csv');
  writeFileSync(file, readFileSync(file, 'utf8').replace('\n1,101,', '\n1,NaN,'));
  expect(await run('import', folder)).toBe(1);
  expect(complaints.join('\n')).toMatch(
    /^stats\.csv, line 2, column playerId: "NaN" is not a whole number from 1 to 999999\.\n/,
  );
  expect(complaints.join('\n')).toMatch(/The feed is refused; nothing was changed\.$/);
  rmSync(folder, { recursive: true });
  expect(await run('import', folder)).toBe(1);
  expect(complaints.at(-1)).toMatch(/competition\.json: The file is missing\./);
});

it('sets the clock and shows it', async () => {
  expect(await run('clock', 'set', '2024-06-10T08:00:00Z')).toBe(0);
  expect(await run('clock', 'speed', '0')).toBe(0);
  printed = [];
  expect(await run('clock', 'show')).toBe(0);
  expect(printed[0]).toMatch(/^It is 2024-06-10T08:00:0\d\.\d{3}Z, at 0× speed\.$/);
  expect(printed[1]).toBe('Matchday 1 closes at 2024-06-14T19:00:00.000Z.');
});

it('writes to the audit log who set the clock, the old and new time, and the reason', async () => {
  await run('clock', 'set', '2024-06-11T08:00:00Z', '--reason', 'Oefening');
  await run('clock', 'speed', '60');
  await run('clock', 'speed', '0');
  const entries = await database.models.AuditEntry.findAll({ order: [['id', 'DESC']], limit: 3, raw: true });
  expect(
    entries.map(({ action, subject, reason, details }) => [action, subject, reason, JSON.parse(details)]),
  ).toEqual([
    ['clock.speed', 'competition 1', 'command line', { from: 60, to: 0 }],
    ['clock.speed', 'competition 1', 'command line', { from: 0, to: 60 }],
    [
      'clock.set',
      'competition 1',
      'Oefening',
      { from: expect.stringMatching(/^2024-06-10T08:00:0/), to: '2024-06-11T08:00:00.000Z' },
    ],
  ]);
});

it('seeds teams for the open matchday', async () => {
  expect(await run('seed-teams', '20')).toBe(0);
  expect(printed[0]).toMatch(/^20 teams from matchday 1 on, in \d+\.\d s$/);
});

it('settles, confirms and reopens in order, and explains a refusal', async () => {
  expect(await run('open', '1', '--deadline', '2024-06-14T18:00:00Z')).toBe(1);
  expect(complaints).toEqual(['Matchday 1 is open.']);
  complaints = [];
  expect(await run('settle', '1')).toBe(1);
  expect(complaints).toEqual([
    'Matchday 1 is open until 2024-06-14T19:00:00.000Z: there is nothing to settle yet.',
  ]);
  await run('clock', 'set', '2024-06-18T20:00:00Z');
  printed = [];
  complaints = [];
  expect(await run('settle', '1')).toBe(0);
  expect(printed[0]).toMatch(
    /^Matchday 1: provisional, 20 teams, 11 of 12 matches, version 1, digest [0-9a-f]{64}$/,
  );
  expect(await run('confirm', '1')).toBe(1);
  expect(complaints).toEqual(["Matchday 1 can't be confirmed: match 12 is not over."]);
  await run('clock', 'set', '2024-06-23T08:00:00Z');
  expect(await run('settle', '2')).toBe(0);
  expect(await run('confirm', '2')).toBe(1);
  expect(complaints.at(-1)).toBe('Matchday 1 comes first: settle and confirm in order.');
  printed = [];
  expect(await run('confirm', '1')).toBe(0);
  expect(printed.map((line) => line.slice(0, 23))).toEqual([
    'Matchday 1: confirmed, ',
    'Matchday 2: provisional',
  ]);
  expect(await run('confirm', '2')).toBe(0);
  printed = [];
  expect(await run('reopen', '1')).toBe(0);
  expect(printed).toEqual(['Provisional until you confirm: matchday 1, 2.']);
  expect(await run('reopen', '1')).toBe(1);
  expect(await run('settle', '9')).toBe(1);
  expect(complaints.at(-1)).toBe('There is no matchday 9.');
});

it('opens a matchday again that was closed by mistake', async () => {
  const { Matchday } = database.models;
  const [row] = await Matchday.findAll({ where: { weekId: 4 } });
  const deadlineAt = Number(row?.deadlineAt);
  await row?.update({ deadlineAt: Date.parse('2024-06-23T07:00:00Z') });
  expect(await run('open', '4', '--deadline', '2024-07-29T07:00:00Z')).toBe(1);
  expect(complaints).toEqual([
    `The new deadline must be to come, and at the latest ${new Date(deadlineAt).toISOString()}.`,
  ]);
  const moment = new Date(deadlineAt).toISOString();
  expect(await run('open', '4', '--deadline', moment, '--reason', 'Foute aftrap')).toBe(0);
  expect(printed).toEqual([`Matchday 4 is open until ${moment}.`]);
  expect(await run('open', '9', '--deadline', moment)).toBe(1);
  expect(complaints.at(-1)).toBe('There is no matchday 9.');
});

it('prints the same digests however often a matchday is settled', async () => {
  await run('confirm', '1');
  await run('confirm', '2');
  printed = [];
  expect(await run('report')).toBe(0);
  const digests = printed.filter((line) => line.includes('digest'));
  expect(digests).toHaveLength(2);
  expect(printed).toContain('Matchday 3: open, deadline 2024-06-23T19:00:00.000Z');
  await run('settle', '1');
  printed = [];
  await run('report');
  expect(printed.filter((line) => line.includes('digest'))).toEqual(digests);
});

it('takes results back with the clock, and prints so', async () => {
  expect(await run('clock', 'set', '2024-06-19T08:00:00Z')).toBe(0);
  expect(printed.at(-1)).toBe('Matchday 2 is open again; its results were taken back.');
  await run('clock', 'set', '2024-06-23T08:00:00Z');
  await settleDue(context);
  printed = [];
  await run('report');
  expect(printed.join('\n')).toMatch(/Matchday 2: confirmed/);
});

it('brings player values into force with the clock, and takes them back', async () => {
  const RUIZ = 508;
  const valueAt = async (moment: string) => {
    await run('clock', 'set', moment);
    return (await database.models.Player.findByPk(RUIZ, { raw: true }))?.value;
  };
  expect(await valueAt('2024-06-19T08:00:00Z')).toBe(68);
  expect(await valueAt('2024-06-10T08:00:00Z')).toBe(65);
  expect(await valueAt('2024-06-23T08:00:00Z')).toBe(69);
});

it('corrects a figure, recounts what depends on it, and preserves it through the next import', async () => {
  const [row] = await database.models.MatchStat.findAll({
    where: { matchId: 1, inMin: 0 },
    limit: 1,
    raw: true,
  });
  await run('confirm', '1');
  await run('confirm', '2');
  printed = [];
  const words = ['correct', '1', String(row?.playerId), 'saves'];
  expect(await run(...words, '41', '--reason', 'Telfout')).toBe(0);
  expect(printed[0]).toBe(`Match 1, player ${row?.playerId}: saves is 41 now.`);
  expect(printed.slice(1).map((line) => line.slice(0, 21))).toEqual([
    'Matchday 1: confirmed',
    'Matchday 2: confirmed',
  ]);
  printed = [];
  expect(await run('import', tournamentDirectory)).toBe(0);
  expect(printed).toEqual(['EUROM 2024: 0 changes']);
  expect(await run(...words, '61', '--reason', 'Telfout')).toBe(1);
  expect(await run(...words, '40')).toBe(1);
  expect(await run('correct', '1', '1', 'beauty', '1', '--reason', 'Telfout')).toBe(1);
  expect(complaints.join('\n')).toMatch(
    /a whole number from 0 to 60[\s\S]*'--reason <text>'[\s\S]*Allowed choices/,
  );
});

it('grants and revokes roles, and prints the audit log', async () => {
  await database.models.User.create({
    email: 'otto@example.test',
    firstName: 'Otto',
    lastName: 'Operator',
    language: 'nl',
    createdAt: 0,
  });
  expect(await run('role', 'Otto@Example.test', 'operator')).toBe(0);
  expect(await run('role', 'otto@example.test', 'operator')).toBe(0);
  expect(await database.models.UserRole.count({ where: { role: 'operator' } })).toBe(1);
  expect(await run('role', 'otto@example.test', 'operator', '--remove')).toBe(0);
  expect(await database.models.UserRole.count({ where: { role: 'operator' } })).toBe(0);
  printed = [];
  expect(await run('audit', '--last', '3')).toBe(0);
  expect(printed.filter((line) => !line.startsWith(' ')).map((line) => line.slice(25))).toEqual([
    'stat.corrected match 1, by command line: Telfout',
    'role.granted user 21, by command line: command line',
    'role.taken user 21, by command line: command line',
  ]);
  expect(await run('role', 'nobody@example.test', 'premium')).toBe(1);
  expect(complaints).toEqual(['Nobody is registered as nobody@example.test.']);
  expect(await run('role', 'otto@example.test', 'king')).toBe(1);
  expect(complaints.join(' ')).toContain(
    'Allowed choices are premium, pundit, support, operator, editor, moderator, treasurer.',
  );
});

describe('a command with an error prints it and changes nothing', () => {
  it.each([
    [['settle'], "missing required argument 'matchday'"],
    [['settle', 'two'], 'Write a whole number from 1 to 99.'],
    [['settle', '-1'], 'Write a whole number from 1 to 99.'],
    [['clock', 'set', '2024-06-23'], 'Write a moment with its zone, like 2024-06-23T08:00:00Z.'],
    [['clock', 'set', 'tomorrow'], 'Write a moment with its zone'],
    [['clock', 'speed', 'fast'], 'Write how many times faster'],
    [['seed-teams', '0'], 'Write a whole number from 1 to 2000000.'],
    [['confirm', '1', '--reason', 'x'], 'Write why, in 3 to 500 characters.'],
    [['correct', '1', '2', 'goals', '1.5', '--reason', 'Telfout'], 'Write a whole number, or - for none.'],
    [['rewind'], "unknown command 'rewind'"],
  ])('%s', async (words, sentence) => {
    expect(await run(...words)).toBe(1);
    expect(complaints.join('\n')).toContain(sentence);
  });

  it('prints its help', async () => {
    expect(await run('--help')).toBe(0);
    expect(printed.join('\n')).toContain('seed-demo');
  });
});

it('creates coupons with random or given codes, once, and lists them and the orders', async () => {
  printed = [];
  complaints = [];
  expect(await run('coupons', 'make', '2')).toBe(0);
  expect(printed).toEqual(Array(2).fill(expect.stringMatching(/^[A-Z0-9]{9}$/)));
  expect(await run('coupons', 'make', '--code', 'euro1plus1', 'KRANT24', '--reason', 'In the paper')).toBe(0);
  expect(await run('coupons', 'make', '--code', 'EURO1PLUS1')).toBe(1);
  expect(complaints).toEqual(['This discount code exists already.']);
  printed = [];
  expect(await run('coupons', 'list', '--state', 'free', '--last', '2')).toBe(0);
  expect(printed).toEqual(['KRANT24     free', 'EURO1PLUS1  free']);
  printed = [];
  expect(await run('orders', 'list')).toBe(0);
  expect(printed).toEqual(['There are no orders.']);
});

describe('another competition', () => {
  it('is imported under an address of its own, and selected by it', async () => {
    printed = [];
    expect(await run('import', join(competitionsDirectory(), 'worldcup2022'))).toBe(0);
    expect(printed[0]).toBe('WORLDM 2022: 2985 changes');
    printed = [];
    expect(await run('clock', 'set', '2022-11-25T11:00:00Z', '--competition', 'wk-2022')).toBe(0);
    expect(printed).toEqual([
      expect.stringMatching(/^It is 2022-11-25T11:00:0/),
      'Matchday 3 closes at 2022-11-29T15:00:00.000Z.',
    ]);
    printed = [];
    expect(await run('--competition=wk-2022', 'report')).toBe(0);
    expect(printed.slice(0, 2)).toEqual([
      expect.stringMatching(/^WORLDM 2022 at 2022-11-25/),
      expect.stringMatching(/ accounts, 0 teams, 64 matches$/),
    ]);
  });

  it('is settled independently of the first one', async () => {
    printed = [];
    expect(await run('confirm', '1', '--competition', 'wk-2022')).toBe(0);
    expect(printed).toEqual([expect.stringMatching(/^Matchday 1: confirmed, 0 teams, 16 of 16 matches/)]);
    printed = [];
    await run('report');
    expect(printed[0]).toMatch(/^EUROM 2024 at 2024-06-23/);
    expect(printed[1]).toMatch(/51 matches$/);
  });

  it('is corrected by the numbers of its feed', async () => {
    printed = [];
    // The numbers are those of the feed, which the database has under others.
    const match = await database.models.Match.findOne({ where: { competitionId: 2, feedId: 1 }, raw: true });
    const stat = await database.models.MatchStat.findOne({
      where: { matchId: match?.id ?? 0, inMin: 0 },
      raw: true,
    });
    const player = await database.models.Player.findByPk(stat?.playerId, { raw: true });
    const words = ['correct', '1', String(player?.feedId), 'saves', '41', '--reason', 'Telfout'];
    expect(await run(...words, '--competition', 'wk-2022')).toBe(0);
    expect(printed[0]).toBe(`Match 1, player ${player?.feedId}: saves is 41 now.`);
    expect(
      await run('correct', '999', '1', 'saves', '1', '--reason', 'Telfout', '--competition', 'wk-2022'),
    ).toBe(1);
    expect(complaints.at(-1)).toBe('There is no match 999.');
  });

  it('is refused when its name is unknown, and when its addresses are taken', async () => {
    expect(await run('report', '--competition', 'em-2028')).toBe(1);
    expect(complaints).toEqual(['There is no competition em-2028; besides the default there is wk-2022.']);
    const folder = mkdtempSync(join(tmpdir(), 'euro-cli-'));
    cpSync(join(competitionsDirectory(), 'worldcup2022'), folder, { recursive: true });
    const file = join(folder, 'competition.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"WORLDM"', '"WORLDW"'));
    expect(await run('import', folder)).toBe(1);
    expect(complaints.at(-1)).toMatch(
      /^competition\.json, column slug: The address wk-2022 is that of WORLDM 2022\./,
    );
    expect(await database.models.Competition.count()).toBe(2);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('"WORLDW"', '"WORLDM"').replace('"wk-2022"', '"wk-2026"'),
    );
    expect(await run('import', folder)).toBe(0);
    const storedCompetitions = await database.models.Competition.findAll({ order: ['id'], raw: true });
    expect(storedCompetitions.map(({ slug }) => slug)).toEqual(['', 'wk-2026']);
    rmSync(join(folder, 'brand.json'));
    printed = [];
    // A provider's feed has no brand: the pack's stays.
    expect(await run('import', folder)).toBe(0);
    expect((await database.models.Competition.findByPk(2, { raw: true }))?.brand).toContain('WK-manager');
    rmSync(folder, { recursive: true });
  });
});
