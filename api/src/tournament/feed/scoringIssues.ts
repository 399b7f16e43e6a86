import { fieldOf, type SettingIssue, shown } from './settingIssue.js';

/** A value of `times` for each number from 1 on. */
const MOST_TIMES = 20;

/** Rules of a scoring table that contradict each other or themselves; single numbers have their bounds. */
export function scoringIssues(scoring: unknown): SettingIssue[] {
  if (!Array.isArray(scoring)) return [];
  const names = scoring.map((rule: unknown) => fieldOf(rule, 'rule'));
  return scoring.flatMap((rule: unknown, index): SettingIssue[] => {
    const [name, per, from, to, times] = ['rule', 'per', 'from', 'to', 'times'].map((field) =>
      fieldOf(rule, field),
    );
    const issues: SettingIssue[] = [];
    const refuse = (path: readonly string[], message: string) =>
      issues.push({ path: ['scoring', index, ...path], message });
    if (names.indexOf(name) < index) refuse(['rule'], `The rule ${shown(name)} is there twice.`);
    const ways = [per, from ?? to, times].filter((way) => way !== undefined);
    if (ways.length > 1) refuse([], 'It has more than one of per, from or to, and times.');
    if (typeof from === 'number' && typeof to === 'number' && from > to)
      refuse(['to'], `${to} is less than from, ${from}.`);
    if (Array.isArray(times) && (times.length === 0 || times.length > MOST_TIMES))
      refuse(['times'], `It has ${times.length} entries instead of 1 to ${MOST_TIMES}.`);
    return issues;
  });
}
