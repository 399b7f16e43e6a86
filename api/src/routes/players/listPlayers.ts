import { keepSerialized } from '../../catalogue/keptAnswers.js';
import { presentPlayer } from '../../catalogue/presentPlayer.js';
import { requireCatalogue } from '../../catalogue/requireCatalogue.js';
import { route } from '../../routing/route.js';

/** The whole list in one answer: the portal keeps it for all its pages. */
export const listPlayers = route('GET players', async ({ context, query }) => {
  const catalogue = await requireCatalogue(context, query);
  const now = context.clock.now();
  return keepSerialized(catalogue, now, 'players', () => ({
    players: [...catalogue.players.values()].map((player) => presentPlayer(catalogue, player, now)),
  }));
});
