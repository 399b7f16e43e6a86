import type * as z from 'zod';
import { boundsAt, describeBounds } from '../competition/settingBounds.js';
import type { FeedProblems } from './feedProblem.js';
import { lineOfPath } from './lineOfPath.js';
import { type CompetitionFile, competitionFile, SCORING_SETTINGS, scoringFile } from './packFiles.js';
import { readJson } from './readJson.js';
import { fieldOf, type SettingIssue } from './settingIssue.js';
import { settingIssues } from './settingIssues.js';

export const COMPETITION_FILE = 'competition.json';
export const SCORING_FILE = 'scoring.json';

/**
 * The competition and its settings, those of scoring.json among them; null with problems when the files do not say them
 * right.
 * @param scoringText null for a feed without that file: competition.json has all settings then
 */
export function readCompetition(
  text: string,
  problems: FeedProblems,
  scoringText: string | null = null,
): CompetitionFile | null {
  const json = readJson(COMPETITION_FILE, text, problems);
  const scoring = scoringText === null ? null : readJson(SCORING_FILE, scoringText, problems);
  if (json === undefined || scoring === undefined) return null;
  const mergedJson = scoring === null ? json : withScoring(json, scoring);
  const parsed = competitionFile.safeParse(mergedJson);
  const before = problems.list.length;
  if (scoring !== null) {
    refuseDoubled(json, text, problems);
    refuseUnknown(scoring, problems);
  }
  const issues = [...issuesOf(parsed.error), ...settingIssues(mergedJson)];
  // A fraction where a whole number is expected is found by both.
  const byPlace = new Map(issues.map((issue) => [issue.path.join('.'), issue]));
  for (const { path, message } of byPlace.values()) {
    const inScoring = scoringText === null ? null : pathInScoring(path);
    if (inScoring) addAt(problems, SCORING_FILE, scoringText ?? '', inScoring, message);
    else addAt(problems, COMPETITION_FILE, text, path, message);
  }
  return parsed.success && problems.list.length === before ? parsed.data : null;
}

function addAt(
  problems: FeedProblems,
  file: string,
  text: string,
  path: readonly PropertyKey[],
  message: string,
): void {
  problems.add(file, lineOfPath(text, path), path.join('.') || null, message);
}

/** The settings of both files, as they are stored. */
function withScoring(json: unknown, scoring: unknown): unknown {
  const settings = fieldOf(json, 'settings');
  if (typeof json !== 'object' || typeof settings !== 'object') return json;
  const own = Object.fromEntries(
    SCORING_SETTINGS.flatMap((name) => {
      const value = fieldOf(scoring, name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  // Without the list the rules would silently be the usual ones.
  return { ...json, settings: { ...settings, ...own, scoring: fieldOf(scoring, 'rules') ?? null } };
}

/** Where a problem of the merged settings is in scoring.json; null when it is not there. */
function pathInScoring([first, name, ...rest]: readonly PropertyKey[]): readonly PropertyKey[] | null {
  if (first !== 'settings') return null;
  if (name === 'scoring') return ['rules', ...rest];
  return SCORING_SETTINGS.some((setting) => setting === name) ? [name ?? '', ...rest] : null;
}

function refuseDoubled(json: unknown, text: string, problems: FeedProblems): void {
  const settings = fieldOf(json, 'settings');
  for (const name of [...SCORING_SETTINGS, 'scoring']) {
    if (fieldOf(settings, name) === undefined) continue;
    const message = `This is set in ${SCORING_FILE}; it can not be here as well.`;
    addAt(problems, COMPETITION_FILE, text, ['settings', name], message);
  }
}

/** Terms of scoring.json that are none; what is in the others is checked as settings. */
function refuseUnknown(scoring: unknown, problems: FeedProblems): void {
  for (const { path, message } of scoringFile.safeParse(scoring).error?.issues ?? []) {
    if (path.length === 0) problems.add(SCORING_FILE, null, null, `${message}.`);
  }
}

function issuesOf(error: z.ZodError | undefined): SettingIssue[] {
  return (error?.issues ?? []).map(({ path, message }) => {
    const bounds = path[0] === 'settings' ? boundsAt(path.slice(1)) : undefined;
    return { path, message: bounds ? `${message}; it must be ${describeBounds(bounds)}.` : `${message}.` };
  });
}
