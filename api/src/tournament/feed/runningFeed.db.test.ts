import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTournament, tournamentDirectory } from '../../testing/importTournament.js';
import type { Feed } from './feed.js';
import { describeProblem } from './feedProblem.js';
import { readFeed } from './readFeed.js';

/** Germany–Hungary (match 14) runs, Scotland–Switzerland (15) is announced, nothing is known of what comes later. */
const RUNNING = 14;
const ANNOUNCED = 15;
const MUSIALA = 110;

let folder: string;
let matches: Record<string, string>[];
let stats: Record<string, string>[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'euro-running-'));
  cpSync(tournamentDirectory, folder, { recursive: true });
  matches = rowsOf('matches.csv').map((row) => {
    const id = Number(row.id);
    if (id < RUNNING) return { ...row, minute: '' };
    const open = { finishedAt: '', penHome: '', penAway: '', extraTime: '0', final: '0' };
    if (id === RUNNING) return { ...row, ...open, minute: '34', homeScore: '1', awayScore: '0' };
    return { ...row, ...open, minute: '', homeScore: '', awayScore: '' };
  });
  stats = rowsOf('stats.csv').flatMap((row) => {
    const id = Number(row.matchId);
    if (id < RUNNING) return [row];
    if (id > ANNOUNCED || row.started === '0') return [];
    const nothing = Object.fromEntries(
      Object.keys(row).map((name) => [name, /Id$|started/.test(name) ? (row[name] ?? '') : '0']),
    );
    const off = { ...nothing, inMin: '', outMin: '', skillIndex: '' };
    return [id === RUNNING ? { ...off, inMin: '0', minutes: '34' } : off];
  });
  const settings = JSON.parse(readFileSync(join(folder, 'competition.json'), 'utf8'));
  writeFileSync(join(folder, 'competition.json'), JSON.stringify({ ...settings, rows: {} }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function rowsOf(file: string): Record<string, string>[] {
  const [header = '', ...lines] = readFileSync(join(tournamentDirectory, file), 'utf8').trimEnd().split('\n');
  const names = header.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell])),
  );
}

function write(file: string, rows: readonly Record<string, string>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => names.map((name) => row[name] ?? '').join(','));
  writeFileSync(join(folder, file), [names.join(','), ...lines, ''].join('\n'));
}

async function read(): Promise<{ feed: Feed | null; problems: string[] }> {
  write('matches.csv', matches);
  write('stats.csv', stats);
  const result = await readFeed(folder);
  return result.ok
    ? { feed: result.feed, problems: [] }
    : { feed: null, problems: result.problems.map(describeProblem) };
}

const changeMatch = (id: number, change: Record<string, string>) => {
  matches = matches.map((row) => (Number(row.id) === id ? { ...row, ...change } : row));
};
const changeStat = (matchId: number, playerId: number, change: Record<string, string>) => {
  stats = stats.map((row) =>
    Number(row.matchId) === matchId && Number(row.playerId) === playerId ? { ...row, ...change } : row,
  );
};
const lineOf = (matchId: number, playerId: number) =>
  2 + stats.findIndex((row) => Number(row.matchId) === matchId && Number(row.playerId) === playerId);

it('a running match has its minute, its score so far and who is on the pitch', async () => {
  changeStat(RUNNING, MUSIALA, { goals: '1' });
  const { feed, problems } = await read();
  expect(problems).toEqual([]);
  const match = feed?.matches.find(({ id }) => id === RUNNING);
  expect(match).toMatchObject({ minute: 34, homeScore: 1, awayScore: 0, isFinal: false });
  const musiala = feed?.stats.find(({ matchId, playerId }) => matchId === RUNNING && playerId === MUSIALA);
  expect(musiala).toMatchObject({ inMin: 0, outMin: null, minutes: 34, goals: 1 });
});

it('line-ups can be announced, of one side before the other too', async () => {
  expect((await read()).problems).toEqual([]);
  const SCOTLAND = 2;
  stats = stats.filter(
    ({ matchId, playerId }) =>
      Number(matchId) !== ANNOUNCED || Math.floor(Number(playerId) / 100) !== SCOTLAND,
  );
  const { feed, problems } = await read();
  expect(problems).toEqual([]);
  const announcedStats = feed?.stats.filter(({ matchId }) => matchId === ANNOUNCED) ?? [];
  expect(announcedStats).toHaveLength(11);
  expect(
    announcedStats.every(({ started, minutes, inMin }) => started && minutes === 0 && inMin === null),
  ).toBe(true);
});

it('the column of the minute is optional, and feeds without it mean the same as before', async () => {
  const feed = await readTournament();
  expect(feed.matches.every(({ minute }) => minute === null)).toBe(true);
});

it('a shoot-out in progress can be level', async () => {
  changeMatch(RUNNING, {
    minute: '120',
    extraTime: '1',
    homeScore: '1',
    awayScore: '1',
    penHome: '2',
    penAway: '2',
  });
  expect((await read()).problems).toEqual([]);
});

