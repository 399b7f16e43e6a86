import type { Route } from '../routing/route.js';
import { competitionRoutes } from './competition/index.js';
import { matchRoutes } from './matches/index.js';
import { newsRoutes } from './news/index.js';
import { pageRoutes } from './pages/index.js';
import { playerRoutes } from './players/index.js';
import { rankingRoutes } from './rankings/index.js';
import { teamRoutes } from './team/index.js';
import { userRoutes } from './user/index.js';

/** Every route of the API. */
export const routes: readonly Route[] = [
  ...userRoutes,
  ...teamRoutes,
  ...playerRoutes,
  ...matchRoutes,
  ...newsRoutes,
  ...rankingRoutes,
  ...pageRoutes,
  ...competitionRoutes,
];
