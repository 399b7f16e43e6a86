import type { ResponseOf } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import { route } from '../../../http/index.js';
import { Refusal } from '../../../infra/errors.js';
import { clubInMatch } from '../../feed/clubInMatch.js';
import { squadDepthOf } from '../../snapshot/depthOfNation.js';
import { appearancesSoFar } from '../../snapshot/explainedPoints.js';
import { presentClubRef, presentLines, presentPlayer } from '../../snapshot/presentPlayer.js';
import { presentValues } from '../../snapshot/presentValues.js';
import { requireSnapshot } from '../../snapshot/requireSnapshot.js';
import { squadPlaceOf } from '../../snapshot/squadPlaceOf.js';
import { type Tournament, tournamentAt } from '../../snapshot/tournamentAt.js';
import type { Appearance, SnapshotPlayer, TournamentSnapshot } from '../../snapshot/tournamentSnapshot.js';
import { presentCareer } from './presentCareer.js';
import { presentOverview, sumCounts } from './presentOverview.js';
import { presentOwnership } from './presentOwnership.js';

type Answer = ResponseOf<'GET player/{id}'>;

/** One player with each of his matches so far. */
export const getPlayer = route('GET player/{id}', async ({ context, params, query }) => {
  const snapshot = await requireSnapshot(context);
  const player = snapshot.players.get(params.id);
  const now = context.clock.now();
  if (!player || !squadPlaceOf(snapshot, player, now)) throw new Refusal('not-found');
  const tournament = tournamentAt(snapshot, now);
  const appearances = appearancesSoFar(snapshot, player.id, now);
  return {
    player: { ...presentPlayer(snapshot, player, now), squadDepth: squadDepthOf(snapshot, player, now) },
    stats: appearances.flatMap((appearance) => presentAppearance(snapshot, tournament, player, appearance)),
    ...(query.withAggregatedWeekStats ? { aggregatedWeekStats: aggregateWeeks(appearances) } : {}),
    values: presentValues(snapshot, player, now),
    ownership: presentOwnership(snapshot, player.id, now),
    career: [presentCareer(snapshot, appearances)],
  };
});

function presentAppearance(
  snapshot: TournamentSnapshot,
  { matchById }: Tournament,
  player: SnapshotPlayer,
  { match, stat, lines, points, live }: Appearance,
): Answer['stats'] {
  const homeId = presentClubRef(snapshot, match.homeId);
  const awayId = presentClubRef(snapshot, match.awayId);
  if (!homeId || !awayId) return [];
  const { homeScore = null, awayScore = null } = matchById.get(match.id) ?? {};
  return [
    {
      live,
      matchId: match.id,
      weekId: match.weekId,
      date: new Date(match.kickoffAt).toISOString(),
      homeId,
      awayId,
      homeScore,
      awayScore,
      pointsOverview: stat && presentOverview(stat),
      lines: presentLines(lines),
      points: toPoints(points),
      ...(player.spells.length > 0 && { clubId: clubInMatch(player, match) ?? player.clubId }),
    },
  ];
}

function aggregateWeeks(appearances: readonly Appearance[]): NonNullable<Answer['aggregatedWeekStats']> {
  const weeks = [...new Set(appearances.map(({ match }) => match.weekId))];
  return weeks.map((weekId) => {
    const ofWeek = appearances.filter(({ match }) => match.weekId === weekId);
    return {
      weekId,
      ...sumCounts(ofWeek.flatMap(({ stat }) => stat ?? [])),
      points: toPoints(ofWeek.reduce((sum, { points }) => sum + points, 0)),
      matches: ofWeek.length,
    };
  });
}
