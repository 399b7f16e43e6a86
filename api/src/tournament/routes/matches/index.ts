import { deadlineInfo } from '@euro/game';
import { type Route, route } from '../../../http/index.js';
import { Refusal } from '../../../infra/errors.js';
import { digestOf } from '../../snapshot/digestOf.js';
import { presentMatchday } from '../../snapshot/presentMatchday.js';
import { requireSnapshot } from '../../snapshot/requireSnapshot.js';
import { cacheSerialized } from '../../snapshot/snapshotCache.js';
import { tournamentAt } from '../../snapshot/tournamentAt.js';
import { lastScoredWeek } from '../../snapshot/visibility.js';
import { getTopLineup } from './getTopLineup.js';
import { presentMatch } from './presentMatch.js';
import { presentSide } from './presentSide.js';

const listMatches = route('GET matches', async ({ context, query, language }) => {
  const snapshot = await requireSnapshot(context);
  const now = context.clock.now();
  const weekId = query.weekId === undefined || query.weekId < 1 ? null : query.weekId;
  return cacheSerialized(snapshot, now, `matches ${language} ${weekId}`, () => ({
    matches: tournamentAt(snapshot, now)
      .matches.filter(({ match }) => weekId === null || match.weekId === weekId)
      .map((match) => presentMatch(snapshot, match, language)),
    dataVersion: digestOf(snapshot.version),
  }));
});

const getDeadlineInfo = route('GET matches/deadline-info', async ({ context }) => {
  const snapshot = await requireSnapshot(context);
  const now = context.clock.now();
  const deadlines = snapshot.matchdays.map(({ weekId, deadlineAt }) => ({ weekId, deadline: deadlineAt }));
  const { deadlineWeek, deadline, displayWeek } = deadlineInfo(deadlines, now);
  return {
    weeks: snapshot.matchdays.map((matchday) => presentMatchday(matchday, now)),
    deadlineInfo: {
      deadlineWeek,
      deadlineDate: deadline === null ? null : new Date(deadline).toISOString(),
      displayWeek,
      lastScoredWeek: lastScoredWeek(snapshot, now),
      now: new Date(now).toISOString(),
      speed: context.clock.speed(),
    },
  };
});

const getMatch = route('GET match/{id}', async ({ context, params, language }) => {
  const snapshot = await requireSnapshot(context);
  const match = tournamentAt(snapshot, context.clock.now()).matchById.get(params.id);
  if (!match) throw new Refusal('not-found');
  return {
    match: presentMatch(snapshot, match, language),
    home: presentSide(snapshot, match, match.homeId, language),
    away: presentSide(snapshot, match, match.awayId, language),
  };
});

export const matchRoutes: readonly Route[] = [listMatches, getDeadlineInfo, getMatch, getTopLineup];
