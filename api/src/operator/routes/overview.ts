import { route } from '../../http/index.js';
import { heldMessages, loadCompetition } from '../../tournament/index.js';
import { matchdayStates } from '../matchdayStates.js';
import { overviewCounts } from '../overviewCounts.js';

export const overview = route('GET admin/overview', async ({ context }) => {
  const competition = await loadCompetition(context);
  const [matchdays, counts, held] = await Promise.all([
    competition ? matchdayStates(context) : [],
    overviewCounts(context, competition?.id ?? 0),
    heldMessages(context, competition?.id ?? 0),
  ]);
  const { clock } = context;
  return { now: new Date(clock.now()).toISOString(), speed: clock.speed(), matchdays, counts, held };
});
