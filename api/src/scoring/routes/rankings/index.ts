import type { Route } from '../../../http/index.js';
import { requireSnapshot } from '../../../tournament/index.js';
import type { ScoringContext } from '../../context.js';
import { route } from '../../route.js';
import { rankLeague } from './rankLeague.js';
import { rankTeams } from './rankTeams.js';

const getRanking = route('GET rankings/{type}', async ({ context, params, query, caller, language }) => {
  const call = { snapshot: await requireSnapshot(context), query, caller, language };
  return params.type === 'leagues' ? rankLeague(context, call) : rankTeams(context, params.type, call);
});

export const rankingRoutes: readonly Route<ScoringContext>[] = [getRanking];
