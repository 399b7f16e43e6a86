import { route } from '../../http/index.js';
import { resetTransfers as reset } from '../commands/resetTransfers.js';
import { transferPlayers } from '../commands/transferPlayers.js';
import { changeTeam } from './changeTeam.js';

export const confirmTransfers = route('POST team/transfers/{id}', async (call) =>
  changeTeam(call, 'team.transfer', (team, transaction) =>
    transferPlayers(call.context, team, call.body, transaction),
  ),
);

export const resetTransfers = route('POST team/transfers/{id}/reset', async (call) =>
  changeTeam(call, 'team.transfer', (team, transaction) => reset(call.context, team, call.body, transaction)),
);
