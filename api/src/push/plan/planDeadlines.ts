import { lineupWarnings } from '../../mail/reminders/index.js';
import type { TournamentSnapshot } from '../../tournament/index.js';
import type { PushContext } from '../context.js';
import { eachRecipient } from './eachRecipient.js';
import { planMessages } from './planMessages.js';
import { markPlanned, selectUnplanned } from './progress.js';

/** Milliseconds of game time before a deadline at which it is announced. */
const HOUR = 60 * 60_000;

/**
 * Plans the messages before the deadline that comes next, once its hour has come, with who does not play; and at once
 * that its matchday was opened again (decisions §12.7).
 */
export async function planDeadlines(
  context: PushContext,
  snapshot: TournamentSnapshot,
  now: number,
): Promise<void> {
  const open = snapshot.matchdays.find(({ deadlineAt }) => deadlineAt > now);
  if (!open) return;
  const { weekId, deadlineAt, openedAt } = open;
  const subject = `c${snapshot.competition.id}-w${weekId}`;
  if (openedAt !== null && openedAt <= now)
    await planFor(context, snapshot, { open, now, subject: `${subject}-o${openedAt}`, isOpenedAgain: true });
  if (now >= deadlineAt - HOUR)
    await planFor(context, snapshot, { open, now, subject, isOpenedAgain: false });
}

interface DeadlineMessage {
  readonly open: TournamentSnapshot['matchdays'][number];
  readonly now: number;
  readonly subject: string;
  readonly isOpenedAgain: boolean;
}

async function planFor(
  context: PushContext,
  snapshot: TournamentSnapshot,
  { open, now, subject, isOpenedAgain }: DeadlineMessage,
): Promise<void> {
  const { weekId, deadlineAt: deadline } = open;
  const competitionId = snapshot.competition.id;
  const event = `deadline ${subject}`;
  if ((await selectUnplanned(context, [event])).size === 0) return;
  const lifetime = toRealDuration(context, deadline - now);
  await eachRecipient(context, { kind: 'deadline', competitionId, weekId }, (recipients) =>
    context.withTransaction((transaction) =>
      planMessages(
        context,
        {
          kind: 'deadline',
          subject,
          matchday: { competitionId, weekId },
          lifetime,
          prefix: snapshot.competition.prefix,
        },
        recipients.map(({ userId, teamId, lineup }) => ({
          userId,
          facts: {
            kind: 'deadline',
            teamId,
            weekId,
            deadline,
            ...(isOpenedAgain && { isOpenedAgain }),
            captain: snapshot.players.get(lineup.captainId)?.name ?? '',
            worries: lineupWarnings({ snapshot, lineup, weekId, now }),
          },
        })),
        transaction,
      ),
    ),
  );
  await markPlanned(context, [event]);
}

/** Longest wait of a message, in milliseconds: also while the game's clock is stopped. */
const LONGEST = 24 * 60 * 60_000;

/** Converts a duration of game time to real time by the speed of the clock, a day at most; milliseconds. */
function toRealDuration({ clock }: Pick<PushContext, 'clock'>, span: number): number {
  return Math.min(LONGEST, span / clock.speed());
}
