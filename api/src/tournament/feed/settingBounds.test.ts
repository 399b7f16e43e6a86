import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tournamentDirectory } from '../../testing/importTournament.js';
import { boundsAt, describeBounds, SETTING_BOUNDS } from '../competition/settingBounds.js';
import { storedSettings } from '../competition/storedSettings.js';
import { describeProblem, FeedProblems } from './feedProblem.js';
import { readCompetition } from './readCompetition.js';

const OF_EURO = JSON.parse(readFileSync(join(tournamentDirectory, 'competition.json'), 'utf8'));
const ALL = { ...OF_EURO, settings: storedSettings.parse(OF_EURO.settings) };
const PATHS = Object.keys(SETTING_BOUNDS);

type Place = readonly (string | number)[];

/** `rankingPeriods.*.id` of the first period. */
const placeOf = (path: string): Place =>
  path.split('.').map((part) => (part === '*' ? 0 : /^\d+$/.test(part) ? Number(part) : part));

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
  return problems.found.map(describeProblem);
}

const among = (place: Place, value: unknown) =>
  problemsOf(fileWith(place, value)).filter((line) =>
    line.startsWith(`competition.json, column settings.${place.join('.')}: `),
  );

it('takes the settings of EURO 2024', () => {
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
  it.each(refused)('is refused when it is %s, with its range', (_, value, shown) => {
    expect(among(place, value)).toEqual([
      `competition.json, column settings.${place.join('.')}: ${shown} is not ${allowed}.`,
    ]);
  });

  it('is refused when it is not a number, as no JSON', () => {
    expect(problemsOf(fileWith(place, '<nan>'))).toEqual([
      expect.stringMatching(/^competition\.json: The file is not valid JSON: /),
    ]);
  });
});

describe('settings are refused', () => {
  it('when one that must be there is missing, with its range', () => {
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

  it('when there is no limit of players from one nation', () => {
    expect(problemsOf(fileWith(['teamSameClubPlayersLimit'], []))).toEqual([
      'competition.json, column settings.teamSameClubPlayersLimit: It has 0 entries instead of 1 to 99.',
    ]);
  });

  it('when a ranking ends before it begins, or has the id of another', () => {
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

it('the format names every range', () => {
  const format = readFileSync(join(tournamentDirectory, '../../../docs/feed-format.md'), 'utf8');
  const rows = format.split('\n').filter((line) => line.startsWith('|'));
  for (const [path, { min, max }] of Object.entries(SETTING_BOUNDS)) {
    const [name = ''] = path.split('.');
    const row = rows.find((line) => line.includes(`\`${name}\``)) ?? '';
    const range = min === max ? String(min) : `${min}–${max}`;
    expect([path, row.replaceAll('−', '-')]).toEqual([path, expect.stringContaining(range)]);
  }
});
