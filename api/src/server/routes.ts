import { exportRoutes, userRoutes } from '../accounts/index.js';
import { announcementRoutes } from '../announcements/index.js';
import { complaintRoutes } from '../complaints/index.js';
import { newsRoutes, pageRoutes, prizeRoutes } from '../content/index.js';
import { helpRoutes } from '../help/index.js';
import type { Route } from '../http/index.js';
import { leagueRoutes } from '../leagues/index.js';
import { reminderRoutes } from '../mail/reminders/index.js';
import { adminRoutes } from '../operator/index.js';
import { paymentRoutes } from '../payments/index.js';
import { pushRoutes } from '../push/index.js';
import { liveRoutes, rankingRoutes } from '../scoring/index.js';
import { shareRoutes } from '../share/index.js';
import { teamRoutes, watchlistRoutes } from '../teams/index.js';
import { clubRoutes, competitionRoutes, feedRoutes, matchRoutes, playerRoutes } from '../tournament/index.js';
import type { AppContext } from './context.js';
import { faultRoutes } from './faults/faultRoutes.js';
import { workRoutes } from './work/index.js';

/** Every route of the API. */
export const routes: readonly Route<AppContext>[] = [
  ...userRoutes,
  ...exportRoutes,
  ...teamRoutes,
  ...shareRoutes,
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
  ...pushRoutes,
  ...helpRoutes,
  ...complaintRoutes,
  ...announcementRoutes,
  ...feedRoutes,
  ...faultRoutes,
  ...adminRoutes,
  ...workRoutes,
];
