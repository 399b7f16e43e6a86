import type { Endpoint, EndpointName } from '@euro/api-contract';
import type { CompetitionSubject } from '../../infra/context.js';

interface Parts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type SubjectTable = Extract<CompetitionSubject, { table: unknown }>['table'];

/** Calls about a row, by their path: the row says which competition is meant, whatever else the call names. */
const ROWS: readonly (readonly [path: RegExp, table: SubjectTable, field: string])[] = [
  [/^team\/badge$/, 'teams', 'teamId'],
  [/^team\/(?!add$)/, 'teams', 'id'],
  [/^league\/team\//, 'teams', 'teamId'],
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

/** How a call of this endpoint names its competition; the answer is undefined where nothing does. */
export function competitionSubject(
  name: EndpointName,
  { query, body }: Pick<Endpoint, 'query' | 'body'>,
): (parts: Parts) => CompetitionSubject | undefined {
  const path = name.slice(name.indexOf(' ') + 1);
  const row = ROWS.find(([pattern]) => pattern.test(path));
  if (row) {
    const [, table, field] = row;
    return (parts) => {
      const id = Number(fieldOf(parts.params, field) ?? fieldOf(parts.body, field));
      return Number.isSafeInteger(id) ? { table, id } : undefined;
    };
  }
  const isChosen = [query, body].some((part) => part !== undefined && 'competitionFeed' in part.shape);
  if (!isChosen) return () => undefined;
  return (parts) => choiceIn(parts.query) ?? choiceIn(parts.body);
}

/** The competition that a query or body names; undefined where it names none. */
export function choiceIn(part: unknown): CompetitionSubject | undefined {
  const feed = fieldOf(part, 'competitionFeed');
  const season = Number(fieldOf(part, 'seasonId') ?? Number.NaN);
  const competitionFeed = typeof feed === 'string' ? feed : undefined;
  const seasonId = Number.isSafeInteger(season) ? season : undefined;
  return competitionFeed === undefined && seasonId === undefined ? undefined : { competitionFeed, seasonId };
}

function fieldOf(part: unknown, name: string): unknown {
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined;
}
