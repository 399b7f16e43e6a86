import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { Feed, FeedMatch } from './feed.js';

/** Ids of a competition begin at a multiple of this, so that the feed's own stay readable in them. */
const SPACE = 100_000;

type Table = 'clubs' | 'players' | 'matches';

/** Database ids by the feed's ids. */
type Ids = ReadonlyMap<number, number>;

/**
 * The same feed with ids that are unique over all competitions: those that are stored already, and for new rows the
 * feed's own id in the first competition, or that id in a space of the competition's own.
 */
export async function assignIds(
  database: Database,
  feed: Feed,
  competitionId: number,
  transaction: Transaction,
): Promise<Feed> {
  const assign = (table: Table, rows: readonly { readonly id: number }[]) =>
    idsOf(database, { table, competitionId, feedIds: rows.map(({ id }) => id) }, transaction);
  const clubs = await assign('clubs', feed.clubs);
  const players = await assign('players', feed.players);
  const matches = await assign('matches', feed.matches);
  const club = (id: number | null) => (id === null ? null : of(clubs, id));
  return {
    ...feed,
    clubs: feed.clubs.map((row) => ({ ...row, id: of(clubs, row.id), feedId: row.id })),
    players: feed.players.map((row) => ({
      ...row,
      id: of(players, row.id),
      feedId: row.id,
      clubId: of(clubs, row.clubId),
      ...(row.spells && {
        spells: row.spells.map((spell) => ({ ...spell, clubId: of(clubs, spell.clubId) })),
      }),
    })),
    matches: feed.matches.map((row) => ({
      ...row,
      id: of(matches, row.id),
      feedId: row.id,
      homeId: club(row.homeId),
      awayId: club(row.awayId),
      homeFrom: originIn(row.homeFrom, matches),
      awayFrom: originIn(row.awayFrom, matches),
    })),
    stats: feed.stats.map((row) => ({
      ...row,
      matchId: of(matches, row.matchId),
      playerId: of(players, row.playerId),
    })),
    values: feed.values?.map((row) => ({ ...row, playerId: of(players, row.playerId) })) ?? null,
  };
}

/** A checked feed refers to its own rows only. */
function of(ids: Ids, feedId: number): number {
  const id = ids.get(feedId);
  if (id === undefined) throw new Error(`The feed has no row ${feedId}.`);
  return id;
}

/** `W41` and `L61` name a match of the feed. */
function originIn(origin: FeedMatch['homeFrom'], matches: Ids): string | null {
  return (
    origin?.replace(/^([WL])(\d+)$/, (_, side: string, id: string) => side + of(matches, Number(id))) ?? null
  );
}

interface IdRequest {
  readonly table: Table;
  readonly competitionId: number;
  readonly feedIds: readonly number[];
}

async function idsOf(
  { models }: Database,
  { table, competitionId, feedIds }: IdRequest,
  transaction: Transaction,
): Promise<Ids> {
  const model = { clubs: models.Club, players: models.Player, matches: models.Match }[
    table
  ] as typeof models.Club;
  const rows = await model.findAll({
    attributes: ['id', 'feedId', 'competitionId'],
    raw: true,
    transaction,
  });
  const usedIds = new Set(rows.map(({ id }) => id));
  const own = rows.filter((row) => row.competitionId === competitionId);
  const ids = new Map(own.map(({ id, feedId }) => [feedId ?? id, id]));
  let highest = Math.max(0, ...usedIds);
  const [sample] = own;
  const base = sample ? sample.id - (sample.feedId ?? sample.id) : spaceAfter(highest);
  for (const feedId of feedIds) {
    if (ids.has(feedId)) continue;
    const preferredId = base + feedId;
    const id = usedIds.has(preferredId) ? highest + 1 : preferredId;
    highest = Math.max(highest, id);
    usedIds.add(id);
    ids.set(feedId, id);
  }
  return ids;
}

function spaceAfter(highest: number): number {
  return Math.ceil(highest / SPACE) * SPACE;
}
