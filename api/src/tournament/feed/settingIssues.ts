import { boundsAt, describeBounds, isWithin, SETTING_BOUNDS } from '../competition/settingBounds.js';

/** What is wrong with a setting, by its path in competition.json. */
export interface SettingIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

type Path = readonly (string | number)[];

const LINEUP_ROWS = 5;
const MOST_ENTRIES = 99;

/** Settings of a parsed competition.json that do not fit each other, or lie outside their range. The last at a place counts. */
export function settingIssues(json: unknown): SettingIssue[] {
  const settings = fieldOf(json, 'settings');
  if (typeof settings !== 'object' || settings === null) return [];
  const issues = [
    ...rowIssues(fieldOf(settings, 'lineupPositionRows')),
    ...limitIssues(fieldOf(settings, 'teamSameClubPlayersLimit')),
    ...spanIssues(settings, 'rankingPeriods'),
    ...spanIssues(settings, 'rankingCustom'),
    ...numbersOutside(settings, []),
  ];
  return issues.map(({ path, message }) => ({ path: ['settings', ...path], message }));
}

/** Every value at a path that has bounds must be a number within them. */
function numbersOutside(value: unknown, path: Path): SettingIssue[] {
  const bounds = boundsAt(path);
  if (bounds && value !== null) {
    const isFine = typeof value === 'number' && isWithin(value, bounds);
    return isFine ? [] : [{ path, message: `${shown(value)} is not ${describeBounds(bounds)}.` }];
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => numbersOutside(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => numbersOutside(entry, [...path, name]));
}

function rowIssues(rows: unknown): SettingIssue[] {
  if (!Array.isArray(rows)) return [];
  const lineup = SETTING_BOUNDS.lineupSize?.max ?? 0;
  const sum = rows.reduce<number>((total, row) => total + Number(row), 0);
  if (rows.length === LINEUP_ROWS && sum === lineup + 1) return [];
  const message = `${shown(rows)} is not ${LINEUP_ROWS} rows with a coach and ${lineup} players in all.`;
  return [{ path: ['lineupPositionRows'], message }];
}

function limitIssues(limits: unknown): SettingIssue[] {
  if (!Array.isArray(limits) || (limits.length > 0 && limits.length <= MOST_ENTRIES)) return [];
  const message = `It has ${limits.length} entries instead of 1 to ${MOST_ENTRIES}.`;
  return [{ path: ['teamSameClubPlayersLimit'], message }];
}

function spanIssues(settings: object, name: 'rankingPeriods' | 'rankingCustom'): SettingIssue[] {
  const spans = fieldOf(settings, name);
  if (!Array.isArray(spans)) return [];
  if (spans.length > MOST_ENTRIES) {
    return [{ path: [name], message: `It has ${spans.length} entries instead of at most ${MOST_ENTRIES}.` }];
  }
  const ids = spans.map((span: unknown) => fieldOf(span, 'id'));
  return spans.flatMap((span: unknown, index): SettingIssue[] => {
    const [id, first, last] = ['id', 'firstWeek', 'lastWeek'].map((field) => fieldOf(span, field));
    if (ids.indexOf(id) < index) {
      return [{ path: [name, index, 'id'], message: `The id ${shown(id)} is there twice.` }];
    }
    if (typeof first !== 'number' || typeof last !== 'number' || first <= last) return [];
    const message = `${last} is before the first matchday of this ranking, ${first}.`;
    return [{ path: [name, index, 'lastWeek'], message }];
  });
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/** As written in the file; JSON has no word for Infinity, but `1e999` is read as such. */
function shown(value: unknown): string {
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
