import { copyTeam } from '../../commands/copyTeam.js';
import { keyedWrite } from '../../routing/keyedWrite.js';
import { route } from '../../routing/route.js';
import { answerChange } from './changeTeam.js';

export const duplicateTeam = route('POST team/{id}/copy', async (call) => {
  const { context, params, caller } = call;
  return keyedWrite(
    call,
    async (transaction) => {
      const receipt = await copyTeam(context, params.id, caller, transaction);
      return { teamId: receipt.teamId, receipt };
    },
    (written) => answerChange(context, written, caller),
  );
});
