import { route } from '../../../http/index.js';
import { Refusal } from '../../../infra/errors.js';
import { requireSnapshot } from '../../snapshot/requireSnapshot.js';
import { cacheSerialized } from '../../snapshot/snapshotCache.js';
import { lastScoredWeek } from '../../snapshot/visibility.js';
import { presentTrends } from './presentTrends.js';

/** The players whom teams bought, sold and made captain for a matchday; empty before its deadline. */
export const getTrends = route('GET trends', async ({ context, query }) => {
  const snapshot = await requireSnapshot(context);
  const now = context.clock.now();
  const weekId = query.weekId ?? lastScoredWeek(snapshot, now);
  if (weekId === null) throw new Refusal('nothing-to-show-yet');
  const matchday = snapshot.matchdays.find((one) => one.weekId === weekId);
  if (!matchday) throw new Refusal('not-found');
  if (matchday.version === null || matchday.deadlineAt > now) throw new Refusal('nothing-to-show-yet');
  return cacheSerialized(snapshot, now, `trends ${weekId}`, () => presentTrends(snapshot, matchday));
});
