import { readBaseline } from './baselines.js';
import { type HeldPart, PARTS } from './parts.js';

/**
 * Diffs the current contracts with the released ones of the same number, a value a line:
 * `- api calls.GET matches.access: "open"`.
 * @param folder absolute path of the released contracts
 */
export function diffContracts(
  repository: string,
  folder: string,
  parts: readonly HeldPart[] = PARTS,
): string[] {
  return parts.flatMap((part) => {
    const now = part.describe(repository);
    if (!now) return [];
    return diffValues(readBaseline(folder, part.part, now.number) ?? {}, now, `${part.part} `);
  });
}

/** Diffs two documents of JSON, the OpenAPI documents of two releases for one: `+ paths./news.get.summary: "News"`. */
export function diffValues(before: unknown, after: unknown, name = ''): string[] {
  const [old, current] = [new Set(valuesOf(before)), new Set(valuesOf(after))];
  return [
    ...[...old].filter((value) => !current.has(value)).map((value) => `- ${name}${value}`),
    ...[...current].filter((value) => !old.has(value)).map((value) => `+ ${name}${value}`),
  ];
}

/** Each value below an object with its path: `number: 1`. Fields without a value are left out, as JSON does. */
function valuesOf(value: unknown, path = ''): string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [`${path}: ${JSON.stringify(value)}`];
  const inner = Array.isArray(value)
    ? value.map((item, at): [string, unknown] => [typeof item === 'string' ? item : String(at), item])
    : Object.entries(value);
  if (inner.length === 0) return [`${path}: ${JSON.stringify(value)}`];
  return inner.flatMap(([name, field]) => valuesOf(field, path === '' ? name : `${path}.${name}`));
}
