import { loadResults } from '../../teams/index.js';
import type { SnapshotMatchday, TournamentSnapshot } from '../../tournament/index.js';
import type { PushContext } from '../context.js';
import { eachRecipient } from './eachRecipient.js';
import { planMessages } from './planMessages.js';
import { markPlanned, selectUnplanned } from './progress.js';

/** Milliseconds of real time: until the next morning and further. */
const LIFETIME = 24 * 60 * 60_000;

/** Plans the messages of matchdays that were confirmed since: points and place. */
export async function planConfirmed(context: PushContext, snapshot: TournamentSnapshot): Promise<void> {
  const confirmedMatchdays = snapshot.matchdays.filter(
    ({ state, version }) => state === 'confirmed' && version !== null,
  );
  const competitionId = snapshot.competition.id;
  const nameOf = ({ weekId }: SnapshotMatchday) => `confirmed c${competitionId}-w${weekId}`;
  const names = await selectUnplanned(context, confirmedMatchdays.map(nameOf));
  for (const matchday of confirmedMatchdays) {
    if (!names.has(nameOf(matchday))) continue;
    await planMatchday(context, snapshot.competition, matchday);
    await markPlanned(context, [nameOf(matchday)]);
  }
}

function planMatchday(
  context: PushContext,
  { id: competitionId, prefix }: TournamentSnapshot['competition'],
  { weekId, teams }: SnapshotMatchday,
): Promise<void> {
  return eachRecipient(context, { kind: 'confirmed', competitionId, weekId }, async (recipients) => {
    const results = await loadResults(
      context,
      competitionId,
      recipients.map(({ teamId }) => teamId),
    );
    const resultOf = new Map(results.filter((row) => row.weekId === weekId).map((row) => [row.teamId, row]));
    const messages = recipients.flatMap(({ userId, teamId }) => {
      const result = resultOf.get(teamId);
      if (!result) return [];
      const { halfPoints: points, weekRank, generalRank } = result;
      return [
        {
          userId,
          facts: { kind: 'confirmed' as const, teamId, weekId, points, weekRank, teams, generalRank },
        },
      ];
    });
    await context.withTransaction((transaction) =>
      planMessages(
        context,
        {
          kind: 'confirmed',
          subject: `c${competitionId}-w${weekId}`,
          matchday: { competitionId, weekId },
          lifetime: LIFETIME,
          prefix,
        },
        messages,
        transaction,
      ),
    );
  });
}
