import { boundsAt, describeBounds, isWithin } from '../competition/settingBounds.js';
import { layoutIssues } from './layoutIssues.js';
import { fieldOf, formatValue, type Path, type SettingIssue } from './settingIssue.js';

const MAX_ENTRIES = 99;

/**
 * Settings of a parsed competition.json that do not fit each other, or lie outside their range. The last at a place
 * counts.
 */
export function settingIssues(json: unknown): SettingIssue[] {
  const settings = fieldOf(json, 'settings');
  if (typeof settings !== 'object' || settings === null) return [];
  const issues = [
    ...layoutIssues(settings),
    ...scoringIssues(fieldOf(settings, 'scoring')),
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
  // Points are one number, or an object by position.
  const isByPosition = path.at(-1) === 'points' && typeof value === 'object' && !Array.isArray(value);
  if (bounds && value !== null && !isByPosition) {
    const isFine = typeof value === 'number' && isWithin(value, bounds);
    return isFine ? [] : [{ path, message: `${formatValue(value)} is not ${describeBounds(bounds)}.` }];
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => numbersOutside(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => numbersOutside(entry, [...path, name]));
}

function limitIssues(limits: unknown): SettingIssue[] {
  if (!Array.isArray(limits) || (limits.length > 0 && limits.length <= MAX_ENTRIES)) return [];
  const message = `It has ${limits.length} entries instead of 1 to ${MAX_ENTRIES}.`;
  return [{ path: ['teamSameClubPlayersLimit'], message }];
}

function spanIssues(settings: object, name: 'rankingPeriods' | 'rankingCustom'): SettingIssue[] {
  const spans = fieldOf(settings, name);
  if (!Array.isArray(spans)) return [];
  if (spans.length > MAX_ENTRIES) {
    return [{ path: [name], message: `It has ${spans.length} entries instead of at most ${MAX_ENTRIES}.` }];
  }
  const ids = spans.map((span: unknown) => fieldOf(span, 'id'));
  return spans.flatMap((span: unknown, index): SettingIssue[] => {
    const [id, first, last] = ['id', 'firstWeek', 'lastWeek'].map((field) => fieldOf(span, field));
    if (ids.indexOf(id) < index) {
      return [{ path: [name, index, 'id'], message: `The id ${formatValue(id)} is there twice.` }];
    }
    if (typeof first !== 'number' || typeof last !== 'number' || first <= last) return [];
    const message = `${last} is before the first matchday of this ranking, ${first}.`;
    return [{ path: [name, index, 'lastWeek'], message }];
  });
}

/** A value of `times` for each number from 1 on. */
const MAX_TIMES = 20;

/** Rules of a scoring table that contradict each other or themselves; single numbers have their bounds. */
function scoringIssues(scoring: unknown): SettingIssue[] {
  if (!Array.isArray(scoring)) return [];
  const names = scoring.map((rule: unknown) => fieldOf(rule, 'rule'));
  return scoring.flatMap((rule: unknown, index): SettingIssue[] => {
    const [name, per, from, to, times] = ['rule', 'per', 'from', 'to', 'times'].map((field) =>
      fieldOf(rule, field),
    );
    const issues: SettingIssue[] = [];
    const refuse = (path: readonly string[], message: string) =>
      issues.push({ path: ['scoring', index, ...path], message });
    if (names.indexOf(name) < index) refuse(['rule'], `The rule ${formatValue(name)} is there twice.`);
    const forms = [per, from ?? to, times].filter((form) => form !== undefined);
    if (forms.length > 1) refuse([], 'It has more than one of per, from or to, and times.');
    if (typeof from === 'number' && typeof to === 'number' && from > to)
      refuse(['to'], `${to} is less than from, ${from}.`);
    if (Array.isArray(times) && (times.length === 0 || times.length > MAX_TIMES))
      refuse(['times'], `It has ${times.length} entries instead of 1 to ${MAX_TIMES}.`);
    return issues;
  });
}
