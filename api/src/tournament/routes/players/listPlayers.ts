import { route } from '../../../http/index.js';
import { playersNow } from '../../snapshot/playersNow.js';
import { presentPlayer } from '../../snapshot/presentPlayer.js';
import { requireSnapshot } from '../../snapshot/requireSnapshot.js';
import { cacheSerialized } from '../../snapshot/snapshotCache.js';

/** The whole list in one answer: the portal stores it for all its pages. */
export const listPlayers = route('GET players', async ({ context }) => {
  const snapshot = await requireSnapshot(context);
  const now = context.clock.now();
  return cacheSerialized(snapshot, now, 'players', () => ({
    players: playersNow(snapshot, now).map((player) => presentPlayer(snapshot, player, now)),
  }));
});
