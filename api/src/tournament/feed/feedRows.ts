import type { Model, ModelStatic, Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { Row } from '../../infra/db/writeRows.js';
import type { Feed, FeedNews, FeedPlayer } from './feed.js';
import type { ValuePlan } from './planValues.js';
import { statsHashes } from './statsHashes.js';
import { writeSpells } from './storedSpells.js';
import { writeUnknown } from './storedStat.js';

/** A table of the feed, the parents first: how its rows should be stored. */
export interface WantedTable {
  readonly table: 'clubs' | 'players' | 'values' | 'matchdays' | 'matches' | 'stats' | 'pages' | 'prizes';
  readonly rows: readonly Row[];
  readonly key: readonly string[];
  readonly nameOf: (row: Row) => string;
}

/** Every table of the feed as rows of the models, in the order in which they can be written. */
export function wantedRows(feed: Feed, competitionId: number, plan: ValuePlan): WantedTable[] {
  const hashes = statsHashes(feed);
  const names = new Map(feed.players.map(({ id, name }) => [id, name]));
  const matches = new Map(feed.matches.map(({ id, feedId }) => [id, feedId ?? id]));
  const inCompetition = (rows: readonly object[]): Row[] => rows.map((row) => ({ ...row, competitionId }));
  return [
    { table: 'clubs', rows: inCompetition(feed.clubs), key: ['id'], nameOf: ({ short }) => String(short) },
    {
      table: 'players',
      rows: inCompetition(
        feed.players.map((player) => ({ ...playerRow(player), ...plan.worth.get(player.id) })),
      ),
      key: ['id'],
      nameOf: ({ name }) => String(name),
    },
    {
      table: 'values',
      rows: plan.values.map((value) => ({ ...value })),
      key: ['playerId', 'fromAt'],
      nameOf: ({ playerId }) => names.get(Number(playerId)) ?? String(playerId),
    },
    {
      table: 'matchdays',
      rows: inCompetition(feed.matchdays.map(({ weekId, deadlineAt }) => ({ weekId, deadlineAt }))),
      key: ['weekId'],
      nameOf: ({ weekId }) => `matchday ${weekId}`,
    },
    {
      table: 'matches',
      rows: inCompetition(feed.matches.map((match) => ({ ...match, statsHash: hashes.get(match.id) ?? '' }))),
      key: ['id'],
      nameOf: ({ id, feedId }) => `match ${feedId ?? id}`,
    },
    {
      table: 'stats',
      rows: feed.stats.map(({ unknown, ...stat }) => ({ ...stat, unknown: writeUnknown(unknown) })),
      key: ['matchId', 'playerId'],
      nameOf: ({ matchId, playerId }) =>
        `match ${matches.get(Number(matchId)) ?? matchId}, ${names.get(Number(playerId)) ?? playerId}`,
    },
    {
      table: 'pages',
      rows: inCompetition(feed.pages),
      key: ['slug', 'language'],
      nameOf: ({ slug, language }) => `${slug} (${language})`,
    },
    {
      table: 'prizes',
      rows: inCompetition(feed.prizes),
      key: ['slug', 'language'],
      nameOf: ({ slug, language }) => `${slug} (${language})`,
    },
  ];
}

const NO_NEWS: FeedNews = { news: null, newsNl: null, newsEn: null, newsSource: null, newsAt: null };

function playerRow({ spells = [], leftAt = null, ...player }: FeedPlayer): Row {
  return { ...NO_NEWS, ...player, spells: writeSpells(spells), leftAt };
}

/**
 * Rows of a table that belong to this competition.
 * @param matchIds statistics of these matches alone
 */
export async function storedRows(
  database: Database,
  { table }: WantedTable,
  competitionId: number,
  transaction: Transaction,
  matchIds?: readonly number[],
): Promise<Row[]> {
  const model = modelOf(database, table);
  if (table === 'stats' && matchIds !== undefined) {
    return asRows(await model.findAll({ where: { matchId: [...matchIds] }, raw: true, transaction }));
  }
  if (table === 'stats') {
    const matches = await database.models.Match.findAll({
      where: { competitionId },
      attributes: ['id'],
      raw: true,
      transaction,
    });
    return asRows(
      await model.findAll({ where: { matchId: matches.map(({ id }) => id) }, raw: true, transaction }),
    );
  }
  if (table === 'values') return storedValues(database, competitionId, transaction);
  return asRows(await model.findAll({ where: { competitionId }, raw: true, transaction }));
}

async function storedValues(
  { models }: Database,
  competitionId: number,
  transaction: Transaction,
): Promise<Row[]> {
  const players = await models.Player.findAll({
    attributes: ['id'],
    where: { competitionId },
    raw: true,
    transaction,
  });
  const ids = new Set(players.map(({ id }) => id));
  const values = await models.PlayerValue.findAll({ raw: true, transaction });
  return asRows(values.filter(({ playerId }) => ids.has(playerId)));
}

/** `raw` reads give plain rows, which the model's type does not say. */
function asRows(rows: readonly object[]): Row[] {
  return rows.map((row) => ({ ...row }));
}

/** The model that keeps a table of the feed. */
export function modelOf({ models }: Database, table: WantedTable['table']): ModelStatic<Model> {
  const byTable: Record<WantedTable['table'], ModelStatic<Model>> = {
    clubs: models.Club,
    players: models.Player,
    values: models.PlayerValue,
    matchdays: models.Matchday,
    matches: models.Match,
    stats: models.MatchStat,
    pages: models.Page,
    prizes: models.Prize,
  };
  return byTable[table];
}
