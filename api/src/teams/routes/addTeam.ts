import { route } from '../../http/index.js';
import { createTeam } from '../commands/createTeam.js';
import { authorize } from '../policies/policies.js';
import { withReceipt } from '../receipts/withReceipt.js';
import { answerChange } from './changeTeam.js';

export const addTeam = route('POST team/add', async (call) => {
  const { context, body, caller } = call;
  const { competitionFeed, seasonId, teamName, starting, bench, captainId, viceCaptainId, weekId } = body;
  const candidate = { starting, bench, captainId, viceCaptainId };
  const nameVisible = body.nameVisible ?? false;
  const given = { competitionFeed, seasonId, teamName, candidate, nameVisible, weekId };
  authorize(caller, 'team.create', null);
  return withReceipt(
    call,
    async (transaction) => {
      const receipt = await createTeam(context, caller.userId, given, transaction);
      return { teamId: receipt.teamId, receipt };
    },
    (written, transaction) => answerChange(context, written, caller, transaction),
  );
});
