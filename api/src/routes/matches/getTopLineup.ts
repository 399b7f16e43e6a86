import type { TopLineup } from '@euro/api-contract';
import { toPoints, topLineup } from '@euro/game';
import type { Catalogue, CatalogueMatchday } from '../../catalogue/catalogue.js';
import { explainedPoints } from '../../catalogue/explainedPoints.js';
import { keepSerialized } from '../../catalogue/keptAnswers.js';
import { requireCatalogue } from '../../catalogue/requireCatalogue.js';
import { tournamentAt } from '../../catalogue/tournamentAt.js';
import { Refusal } from '../../errors.js';
import { route } from '../../routing/route.js';

/** The team of the matchday, from the points so far. */
export const getTopLineup = route('GET matchday/{weekId}/top-lineup', async ({ context, params }) => {
  const catalogue = await requireCatalogue(context, {});
  const matchday = catalogue.matchdays.find(({ weekId }) => weekId === params.weekId);
  if (!matchday) throw new Refusal('not-found');
  const now = context.clock.now();
  return keepSerialized(catalogue, now, `top ${matchday.weekId}`, () => presentTop(catalogue, matchday, now));
});

function presentTop(catalogue: Catalogue, { weekId, state }: CatalogueMatchday, now: number): TopLineup {
  const matchdays = new Map(
    [...tournamentAt(catalogue, now).appearances].flatMap(([playerId, appearances]) =>
      appearances.some(({ match }) => match.weekId === weekId)
        ? [[playerId, explainedPoints(catalogue, playerId, weekId, now)] as const]
        : [],
    ),
  );
  const { players, competition } = catalogue;
  const best = topLineup({ points: matchdays, players, rules: competition.rules });
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
