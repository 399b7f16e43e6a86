import type { BaseContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';

interface Asking {
  /** One of the complaints about the thing. */
  readonly id: number;
  /** Who asks a colleague to decide; null: nobody any more. */
  readonly askedBy: number | null;
}

/**
 * Marks all complaints about a message, a league or a team as a question to a colleague, or takes that back.
 * @throws the refusal `not-found` for complaints that wait no longer
 */
export async function askColleague(
  { models, withTransaction }: Pick<BaseContext, 'models' | 'withTransaction'>,
  { id, askedBy }: Asking,
): Promise<void> {
  await withTransaction(async (transaction) => {
    const complaint = await models.Complaint.findOne({
      where: { id, decidedAt: null },
      raw: true,
      transaction,
      lock: true,
    });
    if (!complaint) throw new Refusal('not-found');
    const { commentId, leagueId, teamId } = complaint;
    const where = { commentId, leagueId, teamId, decidedAt: null };
    await models.Complaint.update({ askedBy }, { where, transaction });
  });
}
