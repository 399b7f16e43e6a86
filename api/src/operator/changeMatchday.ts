import { writeAudit } from '../audit/writeAudit.js';
import { type GameContext, reopenWeek, type SettledFrom, settleFrom } from '../settlement/index.js';
import type { Doer } from './doer.js';

interface SettleMatchday extends Doer {
  /** Settled keeps the matchday's state; confirmed makes its points final. */
  readonly as: 'settled' | 'confirmed';
  /** How long another process may be at work on it, in real milliseconds. */
  readonly patience: number;
}

/** Counts a matchday, and those after it that have points; who asked for it stands in the audit log once it shows. */
export function settleMatchday(
  context: GameContext,
  weekId: number,
  { as, actorId, reason, patience }: SettleMatchday,
): Promise<SettledFrom> {
  return settleFrom(context, weekId, {
    patience,
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
  { actorId, reason }: Doer,
): Promise<number[]> {
  return reopenWeek(context, weekId, (reopened, transaction) =>
    writeAudit(
      context,
      {
        actorId,
        action: 'matchday.reopened',
        subject: `matchday ${weekId}`,
        reason,
        details: { matchdays: reopened },
      },
      transaction,
    ),
  );
}
