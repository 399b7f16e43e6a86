import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTournament, tournamentDirectory } from '../../testing/importTournament.js';
import { describeProblem } from './feedProblem.js';
import { readFeed } from './readFeed.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'euro-feed-'));
  cpSync(tournamentDirectory, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function change(file: string, edit: (text: string) => string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`The edit of ${file} changes nothing.`);
  writeFileSync(path, after);
}

/** Replaces one cell of the row that starts with `start`. */
function setCell(file: string, start: string, column: string, value: string): void {
  change(file, (text) => {
    const [header = '', ...rows] = text.split('\n');
    const index = header.split(',').indexOf(column);
    return [
      header,
      ...rows.map((row) => (row.startsWith(start) ? replaceAt(row.split(','), index, value) : row)),
    ].join('\n');
  });
}

function replaceAt(cells: string[], index: number, value: string): string {
  cells[index] = value;
  return cells.join(',');
}

function dropRow(file: string, start: string): void {
  change(file, (text) =>
    text
      .split('\n')
      .filter((row) => !row.startsWith(start))
      .join('\n'),
  );
}

async function problems(): Promise<string[]> {
  const result = await readFeed(folder);
  return result.ok ? [] : result.problems.map(describeProblem);
}

describe('the feed of UEFA EURO 2024', () => {
  it('is complete: 24 nations, 622 players, 24 coaches, 51 matches, 1598 rows of statistics, 10 pages', async () => {
    const feed = await readTournament();
    expect(feed).toMatchObject({ feed: 'EUROM', season: 2024, warnings: [] });
    expect(feed.clubs).toHaveLength(24);
    expect(feed.players.filter(({ positionId }) => positionId !== 0)).toHaveLength(622);
    expect(feed.players.filter(({ positionId }) => positionId === 0)).toHaveLength(24);
    expect(feed.matches).toHaveLength(51);
    expect(feed.stats).toHaveLength(1598);
    expect(feed.stats.filter(({ minutes }) => minutes > 0)).toHaveLength(1589);
    expect(feed.pages).toHaveLength(10);
    expect(feed.prizes).toHaveLength(12);
    expect(feed.matchdays.map(({ deadlineAt }) => new Date(deadlineAt).toISOString())).toEqual([
      '2024-06-14T19:00:00.000Z',
      '2024-06-19T13:00:00.000Z',
      '2024-06-23T19:00:00.000Z',
      '2024-06-29T16:00:00.000Z',
      '2024-07-05T16:00:00.000Z',
      '2024-07-09T19:00:00.000Z',
      '2024-07-14T19:00:00.000Z',
    ]);
  });

  it('has names for the plates of at most 11 characters, unique within a squad', async () => {
    const { players } = await readTournament();
    expect(players.filter(({ short }) => [...short].length > 11)).toEqual([]);
    expect(new Set(players.map(({ clubId, short }) => `${clubId} ${short}`)).size).toBe(players.length);
  });

  it('dates a knock-out pairing by the end of the last match that decided it', async () => {
    const { matches } = await readTournament();
    const knownAt = (id: number) => {
      const match = matches.find((candidate) => candidate.id === id);
      return [match?.homeKnownAt, match?.awayKnownAt].map((moment) => new Date(moment ?? 0).toISOString());
    };
    // Romania won group E at 17:55; the Netherlands came through as a third, known when group F ended.
    expect(knownAt(43)).toEqual(['2024-06-26T17:55:00.000Z', '2024-06-26T20:55:00.000Z']);
    // Portugal needed a shoot-out against Slovenia, which ends 2 h 55 after the kick-off.
    expect(knownAt(46)).toEqual(['2024-07-01T21:55:00.000Z', '2024-07-01T17:55:00.000Z']);
    expect(knownAt(51)).toEqual(['2024-07-09T20:55:00.000Z', '2024-07-10T20:55:00.000Z']);
  });

  it('may have another order of rows and columns, and other line ends', async () => {
    change('players.csv', (text) => {
      const [header = '', ...rows] = text.trimEnd().split('\n');
      return `\uFEFF${[header, ...rows.reverse()].join('\r\n')}\r\n`;
    });
    change('clubs.csv', (text) =>
      text.replaceAll(/^([^,]*),([^,]*),/gm, (_, first: string, second: string) => `${second},${first},`),
    );
    expect(await problems()).toEqual([]);
  });

  it.each([
    ['across FFFFFF disc BC002D', true],
    ['across FFFFFF D7141A path 11457E M0 0l12 8L0 16z disc BC002D', true],
    [`across${' B31942 FFFFFF'.repeat(6)} B31942`, true],
    ['across FFFFFF path 11457E', false],
    ['across FFFFFF path 11457E M0 0 url(#a)', false],
    [`across FFFFFF path 11457E M${'0 '.repeat(1001)}`, false],
  ])('has a flag of bands and shapes: %#', async (flag, isValid) => {
    change('clubs.csv', (text) =>
      text
        .trimEnd()
        .split('\n')
        .map((row) => `${row},${row.startsWith('id,') ? 'flag' : row.startsWith('2,') ? flag : ''}`)
        .join('\n'),
    );
    const named = (await problems()).map((problem) => problem.startsWith('clubs.csv, line 3, column flag: '));
    expect(named.includes(true)).toBe(!isValid);
    if (isValid) expect(named).toEqual([]);
  });
});

