import { route } from '../../http/index.js';
import { renameTeam as rename } from '../commands/renameTeam.js';
import { changeTeam } from './changeTeam.js';

export const renameTeam = route('POST team/{id}/name', async (call) =>
  changeTeam(call, 'team.rename', (team, transaction) => rename(call.context, team, call.body, transaction)),
);
