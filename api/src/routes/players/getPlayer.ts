import type { ResponseOf } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import type { Appearance, Catalogue } from '../../catalogue/catalogue.js';
import { appearancesSoFar } from '../../catalogue/explainedPoints.js';
import { presentClubRef, presentLines, presentPlayer } from '../../catalogue/presentPlayer.js';
import { presentValues } from '../../catalogue/presentValues.js';
import { requireCatalogue } from '../../catalogue/requireCatalogue.js';
import { type Tournament, tournamentAt } from '../../catalogue/tournamentAt.js';
import { Refusal } from '../../errors.js';
import { route } from '../../routing/route.js';
import { presentCareer } from './presentCareer.js';
import { presentOverview, sumCounts } from './presentOverview.js';
import { presentOwnership } from './presentOwnership.js';

type Answer = ResponseOf<'GET player/{id}'>;

/** One player with each of his matches so far. */
export const getPlayer = route('GET player/{id}', async ({ context, params, query }) => {
  const catalogue = await requireCatalogue(context, query);
  const player = catalogue.players.get(params.id);
  if (!player) throw new Refusal('not-found');
  const now = context.clock.now();
  const tournament = tournamentAt(catalogue, now);
  const appearances = appearancesSoFar(catalogue, player.id, now);
  return {
    player: presentPlayer(catalogue, player, now),
    stats: appearances.flatMap((appearance) => presentAppearance(catalogue, tournament, appearance)),
    ...(query.withAggregatedWeekStats ? { aggregatedWeekStats: aggregateWeeks(appearances) } : {}),
    values: presentValues(catalogue, player, now),
    ownership: presentOwnership(catalogue, player.id, now),
    career: [presentCareer(catalogue, appearances)],
  };
});

function presentAppearance(
  catalogue: Catalogue,
  { matchById }: Tournament,
  { match, stat, lines, points, live }: Appearance,
): Answer['stats'] {
  const homeId = presentClubRef(catalogue, match.homeId);
  const awayId = presentClubRef(catalogue, match.awayId);
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
