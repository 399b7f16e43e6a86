import type * as z from 'zod';
import type { FeedProblems } from './feedProblem.js';
import { ILLEGIBLE, isLegible } from './isLegible.js';
import { lineOfPath } from './lineOfPath.js';

/**
 * The parsed text of a file, with a problem for each text in it that is not legible; undefined with one when it is no
 * JSON.
 */
export function readJson(file: string, text: string, problems: FeedProblems): unknown {
  try {
    const json: unknown = JSON.parse(text);
    for (const path of illegiblePaths(json))
      problems.add(file, lineOfPath(text, path), path.join('.'), `${ILLEGIBLE}.`);
    return json;
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

type Path = readonly (string | number)[];

/** The paths of texts, all of one line, with characters that cannot be seen. */
function illegiblePaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return isLegible(value) ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((one, index) => illegiblePaths(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => illegiblePaths(one, [...path, name]));
}
