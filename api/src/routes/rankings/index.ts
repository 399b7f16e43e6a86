import { requireCatalogue } from '../../catalogue/requireCatalogue.js';
import { type Route, route } from '../../routing/route.js';
import { rankLeague } from './rankLeague.js';
import { rankTeams } from './rankTeams.js';

const getRanking = route('GET rankings/{type}', async ({ context, params, query, caller, language }) => {
  const call = { catalogue: await requireCatalogue(context, query), query, caller, language };
  return params.type === 'leagues' ? rankLeague(context, call) : rankTeams(context, params.type, call);
});

export const rankingRoutes: readonly Route[] = [getRanking];
