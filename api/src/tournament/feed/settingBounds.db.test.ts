import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tournamentDirectory } from '../../testing/importTournament.js';
import { boundsAt, describeBounds, SETTING_BOUNDS } from '../competition/settingBounds.js';
import { storedSettings } from '../competition/storedSettings.js';
import { describeProblem, FeedProblems } from './feedProblem.js';
import { readCompetition } from './readCompetition.js';

const readJson = (file: string) => JSON.parse(readFileSync(join(tournamentDirectory, file), 'utf8'));
const { $schema: _, rules: scoring, ...multipliers } = readJson('scoring.json');
const PACK = readJson('competition.json');
/** All settings in one file, as a feed without scoring.json has them. */
const OF_EURO = { ...PACK, settings: { ...PACK.settings, ...multipliers, scoring } };
const ALL = { ...OF_EURO, settings: storedSettings.parse(OF_EURO.settings) };
const PATHS = Object.keys(SETTING_BOUNDS);

type Place = readonly (string | number)[];

/** `rankingPeriods.*.id` of the first period; of the rules of the scoring table the first that has the term. */
function placeOf(path: string): Place {
  const [field, , term, position] = path.split('.');
  const hasTerm = (rule: Record<string, object>) =>
    position === undefined || typeof rule[term ?? ''] === 'object';
  const first = field === 'scoring' ? ALL.settings.scoring.findIndex(hasTerm) : 0;
  return path
    .split('.')
    .map((part, at) => (part === '*' ? (at === 1 ? first : 0) : /^\d+$/.test(part) ? Number(part) : part));
}

/** A copy of the file with another value at a place of the settings; `undefined` takes it away. */
function fileWith(place: Place, value: unknown): string {
  const file = structuredClone(ALL);
  let owner = file.settings;
  for (const part of place.slice(0, -1)) owner = owner[part];
  owner[place.at(-1) ?? ''] = value;
  // JSON can't write Infinity, but a file can say a number that is read as such.
  return JSON.stringify(file).replace('"<infinity>"', '1e999').replace('"<nan>"', 'NaN');
}

function problemsOf(text: string): string[] {
  const problems = new FeedProblems();
  readCompetition(text, problems);
  return problems.list.map(describeProblem);
}

const among = (place: Place, value: unknown) =>
  problemsOf(fileWith(place, value)).filter((line) =>
    line.startsWith(`competition.json, column settings.${place.join('.')}: `),
  );

it('accepts the settings of EURO 2024', () => {
  expect(problemsOf(JSON.stringify(OF_EURO))).toEqual([]);
  expect(problemsOf(JSON.stringify(ALL))).toEqual([]);
});

it('every number of the settings has bounds', () => {
  const without = (value: unknown, place: Place): string[] => {
    if (typeof value === 'number') return boundsAt(place) ? [] : [place.join('.')];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, entry]) =>
      without(entry, [...place, Array.isArray(value) ? Number(name) : name]),
    );
  };
  expect(without({ ...ALL.settings, maxSavedTransfers: 3 }, [])).toEqual([]);
});

describe.each(PATHS)('the setting %s', (path) => {
  const place = placeOf(path);
  const bounds = SETTING_BOUNDS[path];
  if (!bounds) throw new Error(path);
  const { min, max, step } = bounds;
  const allowed = describeBounds(bounds);

  it('may be its lowest and its highest value', () => {
    expect([among(place, min), among(place, max)].flat().filter((line) => line.includes(allowed))).toEqual(
      [],
    );
  });

  const refused: [string, unknown, string][] = [
    ['below its range', min - step, String(min - step)],
    ['above its range', max + step, String(max + step)],
    ['far below', -1e15, '-1000000000000000'],
    ['finer than its steps', min + step / 4, String(min + step / 4)],
    ['endless', '<infinity>', 'Infinity'],
    ['text', 'much', '"much"'],
    ['a number in quotes', String(min), `"${min}"`],
    ['a flag', true, 'true'],
    ['a list', [min], JSON.stringify([min])],
  ];
  it.each(refused)('is refused when it is %s, with its range', (_, value, valueText) => {
    expect(among(place, value)).toEqual([
      `competition.json, column settings.${place.join('.')}: ${valueText} is not ${allowed}.`,
    ]);
  });

  it('is refused when it is not a number, as no JSON', () => {
    expect(problemsOf(fileWith(place, '<nan>'))).toEqual([
      expect.stringMatching(/^competition\.json: The file is not valid JSON: /),
    ]);
  });
});

