import type { Route } from '../../http/index.js';
import { removeBadge, setBadge } from '../views/badge.js';
import { addTeam } from './addTeam.js';
import { playBooster } from './booster.js';
import { deleteTeam } from './deleteTeam.js';
import { duplicateTeam } from './duplicateTeam.js';
import { getRecap } from './getRecap.js';
import { getTeam } from './getTeam.js';
import { getTeamPoints } from './getTeamPoints.js';
import { listChanges } from './listChanges.js';
import { listTeams } from './listTeams.js';
import { listTeamsAgain } from './listTeamsAgain.js';
import { makePowerSub, undoPowerSub } from './powerSubs.js';
import { renameTeam } from './renameTeam.js';
import { saveSelections, saveTeam } from './saveTeam.js';
import { spy } from './spy.js';
import { confirmTransfers, resetTransfers } from './transfers.js';

export const teamRoutes: readonly Route[] = [
  listTeams,
  listTeamsAgain,
  getTeam,
  getTeamPoints,
  getRecap,
  addTeam,
  saveTeam,
  saveSelections,
  renameTeam,
  duplicateTeam,
  deleteTeam,
  setBadge,
  removeBadge,
  confirmTransfers,
  resetTransfers,
  playBooster,
  makePowerSub,
  undoPowerSub,
  listChanges,
  spy,
];
