import { requireCatalogue } from '../../catalogue/requireCatalogue.js';
import { lockOwner } from '../../commands/createTeam.js';
import { Refusal } from '../../errors.js';
import { type Route, route } from '../../routing/route.js';
import { loadWatchlist } from './loadWatchlist.js';

/** Players of one competition that somebody may follow. */
const MOST_FOLLOWED = 50;

const getWatchlist = route('GET watchlist', async ({ context, query, caller }) => {
  const catalogue = await requireCatalogue(context, query);
  return { playerIds: await loadWatchlist(context, caller.userId, catalogue) };
});

const follow = route('PUT watchlist/{playerId}', async ({ context, params, caller }) => {
  const { playerId } = params;
  const { userId } = caller;
  const catalogue = await requireCatalogue(context, {});
  if (!catalogue.players.has(playerId)) throw new Refusal('not-found');
  const { models } = context;
  const playerIds = await context.withTransaction(async (transaction) => {
    // Whoever follows two players at once is counted one after the other.
    await lockOwner(context, userId, transaction);
    const followed = await loadWatchlist(context, userId, catalogue, transaction);
    if (followed.includes(playerId)) return followed;
    if (followed.length >= MOST_FOLLOWED) throw new Refusal('watchlist-full');
    await models.WatchedPlayer.create({ userId, playerId, since: context.realNow() }, { transaction });
    return [playerId, ...followed];
  });
  return { playerIds };
});

const unfollow = route('DELETE watchlist/{playerId}', async ({ context, params, caller }) => {
  const { playerId } = params;
  const { userId } = caller;
  const catalogue = await requireCatalogue(context, {});
  const playerIds = await context.withTransaction(async (transaction) => {
    await context.models.WatchedPlayer.destroy({ where: { userId, playerId }, transaction });
    return loadWatchlist(context, userId, catalogue, transaction);
  });
  return { playerIds };
});

export const watchlistRoutes: readonly Route[] = [getWatchlist, follow, unfollow];
