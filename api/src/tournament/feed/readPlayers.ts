import { NEWS_KINDS } from '@euro/api-contract';
import type { PositionId } from '@euro/game';
import { groupBy } from '../../infra/groupBy.js';
import type { FeedPlayer } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import {
  type Cell,
  field,
  matching,
  millions,
  oneOf,
  optional,
  orEmpty,
  utcMoment,
  whole,
  words,
  yesNo,
} from './fields.js';
import { parseTable, type TableSource } from './parseTable.js';
import { CLUBS_FILE, type ClubRow } from './readClubs.js';
import { SPELLS_FILE, type SpellRow } from './readSpells.js';

export const PLAYERS_FILE = 'players.csv';

const POSITIONS: readonly PositionId[] = [0, 1, 2, 3, 4];

const position = field(
  (raw): Cell<PositionId> => {
    const value = POSITIONS.find((id) => String(id) === raw);
    return value === undefined
      ? { ok: false, expected: '0 (coach), 1 (goalkeeper), 2 (defender), 3 (midfielder) or 4 (forward)' }
      : { ok: true, value };
  },
  { enum: [...POSITIONS, ...POSITIONS.map(String)] },
);

/** The columns of a row of players.csv. */
export const PLAYER_FIELDS = {
  id: whole(1, 999_999),
  /** Empty for who comes with his first row of spells.csv. */
  club: orEmpty(words(1, 8)),
  position,
  shirt: orEmpty(whole(1, 99)),
  name: words(1, 120),
  short: words(1, 12),
  forename: words(0, 80),
  surname: words(1, 80),
  clubName: orEmpty(words(1, 120)),
  value: millions(1, 999),
  ban: yesNo,
  injury: yesNo,
  portraitUrl: orEmpty(
    matching(/^(https:\/\/|\/(?!\/))[^\s"'<>\\]{1,280}$/, 'an https:// address or a path'),
  ),
  leftAt: optional(utcMoment),
  news: optional(oneOf(NEWS_KINDS)),
  newsNl: optional(words(1, 80)),
  newsEn: optional(words(1, 80)),
  newsSource: optional(words(1, 40)),
  newsAt: optional(utcMoment),
};

/** A player with his line in the file. */
export interface PlayerRow extends FeedPlayer {
  readonly line: number;
  /** Lines of those of his `spells` that have a row of their own, in their order. */
  readonly spellLines?: readonly number[];
}

/**
 * The squads of the feed, coaches included.
 * @param spells clubs that players come to later
 */
export function readPlayers(
  source: TableSource,
  clubs: readonly Pick<ClubRow, 'id' | 'short'>[],
  problems: FeedProblems,
  spells: readonly SpellRow[] = [],
): PlayerRow[] {
  const clubIds = new Map(clubs.map((club) => [club.short, club.id]));
  const spellsByPlayer = groupBy(spells, ({ playerId }) => playerId);
  const ids = new Set<number>();
  const players: PlayerRow[] = [];
  for (const row of parseTable(PLAYERS_FILE, source, PLAYER_FIELDS, problems)) {
    const { club, position: positionId, line, shirt, ...rest } = row;
    const clubId = club === null ? null : clubIds.get(club);
    const ownSpells = spellsByPlayer.get(row.id) ?? [];
    if (ids.has(row.id)) problems.add(PLAYERS_FILE, line, 'id', `The id ${row.id} is there twice.`);
    if (clubId === undefined) problems.add(PLAYERS_FILE, line, 'club', `${club} is not in ${CLUBS_FILE}.`);
    if (clubId === null && ownSpells.length === 0)
      problems.add(PLAYERS_FILE, line, 'club', `A player without a club needs a row in ${SPELLS_FILE}.`);
    checkNews(row, problems);
    ids.add(row.id);
    const registrations = registrationsOf(clubId ?? null, shirt, ownSpells);
    if (registrations) players.push({ ...rest, line, positionId, ...registrations });
  }
  for (const { line, playerId } of spells) {
    if (!ids.has(playerId))
      problems.add(SPELLS_FILE, line, 'player', `Player ${playerId} is not in ${PLAYERS_FILE}.`);
  }
  return players;
}

/** News has a source and a moment, and no part of it is there without its kind. */
function checkNews(
  row: Pick<PlayerRow, 'line' | 'id' | 'news' | 'newsNl' | 'newsEn' | 'newsSource' | 'newsAt'>,
  problems: FeedProblems,
): void {
  const { line, id, news, newsNl, newsEn, newsSource, newsAt } = row;
  const refuse = (column: string, message: string) => problems.add(PLAYERS_FILE, line, column, message);
  if (news === null) {
    if ([newsNl, newsEn, newsSource, newsAt].some((part) => part !== null))
      refuse('news', `The news of player ${id} lacks its kind: ${NEWS_KINDS.join(', ')}.`);
    return;
  }
  if (newsSource === null) refuse('newsSource', `The news of player ${id} lacks its source.`);
  if (newsAt === null) refuse('newsAt', `The news of player ${id} lacks its moment.`);
}

/** Where a player is at first, and where he comes to; null where he is nowhere. */
function registrationsOf(
  clubId: number | null,
  shirt: number | null,
  rows: readonly SpellRow[],
): Pick<PlayerRow, 'clubId' | 'shirt' | 'spells' | 'spellLines'> | null {
  const later = rows.toSorted((a, b) => a.fromAt - b.fromAt);
  const [first] = later;
  if (!first) return clubId === null ? null : { clubId, shirt };
  const spells = later.map(({ fromAt, clubId: to, shirt: number }) => ({
    fromAt,
    clubId: to,
    shirt: number,
  }));
  const spellLines = later.map(({ line }) => line);
  if (clubId === null) return { clubId: first.clubId, shirt: first.shirt, spells, spellLines };
  return { clubId, shirt, spells: [{ fromAt: 0, clubId, shirt }, ...spells], spellLines };
}
