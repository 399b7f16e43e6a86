import type { Transaction } from 'sequelize';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Database } from '../../db/database.js';

/** Whom a user follows in a competition, latest first. */
export async function loadWatchlist(
  { models }: Pick<Database, 'models'>,
  userId: number,
  { players }: Pick<Catalogue, 'players'>,
  transaction?: Transaction,
): Promise<number[]> {
  const rows = await models.WatchedPlayer.findAll({
    attributes: ['playerId'],
    where: { userId },
    order: [
      ['since', 'DESC'],
      ['playerId', 'DESC'],
    ],
    raw: true,
    transaction: transaction ?? null,
  });
  return rows.map(({ playerId }) => playerId).filter((id) => players.has(id));
}
