import { type Endpoint, type ErrorCode, refusalsOf } from '@euro/api-contract';
import bodyParser from '@koa/bodyparser';
import type { Context as KoaContext } from 'koa';
import type * as z from 'zod';
import { Refusal } from '../../infra/errors.js';

const SIZE_LIMIT = 64 * 1024;
const DEPTH_LIMIT = 20;

/** Body parsers by their limit in bytes. */
const parsers = new Map<number, ReturnType<typeof bodyParser>>();

function parserOf(limit: number): ReturnType<typeof bodyParser> {
  const cached = parsers.get(limit);
  if (cached) return cached;
  const parser = bodyParser({
    enableTypes: ['json', 'form'],
    jsonLimit: `${limit}b`,
    formLimit: `${limit}b`,
    encoding: 'utf-8',
    onError(error) {
      const tooLarge = 'type' in error && error.type === 'entity.too.large';
      throw new Refusal(tooLarge ? 'body-too-large' : 'malformed-body');
    },
  });
  parsers.set(limit, parser);
  return parser;
}

/**
 * The JSON object a call sends, or the fields of a form where one may come, unchecked; an absent body is an empty
 * object, and so is a form in parts.
 */
export async function readBody(
  http: KoaContext,
  { form = false, maxBytes = SIZE_LIMIT }: Pick<Endpoint, 'form' | 'maxBytes'>,
): Promise<unknown> {
  const isEmpty =
    http.request.length === 0 || (http.request.length === undefined && !http.get('transfer-encoding'));
  if (isEmpty) return {};
  if (form && http.is('multipart')) return {};
  if (!http.is('json', ...(form ? ['urlencoded'] : []))) throw new Refusal('unsupported-media-type');
  await parserOf(maxBytes)(http, async () => {});
  const { rawBody, body } = http.request;
  // The decoder puts U+FFFD where the bytes were no UTF-8.
  if (rawBody?.includes('\uFFFD') || isDeeperThan(body, DEPTH_LIMIT)) throw new Refusal('malformed-body');
  return body ?? {};
}

/**
 * The JSON object of a call without a body in its contract: the portal sends `widgetUser` with every POST and PUT
 * (spec §7). Anything that can't be read is no reason to refuse the call, and reads as an empty object.
 */
export async function readUnlistedBody(http: KoaContext): Promise<unknown> {
  if (http.method !== 'POST' && http.method !== 'PUT') return {};
  try {
    return await readBody(http, {});
  } catch (error) {
    if (error instanceof Refusal) return {};
    throw error;
  }
}

function isDeeperThan(root: unknown, limit: number): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

/** Longest `widgetUser` of the contract, in characters; a longer cookie is truncated. */
const MAX_WIDGET_USER_LENGTH = 200;

/**
 * Returns the fields of a call with a `widgetUser` that fits. The broadcaster writes that cookie, and the portal
 * sends its value along with every change (spec §7). It only helps to match records and proves nothing (decisions
 * §7.5), so it never refuses a call: a long value is truncated, and one that is no text is removed.
 */
export function truncateWidgetUser(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || !('widgetUser' in fields)) return fields;
  const { widgetUser, ...others } = fields;
  return typeof widgetUser === 'string' ? { ...others, widgetUser: cut(widgetUser) } : others;
}

function cut(text: string): string {
  return text.replaceAll('\0', '').slice(0, MAX_WIDGET_USER_LENGTH);
}

/** The `widgetUser` of a call that was found right; undefined without one. */
export function widgetUserOf(fields: unknown): string | undefined {
  const isThere = typeof fields === 'object' && fields !== null && 'widgetUser' in fields;
  return isThere && typeof fields.widgetUser === 'string' ? fields.widgetUser : undefined;
}

/**
 * A query whose lists and objects in brackets, as many clients write them, are JSON in one field:
 * `sorters[0][column]=goals` → `sorters=[{"column":"goals"}]`. A list of plain values is joined by commas:
 * `sorters[]=goals DESC` → `sorters=goals DESC`.
 */
export function withBracketsJoined(query: KoaContext['query']): KoaContext['query'] {
  const lists = new Map<string, Map<string, Record<string, unknown> | string>>();
  for (const [key, value] of Object.entries(query)) {
    const [, name, index = '', property] = /^(\w+)\[(\d{0,2})\](?:\[(\w+)\])?$/.exec(key) ?? [];
    if (name === undefined || name in query) continue;
    const items = lists.get(name) ?? new Map();
    if (property === undefined) items.set(index, String(value));
    else items.set(index, { ...Object(items.get(index)), [property]: value });
    lists.set(name, items);
  }
  if (lists.size === 0) return query;
  const joined = [...lists].map(([name, items]) => {
    const values = [...items.values()];
    const isPlain = values.every((value) => typeof value === 'string');
    return [name, isPlain ? values.join() : JSON.stringify(values)];
  });
  return { ...query, ...Object.fromEntries(joined) };
}

/** Fields for which being too short has an error code of its own (spec §5). */
const PASSWORD_FIELDS = new Set(['password', 'newPassword']);

/** Names of which wrong characters have an error code of their own, as wrong lengths have, where a call lists it. */
const NAME_CODES: Readonly<Record<string, ErrorCode>> = {
  teamName: 'team-name-invalid',
  name: 'league-name-invalid',
};

/** The fields of a call's body that its command refuses by a code of their own. */
export function namesOf({ errors }: Pick<Endpoint, 'errors'>): string[] {
  return Object.keys(NAME_CODES).filter((name) => errors.some((code) => code === NAME_CODES[name]));
}

/**
 * The parts of a call as the contract wants them, unknown fields dropped; refuses what does not fit.
 * @param names the fields whose characters the command checks
 */
export function parsePart(
  schema: z.ZodObject | undefined,
  value: unknown,
  part: 'params' | 'query' | 'body',
  names: readonly string[] = [],
): object {
  if (!schema) return {};
  const parsed = schema.safeParse(value);
  const issues = parsed.success ? nulIssues(parsed.data, names) : parsed.error.issues;
  if (parsed.success && issues.length === 0) return parsed.data;
  // An id that can't exist names nothing.
  if (part === 'params') throw new Refusal('not-found');
  if (issues.every(isShortPassword)) throw new Refusal('password-too-short');
  throw new Refusal('invalid-input', {
    issues: issues.map(({ path, code }) => ({ path: path.join('.'), code })),
  });
}

type InputIssue = Pick<z.core.$ZodIssue, 'path' | 'code'>;

/** SQLite treats a NUL character as the end of a statement, and nobody types one. */
function nulIssues(fields: Readonly<Record<string, unknown>>, names: readonly string[]): InputIssue[] {
  return Object.keys(fields)
    .filter((name) => !names.includes(name) && holdsNul(fields[name]))
    .map((name) => ({ path: [name], code: 'invalid_format' }));
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

function isShortPassword({ code, path }: InputIssue): boolean {
  return code === 'too_small' && PASSWORD_FIELDS.has(String(path[0]));
}

/** For tests: an answer must match the contract, without further fields. */
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
  if (!(error instanceof Refusal) || refusalsOf(name, endpoint).includes(error.code)) return;
  throw new Error(`${name} refuses against its contract: ${error.code}`);
}

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>(
    (sum, item) => sum + (item === undefined ? 0 : countValues(item)),
    1,
  );
}
