import { feedMessage } from '@euro/api-contract';
import type { Actor } from '../infra/audit/actor.js';
import { writeAudit } from '../infra/audit/writeAudit.js';
import type { BaseContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';
import { applyMessage, type TeamsPreview } from '../tournament/index.js';
import { clocksOf } from './competitions/clocksOf.js';
import { settlementOf } from './competitions/settlementOf.js';

interface Decision {
  readonly competitionId: number;
  readonly id: number;
  readonly accepts: boolean;
  readonly isDryRun?: boolean | undefined;
}

/** The outcome of a decision: problems in English when an accepted message could not be applied. */
interface Decided {
  readonly isApplied: boolean;
  readonly problems: readonly string[];
  readonly teams?: TeamsPreview | null;
}

/**
 * Applies a message that waits, or refuses its change: later messages that would change the same are refused then. A dry
 * run only says what applying it would change.
 * @throws Refusal `not-found` for a message that waits no longer
 */
export async function decideHeld(
  context: BaseContext,
  { competitionId, id, accepts, isDryRun = false }: Decision,
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
    if (isDryRun) return { payload: row.payload, way: row.way };
    await row.update({ state: accepts ? 'accepted' : 'refused' }, { transaction });
    const details = { messageId: row.messageId, change: JSON.parse(row.heldChange ?? 'null') };
    const action = accepts ? 'feed.accepted' : 'feed.refused';
    const subject = `competition ${competitionId}`;
    await writeAudit(context, { actorId, action, subject, reason, details }, transaction);
    return { payload: row.payload, way: row.way };
  });
  if (!accepts) return { isApplied: false, problems: [] };
  const message = feedMessage.parse(JSON.parse(heldMessage.payload ?? 'null'));
  const settlement = settlementOf(context, await clocksOf(context));
  const arrival = { competitionId, way: heldMessage.way, message, isAccepted: true, isDryRun, settlement };
  const result = await applyMessage(context, arrival);
  if (!result.ok) return { isApplied: false, problems: result.problems.map(({ message: text }) => text) };
  if (isDryRun) return { isApplied: false, problems: [], teams: result.teams ?? null };
  context.invalidations.publish({ what: 'game' });
  context.work.announce('matchday', { competitionId });
  return { isApplied: result.report !== null, problems: [] };
}
