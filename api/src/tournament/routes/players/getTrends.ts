import { route } from '../../../http/index.js';
import { Refusal } from '../../../infra/errors.js';
import { keepSerialized } from '../../snapshot/keptAnswers.js';
import { requireSnapshot } from '../../snapshot/requireSnapshot.js';
import { presentTrends } from './presentTrends.js';

/** Whom teams bought, sold and made captain for a matchday; nothing of it before its deadline. */
export const getTrends = route('GET matchday/{weekId}/trends', async ({ context, params }) => {
  const snapshot = await requireSnapshot(context, {});
  const matchday = snapshot.matchdays.find(({ weekId }) => weekId === params.weekId);
  if (!matchday) throw new Refusal('not-found');
  const now = context.clock.now();
  if (matchday.version === null || matchday.deadlineAt > now) throw new Refusal('nothing-to-show-yet');
  return keepSerialized(snapshot, now, `trends ${matchday.weekId}`, () => presentTrends(snapshot, matchday));
});
