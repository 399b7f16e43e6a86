import { checkSquads } from './checkSquads.js';
import { describeProblem, FeedProblems } from './feedProblem.js';
import { readPlayers } from './readPlayers.js';
import { readSpells } from './readSpells.js';

const CLUBS = [
  { id: 1, short: 'AAA' },
  { id: 2, short: 'BBB' },
];
const MATCHES = ['2026-08-01T18:00:00Z', '2027-05-20T18:00:00Z'].map((kickoff) => ({
  kickoffAt: Date.parse(kickoff),
}));
const HEADER =
  'id,club,position,shirt,name,short,forename,surname,clubName,value,ban,injury,portraitUrl,leftAt';

/** A row of players.csv: id, club, position, shirt, and when he leaves. */
type Squad = readonly [id: number, club: string, position: number, shirt: number | '', leftAt?: string];

/** Problems of a pack with these players and moves, as an operator reads them. */
function problemsOf(squads: readonly Squad[], spells: readonly string[] = []): string[] {
  const problems = new FeedProblems();
  const rows = squads.map(([id, club, position, shirt, leftAt = '']) =>
    [id, club, position, shirt, `P${id}`, `P${id}`, '', `P${id}`, '', '5.0', 0, 0, '', leftAt].join(),
  );
  const read = readSpells(['player,club,from,shirt', ...spells].join('\n'), CLUBS, problems);
  const players = readPlayers([HEADER, ...rows].join('\n'), CLUBS, problems, read);
  checkSquads(players, CLUBS, MATCHES, problems);
  return problems.report().map(describeProblem);
}

const TEN: Squad = [10, 'AAA', 3, 10];

describe('the clubs of players over a season are accepted', () => {
  it.each([
    ['without a shirt number', [[10, 'AAA', 3, '']], []],
    ['with a move in January', [TEN], ['10,BBB,2027-01-10T00:00:00Z,7']],
    ['with another number at the same club', [TEN], ['10,AAA,2027-01-10T00:00:00Z,7']],
    ['of who comes in January', [[10, '', 3, '']], ['10,BBB,2027-01-10T00:00:00Z,7']],
    ['who left', [[10, 'AAA', 3, 10, '2027-01-10T00:00:00Z']], []],
    [
      'with the number of who moved away',
      [TEN, [11, '', 3, '']],
      ['10,BBB,2027-01-10T00:00:00Z,', '11,AAA,2027-01-10T00:00:00Z,10'],
    ],
    [
      'with the number of who left',
      [
        [10, 'AAA', 3, 10, '2027-01-10T00:00:00Z'],
        [11, '', 3, ''],
      ],
      ['11,AAA,2027-01-11T00:00:00Z,10'],
    ],
    [
      'of two coaches, one after the other',
      [
        [1, 'AAA', 0, '', '2026-11-01T00:00:00Z'],
        [2, '', 0, ''],
      ],
      ['2,AAA,2026-11-08T00:00:00Z,'],
    ],
  ] as [string, Squad[], string[]][])('%s', (_, squads, spells) => {
    expect(problemsOf(squads, spells)).toEqual([]);
  });
});

describe('the clubs of players over a season are refused with file, line and column', () => {
  it.each([
    [
      'a player who is not in players.csv',
      [TEN],
      ['11,BBB,2027-01-10T00:00:00Z,7'],
      'spells.csv, line 2, column player: Player 11 is not in players.csv.',
    ],
    [
      'a club that is not in clubs.csv',
      [TEN],
      ['10,XXX,2027-01-10T00:00:00Z,7'],
      'spells.csv, line 2, column club: XXX is not in clubs.csv.',
    ],
    [
      'a moment that is none',
      [TEN],
      ['10,BBB,2027-02-30T00:00:00Z,7'],
      'spells.csv, line 2, column from: "2027-02-30T00:00:00Z" is not a moment in UTC like 2024-06-14T19:00:00Z.',
    ],
    [
      'a moment far from the season',
      [TEN],
      ['10,BBB,2072-01-10T00:00:00Z,7'],
      'spells.csv, line 2, column from: This is more than a year from all matches.',
    ],
    [
      'two clubs from one moment on',
      [TEN],
      ['10,BBB,2027-01-10T00:00:00Z,7', '10,AAA,2027-01-10T00:00:00Z,8'],
      'spells.csv, line 3, column from: Player 10 has two clubs from this moment on.',
    ],
    [
      'a move to where he is',
      [TEN],
      ['10,AAA,2027-01-10T00:00:00Z,10'],
      'spells.csv, line 2, column club: Player 10 is there already, with the same number.',
    ],
    [
      'a club after he left',
      [[10, 'AAA', 3, 10, '2026-12-01T00:00:00Z']],
      ['10,BBB,2027-01-10T00:00:00Z,7'],
      'spells.csv, line 2, column from: Player 10 left on 2026-12-01T00:00:00Z; he has no club after that.',
    ],
    [
      'who left before he came',
      [[10, '', 3, '', '2026-12-01T00:00:00Z']],
      ['10,BBB,2027-01-10T00:00:00Z,7'],
      'players.csv, line 2, column leftAt: Player 10 left before he came.',
    ],
    [
      'who left in another century',
      [[10, 'AAA', 3, 10, '1927-01-10T00:00:00Z']],
      [],
      'players.csv, line 2, column leftAt: This is more than a year from all matches.',
    ],
    [
      'a player of no club',
      [[10, '', 3, '']],
      [],
      'players.csv, line 2, column club: A player without a club needs a row in spells.csv.',
    ],
    [
      'a number twice from the beginning',
      [TEN, [11, 'AAA', 3, 10]],
      [],
      'players.csv, line 3, column shirt: AAA has number 10 twice: players 10 and 11.',
    ],
    [
      'a number twice after a move',
      [TEN, [20, 'BBB', 3, 7]],
      ['10,BBB,2027-01-10T00:00:00Z,7'],
      'spells.csv, line 2, column shirt: BBB has number 7 twice from 2027-01-10T00:00:00Z on: players 20 and 10.',
    ],
    [
      'two coaches of one club',
      [
        [1, 'AAA', 0, ''],
        [2, '', 0, ''],
      ],
      ['2,AAA,2026-11-08T00:00:00Z,'],
      'spells.csv, line 2, column club: AAA has more than one coach from 2026-11-08T00:00:00Z on: players 1 and 2.',
    ],
  ] as [string, Squad[], string[], string][])('%s', (_, squads, spells, problem) => {
    expect(problemsOf(squads, spells)).toContain(problem);
  });
});