describe('is rejected as a whole, with the line', () => {
  it.each<[string, Record<string, string>, string, string]>([
    [
      'a minute without a score',
      { homeScore: '', awayScore: '' },
      'minute',
      'A match that is played has a score',
    ],
    [
      'a minute after the end',
      { finishedAt: '2024-06-19T17:55:00Z' },
      'minute',
      'A match that is over has no minute.',
    ],
    ['a running match that is final', { final: '1' }, 'final', 'A match that is played can not be final.'],
    ['a minute of extra time without extra time', { minute: '115' }, 'minute', 'There is no minute 115'],
    ['an absurd minute', { minute: '131' }, 'minute', 'from 0 to 130'],
    ['a score without end or minute', { minute: '' }, 'finishedAt', 'or the minute that is played'],
  ])('%s', async (_, change, column, message) => {
    changeMatch(RUNNING, change);
    expect((await read()).problems).toContainEqual(
      expect.stringMatching(new RegExp(`^matches\\.csv, line 15, column ${column}: .*${message}`)),
    );
  });

  it.each<[string, Record<string, string>, string, string]>([
    ['more minutes than were played', { minutes: '35' }, 'minutes', 'in minute 34 only'],
    ['a player who came on later than now', { inMin: '60', minutes: '0' }, 'inMin', 'in minute 34 only'],
    ['a player who went off later than now', { outMin: '60' }, 'outMin', 'in minute 34 only'],
    [
      'a player who went off before he came on',
      { inMin: '30', outMin: '20', minutes: '4' },
      'outMin',
      'before inMin',
    ],
    [
      'a player who went off without coming on',
      { inMin: '', outMin: '20', minutes: '0' },
      'inMin',
      'came on before',
    ],
    ['minutes of a player who did not come on', { inMin: '' }, 'inMin', 'came on at some minute'],
    ['a goal from the bench', { inMin: '', minutes: '0', goals: '1' }, 'goals', 'can only have cards'],
    ['a player sent off who plays on', { red_card: '1' }, 'outMin', 'not on the pitch any more'],
    ['more conceded than the team', { conceeded: '1' }, 'conceeded', 'more than teamConceded'],
  ])('%s', async (_, change, column, message) => {
    changeStat(RUNNING, MUSIALA, change);
    const line = lineOf(RUNNING, MUSIALA);
    expect((await read()).problems).toContainEqual(
      expect.stringMatching(new RegExp(`^stats\\.csv, line ${line}, column ${column}: .*${message}`)),
    );
  });

  it('an event before the kick-off', async () => {
    const SCHAR = stats.find(({ matchId }) => Number(matchId) === ANNOUNCED)?.playerId ?? '';
    changeStat(ANNOUNCED, Number(SCHAR), { yellow_cards: '1' });
    expect((await read()).problems).toEqual([
      `stats.csv, line ${lineOf(ANNOUNCED, Number(SCHAR))}, column yellow_cards: Match 15 has no score yet: before the kick-off a row tells the line-up only.`,
    ]);
  });

  it('ten starters, in a running match and in an announced one', async () => {
    const without = (matchId: number) => {
      const index = stats.findIndex((row) => Number(row.matchId) === matchId);
      stats = stats.filter((_, at) => at !== index);
    };
    without(RUNNING);
    without(ANNOUNCED);
    const { problems } = await read();
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/column started: Match 14 has 10 starters .* instead of 11/);
    expect(problems[1]).toMatch(/column started: Match 15 has 10 starters .* instead of 11/);
  });

  it('a twelfth on the pitch', async () => {
    const GROSS = 105;
    const row = stats.find(
      ({ matchId, playerId }) => Number(matchId) === RUNNING && Number(playerId) === MUSIALA,
    );
    stats = [...stats, { ...row, playerId: String(GROSS), started: '0', inMin: '30', minutes: '4' }];
    const { problems } = await read();
    expect(problems).toEqual([
      expect.stringMatching(
        /^stats\.csv, line \d+, column started: Match 14 has 12 players of club 1 on the pitch/,
      ),
    ]);
  });
});

describe('values.csv', () => {
  const values = (...rows: string[]) =>
    writeFileSync(join(folder, 'values.csv'), ['player,from,value', ...rows, ''].join('\n'));

  it('is optional', async () => {
    rmSync(join(folder, 'values.csv'));
    expect((await read()).feed?.values).toBeNull();
  });

  it('has values with the time from which they apply', async () => {
    values('110,2024-06-19T04:00:00Z,9');
    expect((await read()).feed?.values).toEqual([
      { playerId: MUSIALA, fromAt: Date.parse('2024-06-19T04:00:00Z'), value: 90 },
    ]);
  });

  it.each([
    [
      'an unknown player',
      '199,2024-06-19T04:00:00Z,9',
      'line 2, column player: Player 199 is not in players.csv.',
    ],
    ['an invalid time', '110,2024-06-19,9', 'line 2, column from: "2024-06-19" is not a moment in UTC'],
    [
      'a value with two decimals',
      '110,2024-06-19T04:00:00Z,9.05',
      'line 2, column value: "9.05" is not millions',
    ],
  ])('is refused with %s', async (_, row, message) => {
    values(row);
    expect((await read()).problems.join()).toContain(`values.csv, ${message}`);
  });

  it('is refused with two values from one time on', async () => {
    values('110,2024-06-19T04:00:00Z,9', '110,2024-06-19T04:00:00Z,9.1');
    expect((await read()).problems).toEqual([
      'values.csv, line 3, column from: Player 110 has two values from this moment on.',
    ]);
  });
});
