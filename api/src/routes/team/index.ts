import type { Route } from '../../routing/route.js';
import { addTeam } from './addTeam.js';
import { deleteTeam } from './deleteTeam.js';
import { duplicateTeam } from './duplicateTeam.js';
import { getTeam } from './getTeam.js';
import { getTeamPoints } from './getTeamPoints.js';
import { listTeams } from './listTeams.js';
import { renameTeam } from './renameTeam.js';
import { saveSelections, saveTeam } from './saveTeam.js';

export const teamRoutes: readonly Route[] = [
  listTeams,
  getTeam,
  getTeamPoints,
  addTeam,
  saveTeam,
  saveSelections,
  renameTeam,
  duplicateTeam,
  deleteTeam,
];
