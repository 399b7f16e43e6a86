import type { TopLineup } from '@euro/api-contract';
import { toPoints, topLineup } from '@euro/game';
import { route } from '../../../http/index.js';
import { Refusal } from '../../../infra/errors.js';
import { competitionIn } from '../../competition/competitionIn.js';
import { explainedPoints } from '../../snapshot/explainedPoints.js';
import { requireSnapshot } from '../../snapshot/requireSnapshot.js';
import { cacheSerialized } from '../../snapshot/snapshotCache.js';
import { tournamentAt } from '../../snapshot/tournamentAt.js';
import type { SnapshotMatchday, TournamentSnapshot } from '../../snapshot/tournamentSnapshot.js';

/** The team of the matchday, from the points so far. */
export const getTopLineup = route('GET matchday/{weekId}/top-lineup', async ({ context, params }) => {
  const snapshot = await requireSnapshot(context);
  const matchday = snapshot.matchdays.find(({ weekId }) => weekId === params.weekId);
  if (!matchday) throw new Refusal('not-found');
  const now = context.clock.now();
  return cacheSerialized(snapshot, now, `top ${matchday.weekId}`, () => presentTop(snapshot, matchday, now));
});

function presentTop(
  snapshot: TournamentSnapshot,
  { weekId, state }: SnapshotMatchday,
  now: number,
): TopLineup {
  const matchdays = new Map(
    [...tournamentAt(snapshot, now).appearances].flatMap(([playerId, appearances]) =>
      appearances.some(({ match }) => match.weekId === weekId)
        ? [[playerId, explainedPoints(snapshot, playerId, weekId, now)] as const]
        : [],
    ),
  );
  const { players, competition } = snapshot;
  const best = topLineup({ points: matchdays, players, rules: competitionIn(competition, weekId).rules });
  if (!best) throw new Refusal('nothing-to-show-yet');
  return {
    weekId,
    confirmed: state === 'confirmed',
    formation: best.formation,
    points: toPoints(best.points),
    players: best.playerIds.map((playerId) => {
      const { points = 0, minutes = 0 } = matchdays.get(playerId) ?? {};
      const positionId = players.get(playerId)?.positionId ?? 0;
      return { playerId, positionId, points: toPoints(points), minutes };
    }),
  };
}
