import type { Endpoint, EndpointName } from '@euro/api-contract';
import type { BaseContext, CompetitionName, CompetitionSubject } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { inCompetition } from '../../infra/inCompetition.js';
import type { Caller } from './caller.js';

interface Parts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type SubjectTable = Extract<CompetitionSubject, { table: unknown }>['table'];

/** Calls about a row, by path: the row determines the competition. */
const ROWS: readonly (readonly [path: RegExp, table: SubjectTable, field: string])[] = [
  [/^team\/badge$/, 'teams', 'teamId'],
  [/^team\/(?!add$)/, 'teams', 'id'],
  [/^league\/team\//, 'teams', 'teamId'],
  [/^duels?\/.*\{teamId\}$/, 'teams', 'teamId'],
  [/^league\/(cover$|\{leagueId\})/, 'leagues', 'leagueId'],
  [/^league\/\{id\}/, 'leagues', 'id'],
  [/^player\//, 'players', 'id'],
  [/^watchlist\//, 'players', 'playerId'],
  [/^club\//, 'clubs', 'id'],
  [/^match\//, 'matches', 'id'],
  [/^admin\/matches\//, 'matches', 'id'],
  [/^payments\/\{id\}/, 'orders', 'id'],
  [/^payments\/cancel$/, 'orders', 'paymentId'],
  [/^admin\/orders\/\{id\}/, 'orders', 'id'],
  [/^admin\/coupons\/\{id\}/, 'coupons', 'id'],
];

/** Calls with a competition's id in their path: it is none of the context's. */
const BY_ID = 'admin/competitions/{id}';

/** Returns the function that finds a call's competition; its result is undefined where the call names none. */
export function competitionSubject(
  name: EndpointName,
  { query, body }: Pick<Endpoint, 'query' | 'body'>,
): (parts: Parts) => CompetitionSubject | undefined {
  const path = name.slice(name.indexOf(' ') + 1);
  const [, table, field = ''] = ROWS.find(([pattern]) => pattern.test(path)) ?? [];
  const isNamedIn = (part: Endpoint['query']) => part !== undefined && 'competitionFeed' in part.shape;
  const [byQuery, byBody] = [isNamedIn(query), isNamedIn(body)];
  return (parts) => {
    const name = byQuery ? choiceIn(parts.query) : byBody ? choiceIn(parts.body) : undefined;
    const id = Number(fieldOf(parts.params, field) ?? fieldOf(parts.body, field));
    return table !== undefined && Number.isSafeInteger(id) ? { ...name, table, id } : name;
  };
}

/** Whether a call is about one competition: it names it, or a row of it. */
export function isOfCompetition(
  name: EndpointName,
  { query, body }: Pick<Endpoint, 'query' | 'body'>,
): boolean {
  const path = name.slice(name.indexOf(' ') + 1);
  return (
    path.startsWith(BY_ID) ||
    ROWS.some(([pattern]) => pattern.test(path)) ||
    [query, body].some((part) => part !== undefined && 'competitionFeed' in part.shape)
  );
}

/** The competition whose id is in a call's path; undefined for every other call. */
export function competitionInPath(name: EndpointName, params: unknown): number | undefined {
  return name.slice(name.indexOf(' ') + 1).startsWith(BY_ID) ? Number(fieldOf(params, 'id')) : undefined;
}

/** The competition that a query or body names; undefined where it names none. */
export function choiceIn(part: unknown): CompetitionName | undefined {
  const feed = fieldOf(part, 'competitionFeed');
  const season = Number(fieldOf(part, 'seasonId') ?? Number.NaN);
  const competitionFeed = typeof feed === 'string' ? feed : undefined;
  const seasonId = Number.isSafeInteger(season) ? season : undefined;
  return competitionFeed === undefined && seasonId === undefined ? undefined : { competitionFeed, seasonId };
}

function fieldOf(part: unknown, name: string): unknown {
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined;
}

/** The reader; null for a visitor. A function where the caller is identified only for drafts. */
type Reader = Pick<Caller, 'roles' | 'rolesIn'> | null;

/**
 * The context of the competition that a call names; the given context without a subject. Drafts are visible to
 * operators, and to who has a role in them.
 * @throws the refusal `not-found` for a name that no competition has, and for a draft to everybody else
 */
export async function inSubject<C extends BaseContext>(
  context: C,
  subject: CompetitionSubject | undefined,
  reader: Reader | (() => Promise<Reader>) = null,
): Promise<C> {
  if (!subject) return context;
  const id = await context.findCompetition(subject);
  if (id === null) return context;
  const entry = (await context.competitions()).find((one) => one.id === id);
  if (entry?.state === 'draft') {
    const { roles, rolesIn } = (typeof reader === 'function' ? await reader() : reader) ?? {};
    if (!roles?.has('operator') && !rolesIn?.has(id)) throw new Refusal('not-found');
  }
  return inCompetition(context, id);
}
