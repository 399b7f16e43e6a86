import { settingIssues } from '../feed/settingIssues.js';
import { budgetProblem, type PricedPlayer } from './budgetProblem.js';
import { storedSettings } from './storedSettings.js';

interface SettingProblem {
  readonly path: string;
  readonly message: string;
}

/**
 * Problems of settings, by the rules of an import, for the operator who changes them.
 * @param players those of the competition
 */
export function settingProblems(settings: unknown, players: readonly PricedPlayer[]): SettingProblem[] {
  const parsed = storedSettings.safeParse(settings);
  const misread = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  const outside = settingIssues({ settings }).map(({ path, message }) => ({
    path: path.slice(1).join('.'),
    message,
  }));
  const tooLittle = parsed.success ? budgetProblem(parsed.data, players) : null;
  const budget = tooLittle === null ? [] : [{ path: 'budget', message: tooLittle }];
  const problems = [...budget, ...misread, ...outside];
  return [...new Map(problems.map((problem) => [problem.path, problem])).values()];
}
