import type { Actor } from '../infra/audit/actor.js';
import { writeAudit } from '../infra/audit/writeAudit.js';
import type { GameContext } from '../infra/context.js';
import { reopenWeek, type SettledFrom, settleFrom } from '../scoring/index.js';

interface SettleMatchday extends Actor {
  /** Settled keeps the matchday's state; confirmed makes its points final. */
  readonly as: 'settled' | 'confirmed';
  /** Real milliseconds to wait for another process that works on it. */
  readonly timeoutMs: number;
}

/** Settles a matchday, and later ones that have points; the audit log names the operator once the result is visible. */
export function settleMatchday(
  context: GameContext,
  weekId: number,
  { as, actorId, reason, timeoutMs }: SettleMatchday,
): Promise<SettledFrom> {
  return settleFrom(context, weekId, {
    timeoutMs,
    ...(as === 'confirmed' ? { state: as } : {}),
    alongside: ({ before, after }, transaction) =>
      writeAudit(
        context,
        {
          actorId,
          action: `matchday.${as}`,
          subject: `matchday ${weekId}`,
          reason,
          details: { from: before, to: after },
        },
        transaction,
      ),
  });
}

/** Makes a matchday provisional again, and those after it; answers which were confirmed. */
export function reopenMatchday(
  context: GameContext,
  weekId: number,
  { actorId, reason }: Actor,
): Promise<number[]> {
  return reopenWeek(context, weekId, (reopenedWeeks, transaction) =>
    writeAudit(
      context,
      {
        actorId,
        action: 'matchday.reopened',
        subject: `matchday ${weekId}`,
        reason,
        details: { matchdays: reopenedWeeks },
      },
      transaction,
    ),
  );
}