describe('a feed is rejected as a whole, with the file, the line and the column', () => {
  const cells: [string, string, string, string, string][] = [
    ['NaN', 'stats.csv', '1,101,', 'minutes', 'NaN'],
    ['a negative number', 'stats.csv', '1,101,', 'saves', '-1'],
    ['an absurd number', 'stats.csv', '1,101,', 'minutes', '121'],
    ['extra minutes in a match without extra time', 'stats.csv', '1,101,', 'minutes', '120'],
    ['a fraction', 'stats.csv', '1,101,', 'goals', '0.5'],
    ['an exponent', 'stats.csv', '1,101,', 'duelWon', '1e3'],
    ['infinity', 'players.csv', '110,', 'value', 'Infinity'],
    ['no minutes', 'stats.csv', '1,101,', 'minutes', ''],
    ['a value with two decimals', 'players.csv', '110,', 'value', '8.55'],
    ['a value of zero', 'players.csv', '110,', 'value', '0'],
    ['a value beyond every budget', 'players.csv', '110,', 'value', '1000'],
    ['a position that does not exist', 'players.csv', '110,', 'position', '5'],
    ['an unknown nation of a player', 'players.csv', '110,', 'club', 'XXX'],
    ['a player without a club', 'players.csv', '110,', 'club', ''],
    ['a number worn twice', 'players.csv', '110,', 'shirt', '9'],
    ['an empty name', 'players.csv', '110,', 'name', ''],
    ['a name with a bidirectional override', 'players.csv', '110,', 'name', '\u202ealaisuM'],
    ['a name with an invisible space', 'clubs.csv', '2,', 'nameNl', 'Schot\u200bland'],
    ['a blank name', 'players.csv', '110,', 'short', '  '],
    ['a name too long for a plate', 'players.csv', '110,', 'short', 'Musiala Musiala'],
    ['a portrait with code', 'players.csv', '110,', 'portraitUrl', 'javascript:alert(1)'],
    ['an unknown nation of a match', 'matches.csv', '14,', 'away', 'XXX'],
    ['a nation against itself', 'matches.csv', '14,', 'away', 'GER'],
    ['an invalid time', 'matches.csv', '14,', 'kickoff', '2024-06-31T16:00:00Z'],
    ['a time without zone', 'matches.csv', '14,', 'kickoff', '2024-06-19 16:00'],
    ['an end before the start', 'matches.csv', '14,', 'finishedAt', '2024-06-19T15:00:00Z'],
    ['half a score', 'matches.csv', '14,', 'awayScore', ''],
    ['a shoot-out without a winner', 'matches.csv', '42,', 'penAway', '3'],
    ['an invalid origin', 'matches.csv', '42,', 'homeFrom', '1f'],
    ['the winner of an unknown match', 'matches.csv', '45,', 'homeFrom', 'W52'],
    ['the loser of a later match', 'matches.csv', '45,', 'awayFrom', 'L49'],
    ['the winner of a later match', 'matches.csv', '45,', 'awayFrom', 'W49'],
    ['an invalid flag', 'matches.csv', '14,', 'extraTime', 'yes'],
    ['statistics of an unknown match', 'stats.csv', '1,101,', 'matchId', '52'],
    ['statistics of an unknown player', 'stats.csv', '1,101,', 'playerId', '199'],
    ['statistics of a coach', 'stats.csv', '1,101,', 'playerId', '100'],
    ['statistics of a player who did not play there', 'stats.csv', '1,101,', 'playerId', '301'],
    ['a duplicate row', 'stats.csv', '1,102,', 'playerId', '101'],
    ['more conceded than the team did', 'stats.csv', '1,101,', 'conceeded', '2'],
    ['a second yellow without red', 'stats.csv', '1,101,', 'second_yellow', '1'],
    ['goals from the bench', 'stats.csv', '13,623,', 'goals', '1'],
    ['a fourth best player', 'stats.csv', '1,101,', 'skillIndex', '4'],
    ['a duplicate id', 'clubs.csv', '2,', 'id', '1'],
    ['an invalid code', 'clubs.csv', '2,', 'short', 'sco'],
  ];
  it.each(cells)('%s', async (_, file, start, column, value) => {
    const line =
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .findIndex((row) => row.startsWith(start)) + 1;
    setCell(file, start, column, value);
    const feedProblems = await problems();
    const named = feedProblems.filter((problem) => problem.startsWith(`${file}, line ${line}, column `));
    expect({ found: feedProblems, named: named.length > 0 }).toEqual({ found: feedProblems, named: true });
  });

  it('names the exact cell', async () => {
    setCell('stats.csv', '1,110,', 'goals', '-2');
    expect(await problems()).toEqual([
      'stats.csv, line 10, column goals: "-2" is not a whole number from 0 to 20, or empty.',
    ]);
  });

  it('a gap in the matchdays', async () => {
    setCell('matches.csv', '51,', 'week', '9');
    expect(await problems()).toEqual([
      'matches.csv, column week: Matchday 7 has no match, matchday 9 has.',
      'matches.csv, column week: Matchday 8 has no match, matchday 9 has.',
    ]);
  });

  it('a missing player', async () => {
    dropRow('players.csv', '110,');
    expect(await problems()).toContain(
      'stats.csv, line 10, column playerId: Player 110 is not in players.csv.',
    );
  });

  it('a missing player without statistics', async () => {
    dropRow('players.csv', '112,');
    expect(await problems()).toEqual([
      'players.csv: competition.json announces 646 rows, the file has 645; is it cut off?',
    ]);
  });

  it('no coach at all, where squads have one', async () => {
    change('players.csv', (text) => text.replaceAll(/^\d+,[A-Z]{3},0,.*\n/gm, ''));
    expect(await problems()).toContain(
      'players.csv, column position: There is no coach (position 0), and squadLayout has one; a game without coaches has 0 there.',
    );
  });

  it('a starter whose statistics are missing', async () => {
    dropRow('stats.csv', '1,110,');
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^stats\.csv, line \d+, column started: Match 1 has 10 starters of club 1 instead of 11/,
      ),
    ]);
  });

  it('a substitute whose statistics are missing', async () => {
    dropRow('stats.csv', '1,105,');
    expect(await problems()).toEqual([
      'stats.csv: competition.json announces 1598 rows, the file has 1597; is it cut off?',
    ]);
  });

  it.each(['clubs.csv', 'players.csv', 'matches.csv', 'stats.csv', 'competition.json'])(
    '%s missing, empty, cut off in the middle of a row or not UTF-8',
    async (file) => {
      const path = join(folder, file);
      const whole = readFileSync(path);
      rmSync(path);
      expect(await problems()).toEqual([`${file}: The file is missing.`]);
      writeFileSync(path, '');
      expect((await problems())[0]).toMatch(
        new RegExp(`^${file}(, line 1)?: The file is (empty|not valid JSON)`),
      );
      writeFileSync(path, whole.subarray(0, Math.floor(whole.length / 2) + 3));
      expect((await problems()).some((problem) => problem.startsWith(file))).toBe(true);
      writeFileSync(path, Buffer.concat([whole, Buffer.from([0xff, 0xfe])]));
      expect(await problems()).toEqual([`${file}: The file is not UTF-8 text.`]);
    },
  );

  it('a file cut off between two rows, wherever that is', async () => {
    const path = join(folder, 'stats.csv');
    const rows = readFileSync(path, 'utf8').trimEnd().split('\n');
    for (const length of [2, 32, 33, 800, rows.length - 1]) {
      writeFileSync(path, `${rows.slice(0, length).join('\n')}\n`);
      expect((await problems()).length).toBeGreaterThan(0);
    }
  });

  it('a column that is missing, unknown or duplicate', async () => {
    change('stats.csv', (text) => text.replace('goals', 'goal'));
    expect(await problems()).toEqual([
      'stats.csv, line 1, column goals: This column is missing.',
      'stats.csv, line 1, column goal: This column is not part of the format.',
    ]);
  });

  it('a quote that is not closed', async () => {
    change('players.csv', (text) => text.replace('110,GER', '110,"GER'));
    expect((await problems())[0]).toMatch(/^players\.csv(, line \d+)?: The file is not valid CSV: /);
  });

  it('settings that are missing or impossible', async () => {
    change('competition.json', (text) =>
      text.replace('"budget": 100', '"budget": "much"').replace('"teamPrice": 700,', ''),
    );
    const feedProblems = await problems();
    expect(feedProblems).toHaveLength(2);
    expect(feedProblems.join(' ')).toMatch(
      /competition\.json, line 16, column settings\.budget: .*line 14, column settings\.teamPrice: /,
    );
  });

  it('a budget that buys no squad', async () => {
    change('competition.json', (text) => text.replace('"budget": 100', '"budget": 20.5'));
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^competition\.json, line 16, column settings\.budget: 20\.5 buys no squad: the cheapest one costs \d+(\.\d)?\.$/,
      ),
    ]);
  });

  it('unknown terms in scoring.json, at their position', async () => {
    change('scoring.json', (text) =>
      text
        .replace('"captainMultiplier": 1.5', '"captainMultiplier": 11')
        .replace('"rule": "assist", "statistic": "assists"', '"rule": "asist", "statistic": "assists"')
        .replace('"per": 2, "points": 1 }', '"per": 0, "points": 1 }')
        .replace('"coachPoints"', '"bonus": 1,\n  "coachPoints"'),
    );
    expect(await problems()).toEqual([
      'scoring.json: Unrecognized key: "bonus".',
      expect.stringMatching(
        /^scoring\.json, line 11, column rules\.3\.rule: Invalid option: expected one of "minutes-under-60"\|/,
      ),
      'scoring.json, line 3, column captainMultiplier: 11 is not a number from 1 to 10 with at most one decimal.',
      'scoring.json, line 14, column rules.6.per: 0 is not a whole number from 1 to 120.',
    ]);
  });

  it('a setting that is in both files, and a table that is in neither', async () => {
    change('competition.json', (text) => text.replace('"budget"', '"captainMultiplier": 2,\n    "budget"'));
    change('scoring.json', (text) => text.replace('"rules"', '"rule"'));
    const feedProblems = await problems();
    expect(feedProblems).toContain(
      'competition.json, line 16, column settings.captainMultiplier: This is set in scoring.json; it can not be here as well.',
    );
    expect(feedProblems.some((line) => line.startsWith('scoring.json, line 1, column rules: '))).toBe(true);
  });

  it('a brand with an invalid colour and a missing name', async () => {
    change('brand.json', (text) => text.replace('#14205A', 'navy').replace('"nl": "EURO 2024", ', ''));
    expect(await problems()).toEqual([
      'brand.json, line 4, column short.nl: Invalid input: expected string, received undefined.',
      'brand.json, line 7, column colours.night: must be a colour like #14205A.',
    ]);
  });

  it('an invalid address', async () => {
    change('competition.json', (text) => text.replace('"slug": ""', '"slug": "EK 2024"'));
    expect(await problems()).toEqual([
      'competition.json, line 5, column slug: must be small letters, digits and dashes with a year, like wk-2022.',
    ]);
  });

  it('a key that an object of JSON has twice', async () => {
    change('competition.json', (text) => text.replace('"budget": 100,', '"budget": 90,\n    "budget": 100,'));
    change('content/prizes.json', (text) =>
      text.replace('"image": "bike",', '"image": "bike", "image": "convoy",'),
    );
    expect(await problems()).toEqual([
      expect.stringMatching(/^competition\.json, line 17, column budget: This is there twice;/),
      expect.stringMatching(/^content\/prizes\.json, line 8, column image: This is there twice;/),
    ]);
  });

  it('texts with invisible characters', async () => {
    change('brand.json', (text) => text.replace('"EuroManager"', '"Euro\u200eManager"'));
    change('competition.json', (text) => text.replace('Period ranking 1', 'Period \u2066ranking 1'));
    change('content/prizes.json', (text) => text.replace('"title": "', '"title": "\ufeff'));
    change('content/nl/prizes.html', (text) => text.replace('<h1>', '<h1>\u202e'));
    const feedProblems = await problems();
    expect(feedProblems.map((problem) => problem.replace(/:.*/, ''))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^brand.json, line \d+, column word.nl$/),
        expect.stringMatching(/^competition.json, line \d+, column settings.rankingCustom.0.name.en$/),
        expect.stringMatching(/^content\/prizes.json, line \d+, column 0.translations.nl.title$/),
        'content/nl/prizes.html, line 1',
      ]),
    );
  });

  it('a page that is larger than the desk would take', async () => {
    change('content/nl/prizes.html', (text) => `${text}<p>${'x'.repeat(70_000)}</p>`);
    expect(await problems()).toEqual([
      expect.stringMatching(/^content\/nl\/prizes\.html: The page has 7\d{4} bytes; 65535 fit\.$/),
    ]);
  });

  it('a page without a title', async () => {
    change('content/nl/prizes.html', (text) => text.replace(/<h1>.*<\/h1>/, ''));
    expect(await problems()).toEqual([
      'content/nl/prizes.html, line 1: The first line must be <h1>the title</h1>.',
    ]);
  });
});

