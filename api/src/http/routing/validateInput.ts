import { type Endpoint, refusalsOf } from '@euro/api-contract';
import type * as z from 'zod';
import { Refusal } from '../../infra/errors.js';

/** Fields whose only mistake, being too short, has a code of its own (spec §5). */
const PASSWORD_FIELDS = new Set(['password', 'newPassword']);

/** The parts of a call as the contract wants them, unknown fields dropped; refuses what does not fit. */
export function parsePart(
  schema: z.ZodObject | undefined,
  value: unknown,
  part: 'params' | 'query' | 'body',
): object {
  if (!schema) return {};
  const parsed = schema.safeParse(value);
  const issues = parsed.success ? nulIssues(parsed.data) : parsed.error.issues;
  if (parsed.success && issues.length === 0) return parsed.data;
  // An id that can't exist names nothing.
  if (part === 'params') throw new Refusal('not-found');
  if (issues.every(isShortPassword)) throw new Refusal('password-too-short');
  throw new Refusal('invalid-input', {
    issues: issues.map(({ path, code }) => ({ path: path.join('.'), code })),
  });
}

type InputIssue = Pick<z.core.$ZodIssue, 'path' | 'code'>;

/** SQLite takes a NUL character for the end of a statement, and nobody types one. */
function nulIssues(fields: Readonly<Record<string, unknown>>): InputIssue[] {
  return Object.keys(fields)
    .filter((name) => holdsNul(fields[name]))
    .map((name) => ({ path: [name], code: 'invalid_format' }));
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

function isShortPassword({ code, path }: InputIssue): boolean {
  return code === 'too_small' && PASSWORD_FIELDS.has(String(path[0]));
}

/** For tests: an answer must be what the contract says, with nothing beside it. */
export function assertAnswerFits(name: string, endpoint: Endpoint, answer: unknown): void {
  const json: unknown = JSON.parse(JSON.stringify(answer));
  const parsed = endpoint.response.safeParse(json);
  if (!parsed.success) throw new Error(`${name} answers against its contract: ${parsed.error.message}`);
  if (countValues(parsed.data) !== countValues(JSON.parse(JSON.stringify(json)))) {
    throw new Error(
      `${name} answers fields that its contract does not name: ${JSON.stringify(json).slice(0, 2000)}`,
    );
  }
}

/** For tests: a call refuses with what its contract names. */
export function assertRefusalFits(name: string, endpoint: Endpoint, error: unknown): void {
  if (!(error instanceof Refusal) || refusalsOf(endpoint).includes(error.code)) return;
  throw new Error(`${name} refuses against its contract: ${error.code}`);
}

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>(
    (sum, item) => sum + (item === undefined ? 0 : countValues(item)),
    1,
  );
}
