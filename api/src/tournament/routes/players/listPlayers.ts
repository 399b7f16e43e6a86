import { route } from '../../../http/index.js';
import { playersNow } from '../../snapshot/playersNow.js';
import { presentPlayer } from '../../snapshot/presentPlayer.js';
import { requireSnapshot } from '../../snapshot/requireSnapshot.js';
import { cacheSerialized } from '../../snapshot/snapshotCache.js';

/** Fixtures of a player in the list; `GET matches` has all of them once, and `GET player/{id}` all of his. */
const FIXTURES = 3;

/** The whole list in one answer: the portal stores it for all its pages. */
export const listPlayers = route('GET players', async ({ context }) => {
  const snapshot = await requireSnapshot(context);
  const now = context.clock.now();
  return cacheSerialized(snapshot, now, 'players', () => ({
    players: playersNow(snapshot, now).map((row) => {
      const player = presentPlayer(snapshot, row, now);
      return { ...player, upcomingMatches: player.upcomingMatches.slice(0, FIXTURES) };
    }),
  }));
});
