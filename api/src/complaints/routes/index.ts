import type { Route } from '../../http/index.js';
import type { LeaguesContext } from '../../leagues/index.js';
import { complainAboutTeam, complainInLeague } from './complain.js';
import { decide, listComplaints } from './desk.js';

export const complaintRoutes: readonly Route<LeaguesContext>[] = [
  complainInLeague,
  complainAboutTeam,
  listComplaints,
  decide,
];
