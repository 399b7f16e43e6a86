import type * as z from 'zod';
import type { FeedProblems } from './feedProblem.js';
import { lineOfPath } from './lineOfPath.js';

/** The parsed text of a file; undefined with a problem when it is no JSON. */
export function readJson(file: string, text: string, problems: FeedProblems): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    problems.add(file, null, null, `The file is not valid JSON: ${reason}`);
    return undefined;
  }
}

/** Reads a file by its schema; null with a problem for each field that does not fit. */
export function readBySchema<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  problems: FeedProblems,
): T | null {
  const json = readJson(file, text, problems);
  if (json === undefined) return null;
  const parsed = schema.safeParse(json);
  for (const { path, message } of parsed.error?.issues ?? [])
    problems.add(file, lineOfPath(text, path), path.join('.') || null, `${message}.`);
  return parsed.data ?? null;
}
