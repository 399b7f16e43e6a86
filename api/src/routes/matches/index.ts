import { deadlineInfo } from '@euro/game';
import { keepSerialized } from '../../catalogue/keptAnswers.js';
import { requireCatalogue } from '../../catalogue/requireCatalogue.js';
import { knownSides, lastScoredWeek } from '../../catalogue/visibility.js';
import { Refusal } from '../../errors.js';
import { type Route, route } from '../../routing/route.js';
import { presentMatch } from './presentMatch.js';
import { presentMatchday } from './presentMatchday.js';
import { presentSide } from './presentSide.js';

const listMatches = route('GET matches', async ({ context, query, language }) => {
  const catalogue = await requireCatalogue(context, query);
  const now = context.clock.now();
  const weekId = query.weekId === undefined || query.weekId < 1 ? null : query.weekId;
  return keepSerialized(catalogue, now, `matches ${language} ${weekId}`, () => ({
    matches: catalogue.matches
      .filter((match) => weekId === null || match.weekId === weekId)
      .map((match) => presentMatch(catalogue, match, language, now)),
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
  const match = catalogue.matches.find(({ id }) => id === params.id);
  if (!match) throw new Refusal('not-found');
  const now = context.clock.now();
  const { homeId, awayId } = knownSides(match, now);
  return {
    match: presentMatch(catalogue, match, language, now),
    home: presentSide(catalogue, match, homeId, language, now),
    away: presentSide(catalogue, match, awayId, language, now),
  };
});

export const matchRoutes: readonly Route[] = [listMatches, getDeadlineInfo, getMatch];
