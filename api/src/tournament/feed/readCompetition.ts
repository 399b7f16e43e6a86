import * as z from 'zod';
import { boundsAt, describeBounds } from '../competition/settingBounds.js';
import { storedSettings } from '../competition/storedSettings.js';
import type { FeedProblems } from './feedProblem.js';
import type { SettingIssue } from './settingIssue.js';
import { settingIssues } from './settingIssues.js';

export const COMPETITION_FILE = 'competition.json';

const count = z.number().int().min(0);

const competitionFile = z.strictObject({
  feed: z.string().regex(/^[A-Z0-9]{2,16}$/, 'must be 2 to 16 capitals and digits'),
  season: z.number().int().min(1900).max(2999),
  /** How many rows each table has: without it a file cut off between two rows can't be distinguished from a short one. */
  rows: z
    .strictObject({
      'clubs.csv': count,
      'players.csv': count,
      'matches.csv': count,
      'stats.csv': count,
      'values.csv': count,
    })
    .partial()
    .optional(),
  /** Deadlines that are not the first kick-off of their matchday, by matchday (decisions §2.2). */
  deadlines: z.record(z.string().regex(/^\d{1,2}$/), z.iso.datetime()).optional(),
  settings: z.strictObject(storedSettings.shape),
});
export type CompetitionFile = z.infer<typeof competitionFile>;

/** The competition and its settings; null with problems when the file does not say them right. */
export function readCompetition(text: string, problems: FeedProblems): CompetitionFile | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    problems.add(COMPETITION_FILE, null, null, `The file is not valid JSON: ${reason}`);
    return null;
  }
  const parsed = competitionFile.safeParse(json);
  const refused = [...issuesOf(parsed.error), ...settingIssues(json)];
  // A fraction where a whole number is expected is found by both.
  const byPlace = new Map(refused.map(({ path, message }) => [path.join('.'), message]));
  for (const [place, message] of byPlace) problems.add(COMPETITION_FILE, null, place || null, message);
  return parsed.success && byPlace.size === 0 ? parsed.data : null;
}

function issuesOf(error: z.ZodError | undefined): SettingIssue[] {
  return (error?.issues ?? []).map(({ path, message }) => {
    const bounds = path[0] === 'settings' ? boundsAt(path.slice(1)) : undefined;
    return { path, message: bounds ? `${message}; it must be ${describeBounds(bounds)}.` : `${message}.` };
  });
}