describe('suspicious data that may be right', () => {
  it('is reported with the feed and rejects nothing', async () => {
    setCell('stats.csv', '1,110,', 'goals', '2');
    const result = await readFeed(folder);
    expect(result.ok && result.feed.warnings).toEqual([
      "Match 1: the home side's score is 5, its players' statistics make 6.",
    ]);
  });

  it('two best players of a match, a club without a goalkeeper, and two players with one short name', async () => {
    change('stats.csv', (text) => text.replace(/^(1,.*),[23]$/m, '$1,1'));
    change('players.csv', (text) =>
      text.replace(/^(\d+,SCO),1,/gm, '$1,2,').replace(/^(\d+,GER,4,\d*,[^,]*),[^,]*,/gm, '$1,Spits,'),
    );
    const result = await readFeed(folder);
    expect(result.ok && result.feed.warnings).toEqual([
      expect.stringMatching(/^GER has \d players with the short name Spits\.$/),
      'SCO has no goalkeeper.',
      expect.stringMatching(/^Match 1: skillIndex 1 is given 2 times: to players \d+ and \d+\.$/),
    ]);
  });

  it('files that are not read, and drawings of prizes that do not exist', async () => {
    for (const file of ['value.csv', 'notes.md', 'content/nl/regels.html'])
      writeFileSync(join(folder, file), '<h1>Regels</h1>');
    change('content/prizes.json', (text) => text.replace('"image": "bike"', '"image": "fiets"'));
    const result = await readFeed(folder);
    expect(result.ok && result.feed.warnings).toEqual([
      expect.stringMatching(/^value\.csv is not read: its names are competition\.json, /),
      expect.stringMatching(/^content\/nl\/regels\.html is not read: its names are rules\.html, /),
      expect.stringMatching(
        /^Prize racing-bike: there is no image fiets, a present is shown; there are bike, /,
      ),
    ]);
  });
});

