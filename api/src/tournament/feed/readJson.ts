import type * as z from 'zod';
import type { FeedProblems } from './feedProblem.js';
import { ILLEGIBLE, isLegible } from './isLegible.js';
import { lineOfPath, repeatedKeys } from './lineOfPath.js';

/**
 * The parsed text of a file, with a problem for each text in it that is not legible, and for each key that an object
 * has twice; undefined with one when it is no JSON.
 */
export function readJson(file: string, text: string, problems: FeedProblems): unknown {
  try {
    const json: unknown = JSON.parse(text);
    for (const path of illegiblePaths(json))
      problems.add(file, lineOfPath(text, path), path.join('.'), `${ILLEGIBLE}.`);
    refuseRepeatedKeys(file, text, problems);
    return json;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    problems.add(file, null, null, `The file is not valid JSON: ${reason}`);
    return undefined;
  }
}

/** Adds a problem for each key of valid JSON that an object has twice. */
export function refuseRepeatedKeys(file: string, text: string, problems: FeedProblems): void {
  for (const { name, line } of repeatedKeys(text))
    problems.add(file, line, name, 'This is there twice; only the last would count.');
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

type Path = readonly (string | number)[];

/** The paths of texts, all of one line, with characters that cannot be seen. */
function illegiblePaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return isLegible(value) ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((one, index) => illegiblePaths(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => illegiblePaths(one, [...path, name]));
}
