import { deadlineInfo } from '@euro/game';
import { keepSerialized } from '../../catalogue/keptAnswers.js';
import { presentMatchday } from '../../catalogue/presentMatchday.js';
import { requireCatalogue } from '../../catalogue/requireCatalogue.js';
import { tournamentAt } from '../../catalogue/tournamentAt.js';
import { lastScoredWeek } from '../../catalogue/visibility.js';
import { Refusal } from '../../errors.js';
import { type Route, route } from '../../routing/route.js';
import { getTopLineup } from './getTopLineup.js';
import { presentMatch } from './presentMatch.js';
import { presentSide } from './presentSide.js';

const listMatches = route('GET matches', async ({ context, query, language }) => {
  const catalogue = await requireCatalogue(context, query);
  const now = context.clock.now();
  const weekId = query.weekId === undefined || query.weekId < 1 ? null : query.weekId;
  return keepSerialized(catalogue, now, `matches ${language} ${weekId}`, () => ({
    matches: tournamentAt(catalogue, now)
      .matches.filter(({ match }) => weekId === null || match.weekId === weekId)
      .map((match) => presentMatch(catalogue, match, language)),
  }));
});

const getDeadlineInfo = route('GET matches/deadline-info', async ({ context, query }) => {
  const catalogue = await requireCatalogue(context, query);
  const now = context.clock.now();
  const deadlines = catalogue.matchdays.map(({ weekId, deadlineAt }) => ({ weekId, deadline: deadlineAt }));
  const { deadlineWeek, deadline, displayWeek } = deadlineInfo(deadlines, now);
  return {
    weeks: catalogue.matchdays.map((matchday) => presentMatchday(matchday, now)),
    deadlineInfo: {
      deadlineWeek,
      deadlineDate: deadline === null ? null : new Date(deadline).toISOString(),
      displayWeek,
      lastScoredWeek: lastScoredWeek(catalogue, now),
      now: new Date(now).toISOString(),
      speed: context.clock.speed(),
    },
  };
});

const getMatch = route('GET match/{id}', async ({ context, params, language }) => {
  const catalogue = await requireCatalogue(context, {});
  const match = tournamentAt(catalogue, context.clock.now()).matchById.get(params.id);
  if (!match) throw new Refusal('not-found');
  return {
    match: presentMatch(catalogue, match, language),
    home: presentSide(catalogue, match, match.homeId, language),
    away: presentSide(catalogue, match, match.awayId, language),
  };
});

export const matchRoutes: readonly Route[] = [listMatches, getDeadlineInfo, getMatch, getTopLineup];
