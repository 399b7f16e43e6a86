import { feedMessage } from '@euro/api-contract';
import type { Actor } from '../infra/audit/actor.js';
import { writeAudit } from '../infra/audit/writeAudit.js';
import type { BaseContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';
import { applyMessage } from '../tournament/index.js';

interface Decision {
  readonly competitionId: number;
  readonly id: number;
  readonly accepts: boolean;
}

/** The outcome of a decision: problems in English when an accepted message could not be applied. */
interface Decided {
  readonly isApplied: boolean;
  readonly problems: readonly string[];
}

/**
 * Applies a message that waits, or refuses its change: later messages that would change the same are refused then.
 * @throws Refusal `not-found` for a message that waits no longer
 */
export async function decideHeld(
  context: BaseContext,
  { competitionId, id, accepts }: Decision,
  { actorId, reason }: Actor,
): Promise<Decided> {
  const { models } = context;
  const heldMessage = await context.withTransaction(async (transaction) => {
    const row = await models.HeldMessage.findOne({
      where: { id, competitionId, state: 'waiting' },
      transaction,
      lock: true,
    });
    if (!row) throw new Refusal('not-found');
    await row.update({ state: accepts ? 'accepted' : 'refused' }, { transaction });
    const details = { messageId: row.messageId, change: JSON.parse(row.heldChange ?? 'null') };
    const action = accepts ? 'feed.accepted' : 'feed.refused';
    const subject = `competition ${competitionId}`;
    await writeAudit(context, { actorId, action, subject, reason, details }, transaction);
    return { payload: row.payload, way: row.way };
  });
  if (!accepts) return { isApplied: false, problems: [] };
  const message = feedMessage.parse(JSON.parse(heldMessage.payload ?? 'null'));
  const arrival = { competitionId, way: heldMessage.way, message, isAccepted: true };
  const result = await applyMessage(context, arrival);
  if (!result.ok) return { isApplied: false, problems: result.problems.map(({ message: text }) => text) };
  context.invalidations.publish({ what: 'game' });
  context.work.announce('matchday', { competitionId });
  return { isApplied: result.report !== null, problems: [] };
}
