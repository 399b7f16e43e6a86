import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { TournamentSnapshot } from '../../tournament/index.js';

/** Whom a user follows in a competition, latest first. */
export async function loadWatchlist(
  { models }: Pick<Database, 'models'>,
  userId: number,
  { players }: Pick<TournamentSnapshot, 'players'>,
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
