import { route } from '../../http/index.js';
import { copyTeam } from '../commands/copyTeam.js';
import { withReceipt } from '../receipts/withReceipt.js';
import { answerChange } from './changeTeam.js';

export const duplicateTeam = route('POST team/{id}/copy', async (call) => {
  const { context, params, caller } = call;
  return withReceipt(
    call,
    async (transaction) => {
      const receipt = await copyTeam(context, params.id, caller, transaction);
      return { teamId: receipt.teamId, receipt };
    },
    (written, transaction) => answerChange(context, written, caller, transaction),
  );
});
