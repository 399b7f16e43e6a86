import type { Route } from '../../http/index.js';
import { removeBadge, setBadge } from './badge.js';
import {
  confirmTransfers,
  playBooster,
  renameTeam,
  resetTransfers,
  saveSelections,
  saveTeam,
} from './changeTeam.js';
import { addTeam, deleteTeam, duplicateTeam, listTeams, listTeamsAgain } from './ownTeams.js';
import { makePowerSub, undoPowerSub } from './powerSubs.js';
import { getRecap, getTeam, getTeamPoints, listChanges } from './readTeam.js';
import { spy } from './spy.js';

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
