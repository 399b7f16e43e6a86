import { settingIssues } from '../feed/settingIssues.js';
import { storedSettings } from './storedSettings.js';

/** Problems of settings, by the rules of an import, for the operator who changes them. */
export function settingProblems(settings: unknown): { readonly path: string; readonly message: string }[] {
  const misread = (storedSettings.safeParse(settings).error?.issues ?? []).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  const outside = settingIssues({ settings }).map(({ path, message }) => ({
    path: path.slice(1).join('.'),
    message,
  }));
  return [...new Map([...misread, ...outside].map((problem) => [problem.path, problem])).values()];
}
