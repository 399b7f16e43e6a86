import { lineupWarnings } from '../../mail/reminders/index.js';
import type { TournamentSnapshot } from '../../tournament/index.js';
import type { PushContext } from '../context.js';
import { eachRecipient } from './eachRecipient.js';
import { planMessages } from './planMessages.js';
import { markPlanned, selectUnplanned } from './progress.js';

/** Milliseconds of game time before a deadline at which it is announced. */
const HOUR = 60 * 60_000;

/** Plans the messages before the deadline that comes next, once its hour has come: with who does not play. */
export async function planDeadlines(
  context: PushContext,
  snapshot: TournamentSnapshot,
  now: number,
): Promise<void> {
  const open = snapshot.matchdays.find(({ deadlineAt }) => deadlineAt > now);
  if (!open || now < open.deadlineAt - HOUR) return;
  const { weekId, deadlineAt: deadline } = open;
  const competitionId = snapshot.competition.id;
  const subject = `c${competitionId}-w${weekId}`;
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