describe('settings are refused', () => {
  it('when a required one is missing, with its range', () => {
    const { saleStep: _, ...settings } = ALL.settings;
    expect(problemsOf(JSON.stringify({ ...ALL, settings }))).toEqual([
      'competition.json, column settings.saleStep: Invalid input: expected number, received undefined; it must be a number from 0.1 to 10 with at most one decimal.',
    ]);
  });

  it('when one is not part of the format', () => {
    expect(problemsOf(fileWith(['maxTeam'], 3))).toEqual([
      'competition.json, column settings: Unrecognized key: "maxTeam".',
    ]);
  });

  it('when the rows of the first formation do not make an eleven with its coach', () => {
    expect(problemsOf(fileWith(['lineupPositionRows'], [1, 1, 4, 4, 3]))).toEqual([
      'competition.json, column settings.lineupPositionRows: [1,1,4,4,3] is not 5 rows with a coach and 11 players in all.',
    ]);
  });

  /** The messages for some other settings, without what all begin with. */
  const refusedFor = (changes: object) =>
    problemsOf(JSON.stringify({ ...ALL, settings: { ...ALL.settings, ...changes } })).map((line) =>
      line.replace('competition.json, column settings.', ''),
    );
  const limits = (...ranges: [number, number][]) => ranges.map(([min, max]) => ({ min, max }));

  it.each<[string, object, string[]]>([
    [
      'the squad is not its lineup and bench',
      { squadLayout: [1, 2, 5, 5, 4] },
      [
        'squadLayout: [1,2,5,5,4] is not a coach or none, and 15 players (lineupSize and benchSize) of four positions.',
      ],
    ],
    [
      'a squad is too small',
      { lineupSize: 7, benchSize: 3, squadLayout: [0, 1, 3, 3, 3], lineupPositionRows: [0, 1, 2, 2, 2] },
      [
        'benchSize: With lineupSize it makes 10 players instead of 11 to 18.',
        'formationLimits.0: 1 to 1 is not 0 to 0: the squad has 0 of this position.',
        'formationLimits.2: 3 to 5 is not a range within 0 to 3: the squad has 3 of this position.',
        'formationLimits.3: 3 to 5 is not a range within 0 to 3: the squad has 3 of this position.',
        'formationLimits: It allows 8 to 14 starters; 7 (lineupSize) are needed.',
        'lineupPositionRows.0: 0 is not within formationLimits, 1 to 1.',
        'lineupPositionRows.2: 2 is not within formationLimits, 3 to 5.',
        'lineupPositionRows.3: 2 is not within formationLimits, 3 to 5.',
      ],
    ],
    [
      'a formation requires more than the squad has, or a negative number',
      { formationLimits: limits([1, 1], [1, 1], [3, 5], [5, 3], [1, 4]) },
      [
        'formationLimits.3: 5 to 3 is not a range within 0 to 5: the squad has 5 of this position.',
        'formationLimits.4: 1 to 4 is not a range within 0 to 3: the squad has 3 of this position.',
        'lineupPositionRows.3: 4 is not within formationLimits, 5 to 3.',
      ],
    ],
    [
      'no formation has as many starters',
      { formationLimits: limits([1, 1], [1, 1], [3, 4], [3, 4], [1, 1]) },
      [
        'formationLimits: It allows 8 to 10 starters; 11 (lineupSize) are needed.',
        'lineupPositionRows.4: 2 is not within formationLimits, 1 to 1.',
      ],
    ],
    [
      'the first formation is not allowed',
      { lineupPositionRows: [1, 1, 5, 5, 0] },
      ['lineupPositionRows.4: 0 is not within formationLimits, 1 to 3.'],
    ],
  ])('when %s', (_, changes, messages) => {
    expect(refusedFor(changes)).toEqual(messages);
  });

  it('when rules of the scoring table contradict each other, themselves or the feed', () => {
    const goal = { rule: 'goal', statistic: 'goals', points: 4 };
    expect(
      refusedFor({
        scoring: [
          { ...goal, per: 2, from: 1 },
          goal,
          { ...goal, rule: 'assist', from: 3, to: 2 },
          { ...goal, rule: 'saves', times: [] },
          { ...goal, rule: 'duels', points: { 1: 0.25 } },
        ],
      }),
    ).toEqual([
      'scoring.0: It has more than one of per, from or to, and times.',
      'scoring.1.rule: The rule "goal" is there twice.',
      'scoring.2.to: 2 is less than from, 3.',
      'scoring.3.times: It has 0 entries instead of 1 to 20.',
      'scoring.4.points.1: 0.25 is not a number from -100 to 100 in steps of 0.5.',
    ]);
    expect(
      refusedFor({
        scoring: [
          { ...goal, rule: 'goals' },
          { ...goal, statistic: 'goal' },
          { ...goal, pro: 1 },
        ],
      }),
    ).toEqual([
      expect.stringMatching(/^scoring.0.rule: Invalid option: expected one of "minutes-under-60"\|/),
      expect.stringMatching(
        /^scoring.1.statistic: Invalid option: expected one of "minutes"\|.*\|"skillIndex"\.$/,
      ),
      'scoring.2: Unrecognized key: "pro".',
      'scoring.2.rule: The rule "goal" is there twice.',
    ]);
  });

  it('takes other layouts and rules that fit', () => {
    expect(
      refusedFor({
        ...{ lineupSize: 8, benchSize: 3, lineupPositionRows: [0, 1, 3, 2, 2], squadLayout: [0, 1, 4, 3, 3] },
        ...{ formationLimits: limits([0, 0], [1, 1], [2, 4], [2, 3], [1, 3]) },
        scoring: [{ rule: 'goal', statistic: 'goals', points: { 4: 2.5 } }],
      }),
    ).toEqual([]);
  });

  it('when there is no limit of players from one nation', () => {
    expect(problemsOf(fileWith(['teamSameClubPlayersLimit'], []))).toEqual([
      'competition.json, column settings.teamSameClubPlayersLimit: It has 0 entries instead of 1 to 99.',
    ]);
  });

  it('when a ranking ends before it starts, or has the id of another', () => {
    const periods = [
      { id: 2, firstWeek: 3, lastWeek: 1 },
      { id: 2, firstWeek: 4, lastWeek: 7 },
    ];
    expect(problemsOf(fileWith(['rankingPeriods'], periods))).toEqual([
      'competition.json, column settings.rankingPeriods.0.lastWeek: 1 is before the first matchday of this ranking, 3.',
      'competition.json, column settings.rankingPeriods.1.id: The id 2 is there twice.',
    ]);
  });
});

it('the format lists every range', () => {
  const format = readFileSync(join(tournamentDirectory, '../../docs/feed-format.md'), 'utf8');
  const rows = format.split('\n').filter((line) => line.startsWith('|'));
  for (const [path, { min, max }] of Object.entries(SETTING_BOUNDS)) {
    const [name = ''] = path.split('.');
    const row = rows.find((line) => line.includes(`\`${name}\``)) ?? '';
    const range = min === max ? String(min) : `${min}–${max}`;
    expect([path, row.replaceAll('−', '-')]).toEqual([path, expect.stringContaining(range)]);
  }
});
