import type { Transaction } from 'sequelize';
import { type Route, route } from '../../http/index.js';
import type { Database } from '../../infra/db/database.js';
import { lockUser } from '../../infra/db/lockUser.js';
import { Refusal } from '../../infra/errors.js';
import { requirePlayable, requireSnapshot, type TournamentSnapshot } from '../../tournament/index.js';

/** Maximum number of followed players in one competition. */
const MAX_FOLLOWED = 50;

const getWatchlist = route('GET watchlist', async ({ context, caller }) => {
  const snapshot = await requireSnapshot(context);
  return { playerIds: await loadWatchlist(context, caller.userId, snapshot) };
});

const follow = route('PUT watchlist/{playerId}', async ({ context, params, caller }) => {
  const { playerId } = params;
  const { userId } = caller;
  const snapshot = await requireSnapshot(context);
  if (!snapshot.players.has(playerId)) throw new Refusal('not-found');
  await requirePlayable(context, snapshot.competition.id);
  const { models } = context;
  const playerIds = await context.withTransaction(async (transaction) => {
    // Concurrent calls are counted one after the other.
    await lockUser(context, userId, transaction);
    const playerIds = await loadWatchlist(context, userId, snapshot, transaction);
    if (playerIds.includes(playerId)) return playerIds;
    if (playerIds.length >= MAX_FOLLOWED) throw new Refusal('watchlist-full');
    await models.WatchedPlayer.create({ userId, playerId, since: context.realNow() }, { transaction });
    return [playerId, ...playerIds];
  });
  return { playerIds };
});

const unfollow = route('DELETE watchlist/{playerId}', async ({ context, params, caller }) => {
  const { playerId } = params;
  const { userId } = caller;
  const snapshot = await requireSnapshot(context);
  await requirePlayable(context, snapshot.competition.id);
  const playerIds = await context.withTransaction(async (transaction) => {
    await context.models.WatchedPlayer.destroy({ where: { userId, playerId }, transaction });
    return loadWatchlist(context, userId, snapshot, transaction);
  });
  return { playerIds };
});

export const watchlistRoutes: readonly Route[] = [getWatchlist, follow, unfollow];

/** Ids of the players that a user follows in a competition, latest first. */
async function loadWatchlist(
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
