import type { ResponseOf } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import type { Appearance, Catalogue } from '../../catalogue/catalogue.js';
import { presentClubRef, presentLines, presentPlayer } from '../../catalogue/presentPlayer.js';
import { requireCatalogue } from '../../catalogue/requireCatalogue.js';
import { appearancesSoFar } from '../../catalogue/visibility.js';
import { Refusal } from '../../errors.js';
import { route } from '../../routing/route.js';
import { presentOverview, sumCounts } from './presentOverview.js';

type Answer = ResponseOf<'GET player/{id}'>;

/** One player with each of his matches that is over. */
export const getPlayer = route('GET player/{id}', async ({ context, params, query }) => {
  const catalogue = await requireCatalogue(context, query);
  const player = catalogue.players.get(params.id);
  if (!player) throw new Refusal('not-found');
  const now = context.clock.now();
  const appearances = appearancesSoFar(catalogue, player.id, now);
  return {
    player: presentPlayer(catalogue, player, now),
    stats: appearances.flatMap((appearance) => presentAppearance(catalogue, appearance)),
    ...(query.withAggregatedWeekStats ? { aggregatedWeekStats: aggregateWeeks(appearances) } : {}),
  };
});

function presentAppearance(
  catalogue: Catalogue,
  { match, stat, lines, points }: Appearance,
): Answer['stats'] {
  const homeId = presentClubRef(catalogue, match.homeId);
  const awayId = presentClubRef(catalogue, match.awayId);
  if (!homeId || !awayId) return [];
  return [
    {
      matchId: match.id,
      weekId: match.weekId,
      date: new Date(match.kickoffAt).toISOString(),
      homeId,
      awayId,
      homeScore: match.homeScore,
      awayScore: match.awayScore,
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