describe('a file of another program has one message, which names the cause', () => {
  it.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
  ])('columns separated by %j', async (separator, words) => {
    change('clubs.csv', (text) => text.replaceAll(',', separator));
    expect(await problems()).toEqual([
      `clubs.csv, line 1: Its columns are separated by ${words}; they must be by commas.`,
    ]);
  });

  it.each(['19/06/2024 15:00', '6/19/24 3:00 PM', '2024-06-19 15:00:00', '45462.625'])(
    'moments as a spreadsheet writes them: %s',
    async (moment) => {
      change('matches.csv', (text) => text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, moment));
      const sentences = await problems();
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences)
        expect(sentence).toMatch(/^matches\.csv, column \w+: ".*" is how a spreadsheet writes a moment/);
      expect(new Set(sentences).size).toBe(sentences.length);
    },
  );

  it.each([
    ['with a mark of byte order', '\ufeff'],
    ['without', ''],
  ])('UTF-16 %s', async (_, mark) => {
    const path = join(folder, 'players.csv');
    writeFileSync(path, Buffer.from(mark + readFileSync(path, 'utf8'), 'utf16le'));
    expect(await problems()).toEqual(['players.csv: The file is UTF-16 text; save it as UTF-8.']);
  });
});

it('names in decomposed form are composed before they are counted', async () => {
  const { players } = await readTournament();
  change('players.csv', (text) => text.normalize('NFD'));
  const result = await readFeed(folder);
  expect(result.ok && result.feed.players).toEqual(players);
});

it('a mistake that is repeated is listed five times, and then counted', async () => {
  change('stats.csv', (text) => text.replaceAll(/,(\d+)$/gm, ',x'));
  const sentences = await problems();
  expect(sentences).toHaveLength(6);
  expect(sentences.at(-1)).toMatch(/^stats\.csv, column \w+: \d+ more of the same kind\.$/);
});
