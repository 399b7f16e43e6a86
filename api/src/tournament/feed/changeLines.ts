import type { FieldChange, Row, RowChanges } from '../../infra/db/writeRows.js';
import { describeSpells } from './describeSpells.js';
import type { Feed } from './feed.js';
import type { WantedTable } from './feedRows.js';

/** A row that is added, changed or removed, as an operator reads it. */
export interface ChangeLine {
  readonly table: string;
  readonly change: 'added' | 'updated' | 'removed';
  /** `GER–SCO`, a player's name, `transfersAllowed`. */
  readonly subject: string;
  /** The match of a player's statistics: `GER–SCO`. */
  readonly match: string | null;
  /** The matchday in which it counts. */
  readonly weekId: number | null;
  /** Only of changed rows; moments in epoch milliseconds. */
  readonly fields: readonly FieldChange[];
  /** The match that is added or changed. */
  readonly matchId: number | null;
  /** It takes the confirmation of its matchday away. */
  readonly reopens: boolean;
}

/** Lines of one table. */
export const MAX_LINES = 60;

/** Attributes that people do not see: digests, and what follows from others. */
const UNSEEN = new Set(['statsHash', 'homeKnownAt', 'awayKnownAt', 'plannedWeekId', 'sort']);

type Changes = ReadonlyMap<WantedTable['table'] | string, RowChanges>;

/**
 * Changes by row: of matches, deadlines, statistics that change, players, clubs, pages and prizes. Values are in the
 * lines of their players; statistics that come and go are only counted.
 */
export function changeLines(
  feed: Pick<Feed, 'clubs' | 'players' | 'matches'>,
  changes: Changes,
): ChangeLine[] {
  const names = namesIn(feed);
  return (['matches', 'matchdays', 'stats', 'players', 'clubs', 'pages', 'prizes'] as const).flatMap(
    (table) => {
      const own = changes.get(table);
      if (!own) return [];
      const lineOf = (change: ChangeLine['change'], row: Row, fields: ChangeLine['fields']): ChangeLine => ({
        ...{ table, change, fields },
        ...names[table](row),
        matchId: table === 'matches' && change !== 'removed' ? Number(row.id) : null,
        reopens: false,
      });
      const updated = own.updated.flatMap((row, index) => {
        const seen = fieldsOf(table, own.befores[index] ?? {}, row, own.updates[index]?.fields ?? []).map(
          (field) => names.inWords(field),
        );
        return seen.length === 0 ? [] : [lineOf('updated', row, seen)];
      });
      const others =
        table === 'stats'
          ? []
          : [
              ...own.added.map((row) => lineOf('added', row, [])),
              ...own.removed.map((row) => lineOf('removed', row, [])),
            ];
      return [...updated, ...others].slice(0, MAX_LINES);
    },
  );
}

/** The seen fields; a score is one field. */
function fieldsOf(table: string, before: Row, after: Row, fields: readonly FieldChange[]): FieldChange[] {
  // A first value moves with the value, an end with the kick-off, statistics with their match.
  const names = new Set(fields.map(({ field }) => field));
  const follows = (field: string) =>
    (field === 'openingValue' && names.has('value')) ||
    (field === 'finishedAt' && names.has('kickoffAt')) ||
    (field === 'weekId' && table === 'stats');
  const seen = fields.filter(({ field }) => !UNSEEN.has(field) && !follows(field));
  if (table !== 'matches') return seen;
  const others = seen.filter(({ field }) => field !== 'homeScore' && field !== 'awayScore');
  const score = { field: 'score', from: scoreOf(before), to: scoreOf(after) };
  return score.from === score.to ? others : [score, ...others];
}

function scoreOf({ homeScore, awayScore }: Row): string | null {
  return homeScore == null ? null : `${homeScore}–${awayScore}`;
}

type Named = Pick<ChangeLine, 'subject' | 'match' | 'weekId'>;

function namesIn({ clubs, players, matches }: Pick<Feed, 'clubs' | 'players' | 'matches'>) {
  const shorts = new Map<unknown, string>(clubs.map(({ id, short }) => [id, short]));
  const playerNames = new Map<unknown, string>(players.map(({ id, name }) => [id, name]));
  const matchById = new Map<unknown, Pick<Row, string>>(
    matches.map(({ id, homeId, awayId, homeFrom, awayFrom }) => [id, { homeId, awayId, homeFrom, awayFrom }]),
  );
  const club = (id: Row[string] | undefined) => shorts.get(id) ?? null;
  const pairing = ({ homeId, awayId, homeFrom, awayFrom }: Row) =>
    `${club(homeId) ?? homeFrom ?? '?'}–${club(awayId) ?? awayFrom ?? '?'}`;
  const named = (subject: Row[string] | undefined, more: Partial<Named> = {}): Named => ({
    ...{ match: null, weekId: null },
    ...more,
    subject: String(subject ?? ''),
  });
  const ofLanguage = ({ slug, language }: Row) => named(`${slug} (${language})`);
  return {
    matches: (row: Row) => named(pairing(row), { weekId: Number(row.weekId) }),
    matchdays: ({ weekId }: Row) => named(weekId, { weekId: Number(weekId) }),
    stats: ({ playerId, matchId, weekId }: Row) =>
      named(playerNames.get(playerId) ?? playerId, {
        match: pairing(matchById.get(matchId) ?? {}),
        weekId: Number(weekId),
      }),
    players: ({ name }: Row) => named(name),
    clubs: ({ short }: Row) => named(short),
    pages: ofLanguage,
    prizes: ofLanguage,
    /** Clubs by their short name in the place of ids. */
    inWords(change: FieldChange): FieldChange {
      const { field } = change;
      const words = (show: (value: Row[string]) => Row[string]) => ({
        field,
        from: show(change.from),
        to: show(change.to),
      });
      if (field === 'spells') return words((value) => describeSpells(value, club));
      return field === 'homeId' || field === 'awayId' || field === 'clubId' ? words(club) : change;
    },
  };
}
