import type { PlayerStatsRow } from '@euro/api-contract';
import { toMillions, toPoints } from '@euro/game';
import { eliminatedClubs } from '../../snapshot/eliminatedClubs.js';
import { appearancesSoFar } from '../../snapshot/explainedPoints.js';
import { playersNow } from '../../snapshot/playersNow.js';
import { formOf, pointsByWeek, popularityOf, presentWeeks } from '../../snapshot/presentPlayer.js';
import { hasPlayed } from '../../snapshot/scoreSheet.js';
import { squadPlaceOf } from '../../snapshot/squadPlaceOf.js';
import type { SnapshotPlayer, TournamentSnapshot } from '../../snapshot/tournamentSnapshot.js';
import { countCleanSheets } from './appearanceCounts.js';
import { sumCounts } from './presentOverview.js';

/** A row for every player: all matchdays so far, or one. */
export function statsRows(
  snapshot: TournamentSnapshot,
  weekId: number | null,
  now: number,
): PlayerStatsRow[] {
  return playersNow(snapshot, now).map((player) => statsRow(snapshot, player, weekId, now));
}

function statsRow(
  snapshot: TournamentSnapshot,
  player: SnapshotPlayer,
  weekId: number | null,
  now: number,
): PlayerStatsRow {
  const all = appearancesSoFar(snapshot, player.id, now);
  const appearances = weekId === null ? all : all.filter(({ match }) => match.weekId === weekId);
  const weeks = pointsByWeek(all);
  const counts = sumCounts(appearances.flatMap(({ stat }) => stat ?? []));
  const total = toPoints(appearances.reduce((sum, { points }) => sum + points, 0));
  const matches = appearances.filter(hasPlayed).length;
  const { clubId, shirt, hasLeft } = squadPlaceOf(snapshot, player, now) ?? { ...player, hasLeft: false };
  return {
    id: player.id,
    name: player.name,
    short: player.short,
    forename: player.forename,
    surname: player.surname,
    positionId: player.positionId,
    clubId,
    shirt,
    value: toMillions(player.value),
    eliminated: hasLeft || eliminatedClubs(snapshot, now).has(clubId),
    ...(hasLeft && { leftAt: new Date(Number(player.leftAt)).toISOString() }),
    popularity: popularityOf(snapshot, player.id, now),
    form: formOf(all),
    ...counts,
    cleanSheets: countCleanSheets(appearances, snapshot.competition.rules),
    total,
    matches,
    average: matches === 0 ? 0 : Math.round((total / matches) * 10) / 10,
    minutesPerMatch: matches === 0 ? 0 : Math.round(counts.time / matches),
    stats: presentWeeks(weeks),
  };
}
