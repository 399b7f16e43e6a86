import type { Transaction } from 'sequelize';
import { isPremium, keyOf, requireNewKey, route } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { lockUser } from '../../infra/db/lockUser.js';
import { withCopiedPicture } from '../../infra/uploads/copyPicture.js';
import { closedCompetitions } from '../../tournament/index.js';
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
  const before = isPremium(caller) ? await findTeamAgain(context, caller.userId, body.again) : null;
  const key = keyOf(call);
  return withCopiedPicture(context.env, 'badge', (copyBadge) => {
    /** No file is copied for a call that is repeated. */
    const copyOnce = async (badge: string, transaction: Transaction) => {
      await lockUser(context, caller.userId, transaction);
      if (key) await requireNewKey(context, key, transaction);
      return copyBadge(badge);
    };
    return withReceipt(
      call,
      async (transaction) => {
        const badge = before?.badge ? await copyOnce(before.badge, transaction) : null;
        const receipt = await createTeam(context, caller.userId, { ...given, badge }, transaction);
        return { teamId: receipt.teamId, receipt };
      },
      (written, transaction) => answerChange(context, written, caller, transaction),
    );
  });
});

/** An own team of a competition that is over; anything else gives no logo, and the team is made all the same. */
async function findTeamAgain(context: BaseContext, userId: number, id: number | undefined) {
  if (id === undefined) return null;
  const where = { id, userId, competitionId: await closedCompetitions(context), deletedAt: null };
  return context.models.Team.findOne({ attributes: ['badge'], where, raw: true });
}
