import type { CompetitionRules } from '@euro/game';
import { competitionIn, type TournamentSnapshot } from '../../tournament/index.js';
import type { PushContext } from '../context.js';
import type { PushFacts } from '../facts.js';
import { eachRecipient, type Recipient } from './eachRecipient.js';
import { type GoalEvent, goalEvents } from './goalEvents.js';
import { planMessages } from './planMessages.js';
import { markPlanned, selectUnplanned } from './progress.js';

/** News of a goal is worth nothing after this, milliseconds of real time. */
const LIFETIME = 15 * 60_000;
/** Goals of a match that ended this long ago are no news, milliseconds of real time. */
const RECENT = 10 * 60_000;
/** However fast the clock of a replay goes, milliseconds of game time. */
const LONGEST_RECENT = 6 * 3_600_000;

/**
 * Plans a message for each new goal and assist to every user who has the player in his eleven. The events come from
 * the same reading of the clock as the live scores, so no message precedes the pages.
 */
export async function planGoals(
  context: PushContext,
  snapshot: TournamentSnapshot,
  now: number,
): Promise<void> {
  const recent = Math.min(LONGEST_RECENT, RECENT * Math.max(1, context.clock.speed()));
  const events = goalEvents(snapshot, now, recent);
  const names = await selectUnplanned(
    context,
    events.map(({ subject }) => `goal ${subject}`),
  );
  const fresh = events.filter(({ subject }) => names.has(`goal ${subject}`));
  const { id: competitionId } = snapshot.competition;
  for (const weekId of new Set(fresh.map((event) => event.weekId))) {
    const { rules } = competitionIn(snapshot.competition, weekId);
    const ofWeek = fresh.filter((event) => event.weekId === weekId);
    await eachRecipient(context, { kind: 'goal', competitionId, weekId }, (recipients) =>
      context.withTransaction(async (transaction) => {
        for (const event of ofWeek) {
          const { subject, playerId } = event;
          const own = recipients.filter(({ lineup }) => lineup.starting.includes(playerId));
          const player = snapshot.players.get(playerId)?.short ?? '';
          const messages = own.map((recipient) => ({
            userId: recipient.userId,
            facts: factsOf(event, recipient, { player, rules }),
          }));
          await planMessages(
            context,
            {
              kind: 'goal',
              subject,
              matchday: { competitionId, weekId },
              lifetime: LIFETIME,
              prefix: snapshot.competition.prefix,
            },
            messages,
            transaction,
          );
        }
      }),
    );
  }
  if (names.size > 0) await markPlanned(context, names);
}

function factsOf(
  { what, playerId, points, score }: GoalEvent,
  { teamId, lineup, hasTripleCaptain }: Recipient,
  { player, rules }: { readonly player: string; readonly rules: CompetitionRules },
): PushFacts {
  const isCaptain = lineup.captainId === playerId;
  const multiplier = hasTripleCaptain ? rules.tripleCaptainMultiplier : rules.captainMultiplier;
  return {
    kind: 'goal',
    teamId,
    what,
    player,
    points: isCaptain ? Math.round(points * multiplier) : points,
    isCaptain,
    score,
  };
}
