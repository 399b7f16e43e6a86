import type { Route } from '../../http/index.js';
import type { LeaguesContext } from '../../leagues/index.js';
import { complainAboutTeam, complainInLeague } from './complain.js';
import { ask, decide, getBackground, listComplaints } from './desk.js';

export const complaintRoutes: readonly Route<LeaguesContext>[] = [
  complainInLeague,
  complainAboutTeam,
  listComplaints,
  getBackground,
  ask,
  decide,
];
