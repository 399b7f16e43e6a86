import type { LivePlayer, TeamPoints, User } from '@euro/api-contract';
import { exampleLineup } from '@euro/game/testing';
import { exampleTeamPoints, matches } from '@euro/game-ui/testing';
import { exampleUser, exampleWeeks, type FakePlatform } from '@euro/platform/testing';
import { makePortal } from './makePortal.js';

/** Power subs may be made from this matchday on. */
export const RUNNING = 5;

export const premiumUser: User = { ...exampleUser, role: 'premium', roles: ['user', 'premium'] };

/** Points of the example team before its first match. */
export function runningPoints(fields: Partial<TeamPoints> = {}, lineup = exampleLineup): TeamPoints {
  const points = exampleTeamPoints(
    {
      weekId: RUNNING,
      weekPointsConfirmed: false,
      visibleWeekPoints: 0,
      benchPoints: 0,
      weekWinner: null,
      weekWinnerPoints: null,
      powerSubsLeft: 4,
      ...fields,
    },
    lineup,
  );
  const selections = points.selections.map((selection) => ({
    ...selection,
    minutes: 0,
    points: 0,
    total: 0,
    status: 'to-play' as const,
    lines: [],
  }));
  return { ...points, selections: fields.selections ?? selections };
}

/**
 * A portal in the middle of matchday 5: after its deadline and before the first kick-off; or after it, when
 * `confirmed`.
 */
export function runningPortal(
  user = premiumUser,
  points = runningPoints(),
  state: 'provisional' | 'confirmed' = 'provisional',
): FakePlatform {
  const fake = makePortal({
    user,
    matches: matches.map((match) =>
      match.weekId === 2 ? { ...match, weekId: RUNNING, date: '2024-07-05T19:00:00Z' } : match,
    ),
    weeks: exampleWeeks.map((week) =>
      week.weekId < RUNNING
        ? { ...week, state: 'confirmed' }
        : week.weekId === RUNNING
          ? { ...week, state }
          : week,
    ),
    deadline: { deadlineWeek: 6, deadlineDate: '2024-07-09T19:00:00Z', displayWeek: RUNNING },
    now: Date.parse('2024-07-05T17:00:00Z'),
  });
  fake.api.answer('GET team/{id}/points/{weekId}', points);
  return fake;
}

/** Points by rules, each counted once; other players have none. @param lines by player id */
export function pointsWithLines(
  lines: Readonly<Record<number, TeamPoints['selections'][number]['lines']>>,
  fields: Partial<TeamPoints> = {},
): TeamPoints {
  const points = runningPoints(fields);
  return {
    ...points,
    selections: points.selections.map((selection) => ({
      ...selection,
      counted: true,
      multiplier: 1,
      lines: lines[selection.playerId] ?? [],
    })),
  };
}

export const GOAL = { rule: 'goal', stat: 1, points: 4 };
export const ASSIST = { rule: 'assist', stat: 1, points: 3 };

/** A player as the stream sends him. */
export function live(id: number, fields: Partial<LivePlayer> = {}): LivePlayer {
  return { id, points: 0, minutes: 30, status: 'playing', ...fields };
}

/** The first match of the matchday, as the stream sends it near its end. */
export const liveMatch = {
  id: 15,
  weekId: RUNNING,
  status: 'live',
  minute: 85,
  homeScore: 2,
  awayScore: 0,
  penHome: null,
  penAway: null,
} as const;
