import { describeProblem, FeedProblems } from './feedProblem.js';
import { findOddSquads } from './findOddSquads.js';
import { readPlayers } from './readPlayers.js';

const CLUBS = [{ id: 1, short: 'AAA' }];
const ROW = {
  ...{ id: '10', club: 'AAA', position: '1', shirt: '10', name: 'Ten', short: 'Ten', forename: '' },
  ...{ surname: 'Ten', clubName: '', value: '5.0', ban: '0', injury: '0', portraitUrl: '' },
};
const NEWS = {
  ...{ news: 'doubtful', newsNl: 'traint apart', newsEn: 'trains apart' },
  ...{ newsSource: 'KBVB', newsAt: '2024-06-18T08:00:00Z' },
};

function read(cells: Readonly<Record<string, string>>) {
  const row = { ...ROW, ...cells };
  const problems = new FeedProblems();
  const source = `${Object.keys(row).join()}\n${Object.values(row).join()}`;
  const players = readPlayers(source, CLUBS, problems);
  return { players, problems: problems.report().map(describeProblem) };
}

describe('news of a player', () => {
  it('has a kind, a text in both languages, a source and a moment', () => {
    expect(read(NEWS)).toMatchObject({
      players: [{ ...NEWS, newsAt: Date.parse(NEWS.newsAt) }],
      problems: [],
    });
  });

  it('may be its kind alone, and is none where the columns are empty or missing', () => {
    expect(read({ ...NEWS, newsNl: '', newsEn: '' }).problems).toEqual([]);
    const none = { news: null, newsNl: null, newsEn: null, newsSource: null, newsAt: null };
    const empty = Object.fromEntries(Object.keys(NEWS).map((column) => [column, '']));
    for (const cells of [{}, empty]) expect(read(cells)).toMatchObject({ players: [none], problems: [] });
  });

  it.each([
    ['newsSource', '', 'players.csv, line 2, column newsSource: The news of player 10 lacks its source.'],
    ['newsAt', '', 'players.csv, line 2, column newsAt: The news of player 10 lacks its moment.'],
    [
      'news',
      '',
      'players.csv, line 2, column news: The news of player 10 lacks its kind: injured, doubtful, banned, available.',
    ],
    [
      'news',
      'ill',
      'players.csv, line 2, column news: "ill" is not injured, doubtful, banned, available, or empty.',
    ],
  ])('is refused with %s "%s"', (column, cell, problem) => {
    expect(read({ ...NEWS, [column]: cell }).problems).toEqual([problem]);
  });

  it('that he can play is odd with a flag that he can not', () => {
    const warnings = (cells: Readonly<Record<string, string>>) =>
      findOddSquads(CLUBS, read({ ...NEWS, ...cells }).players, []).map(({ warning }) => warning);
    expect(warnings({ news: 'available', injury: '1' })).toEqual([
      'Player 10 is available by his news, and injured by his flag.',
    ]);
    expect(warnings({ news: 'available' })).toEqual([]);
    expect(warnings({ injury: '1' })).toEqual([]);
  });
});

it.each([
  ['https://photos.example/ten.webp', true],
  ['/photos/ten.webp', true],
  ['//photos.example/ten.webp', false],
  ['http://photos.example/ten.webp', false],
])('a portrait at %s is accepted: %s', (portraitUrl, isAccepted) => {
  expect(read({ portraitUrl }).problems.length === 0).toBe(isAccepted);
});
