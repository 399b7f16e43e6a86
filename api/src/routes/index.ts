import type { Route } from '../routing/route.js';
import { adminRoutes } from './admin/index.js';
import { clubRoutes } from './clubs/index.js';
import { competitionRoutes } from './competition/index.js';
import { exportRoutes } from './export/index.js';
import { faultRoutes } from './faults/index.js';
import { helpRoutes } from './help/index.js';
import { leagueRoutes } from './league/index.js';
import { liveRoutes } from './live/index.js';
import { matchRoutes } from './matches/index.js';
import { newsRoutes } from './news/index.js';
import { pageRoutes } from './pages/index.js';
import { paymentRoutes } from './payments/index.js';
import { playerRoutes } from './players/index.js';
import { prizeRoutes } from './prizes/index.js';
import { rankingRoutes } from './rankings/index.js';
import { reminderRoutes } from './reminders/index.js';
import { teamRoutes } from './team/index.js';
import { userRoutes } from './user/index.js';
import { watchlistRoutes } from './watchlist/index.js';

/** Every route of the API. */
export const routes: readonly Route[] = [
  ...userRoutes,
  ...exportRoutes,
  ...teamRoutes,
  ...leagueRoutes,
  ...paymentRoutes,
  ...playerRoutes,
  ...clubRoutes,
  ...watchlistRoutes,
  ...matchRoutes,
  ...liveRoutes,
  ...newsRoutes,
  ...rankingRoutes,
  ...prizeRoutes,
  ...pageRoutes,
  ...competitionRoutes,
  ...reminderRoutes,
  ...helpRoutes,
  ...faultRoutes,
  ...adminRoutes,
];
