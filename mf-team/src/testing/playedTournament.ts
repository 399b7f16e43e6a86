import type { Match, TeamPoints } from '@euro/api-contract';
import { exampleTeamPoints, matches, matchesState, players } from '@euro/game-ui/testing';
import type { Arrangement, FakePlatform } from '@euro/platform/testing';
import { exampleEuro } from '@euro/platform/testing';
import { arrangement } from './arrange.js';

const deadlineInfo = {
  ...{ deadlineWeek: 3, deadlineDate: '2024-06-23T19:00:00Z', displayWeek: 2, lastScoredWeek: 2 },
  ...{ now: '2024-06-21T19:00:00Z', speed: 1 },
};
const rankedTeam = (rank: number, name: string, points: number) => ({
  team: {
    ...{ id: 100 + rank, name, badge: null, rank, points, weekPoints: points, move: 0, shared: false },
    user: { firstName: 'Hilde', lastName: 'De Backer', nameVisible: true, premium: false },
    prizes: [],
  },
});
const week = (weekId: number, points: number) => ({
  ...{ weekId, points, rank: 9, generalPoints: 400, generalRank: 12, confirmed: true },
});

/** The last matchday, with a final that a shoot-out decided. */
export function finalMatches(): Match[] {
  const [first, second] = matches as [Match, Match];
  const scorers = [
    { playerId: 110, clubId: 1, goals: 2, isOwnGoal: false },
    { playerId: 210, clubId: 2, goals: 3, isOwnGoal: false },
    { playerId: 205, clubId: 1, goals: 1, isOwnGoal: true },
  ];
  const finishedFields = {
    weekId: 7,
    status: 'finished',
    homeScore: 3,
    awayScore: 3,
    extraTime: true,
  } as const;
  return [
    {
      ...first,
      ...finishedFields,
      stage: 'Final',
      date: '2024-07-14T19:00:00Z',
      penHome: 4,
      penAway: 2,
      scorers,
    },
    { ...second, ...finishedFields, stage: 'Third place', date: '2024-07-13T19:00:00Z', awayScore: 1 },
  ];
}

/** Responses of the API for a finished tournament in which the example team scored 412,5 points. */
export function answerPlayed(fake: FakePlatform, fields: Partial<TeamPoints> = {}): void {
  fake.api.answer(
    'GET team/{id}/points/{weekId}',
    exampleTeamPoints({
      ...{ weekId: 7, generalPoints: 412.5, generalRank: 1208, visibleWeekPoints: 79 },
      weekStat: [week(6, 57), week(7, 79)],
      ...fields,
    }),
  );
  fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [] });
  fake.api.answer('GET rankings/{type}', {
    ...{ totalRecords: 38_440, weekId: 7, confirmed: true, chosen: null, choices: [] },
    ...{
      data: [rankedTeam(1, 'Onana Split', 500), rankedTeam(2, 'Geel', 499)],
      own: null,
      ownPosition: null,
    },
  });
  fake.api.answer('GET competitions', { competitions: [exampleEuro] });
  fake.api.answer('GET matches/deadline-info', { weeks: [], deadlineInfo });
}

/** The home of an archive in a story. */
export const archiveArrangement: Arrangement = {
  arrange(fake) {
    arrangement.arrange?.(fake);
    const state = matchesState();
    const deadline = { ...state.deadline, deadlineWeek: null, deadlineDate: null, displayWeek: 7 };
    fake.state.matches.set({ status: 'ready', value: { ...state, matches: finalMatches(), deadline } });
    fake.state.players.set({
      status: 'ready',
      value: players.map((player, at) => ({ ...player, points: 64 - at })),
    });
    fake.state.isArchive.set(true);
    answerPlayed(fake);
  },
};
