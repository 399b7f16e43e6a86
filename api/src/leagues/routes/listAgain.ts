import { requireCompetition } from '../../tournament/index.js';
import { loadAgain } from '../loadAgain.js';
import { route } from '../route.js';

export const listAgain = route('GET leagues/again', async ({ context, caller }) => {
  const competition = await requireCompetition(context);
  return loadAgain(context, competition, caller);
});
