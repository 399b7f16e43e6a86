import type { Route } from '../../http/index.js';
import type { LeaguesContext } from '../context.js';
import { duelRoutes } from '../duels/routes.js';
import { changeLeague, renewInvite } from './changeLeague.js';
import { createLeague } from './createLeague.js';
import { cancelCup, drawCup, getCup } from './cup.js';
import { getLeague } from './getLeague.js';
import { getLeagueHistory } from './getLeagueHistory.js';
import { joinLeague } from './joinLeague.js';
import { deleteLeague, leaveLeague } from './leaveLeague.js';
import { listAgain } from './listAgain.js';
import { listLeagueMatches } from './listLeagueMatches.js';
import { listLeagues } from './listLeagues.js';
import { listRemovals } from './listRemovals.js';
import { previewInvite } from './previewInvite.js';
import { getInvite, searchLeagues } from './searchLeagues.js';
import { setCover } from './setCover.js';

export const leagueRoutes: readonly Route<LeaguesContext>[] = [
  searchLeagues,
  getInvite,
  previewInvite,
  listAgain,
  listLeagues,
  getLeague,
  getLeagueHistory,
  listLeagueMatches,
  listRemovals,
  getCup,
  drawCup,
  cancelCup,
  createLeague,
  joinLeague,
  leaveLeague,
  deleteLeague,
  changeLeague,
  renewInvite,
  setCover,
  ...duelRoutes,
];
