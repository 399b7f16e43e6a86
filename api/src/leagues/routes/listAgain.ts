import { Refusal } from '../../infra/errors.js';
import { loadCompetition } from '../../tournament/index.js';
import { loadAgain } from '../loadAgain.js';
import { route } from '../route.js';

export const listAgain = route('GET leagues/again', async ({ context, query, caller }) => {
  const competition = await loadCompetition(context, query);
  if (!competition) throw new Refusal('not-found');
  return loadAgain(context, competition, caller);
});
