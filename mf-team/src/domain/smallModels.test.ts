import { exampleDeadline, examplePlayer, exampleSettings, exampleWeeks } from '@euro/platform/testing';
import { exampleWorld, matchesState } from '../testing/exampleWorld.js';
import { limitRange } from './limitRange.js';
import { matchdayAverages, pointsByMatchday } from './matchdayAverages.js';
import { nameLength } from './nameLength.js';
import { hasPlayedWeek, shownWeek } from './pointsWeeks.js';
import { stripWeeks } from './strip.js';
import { teamTabs } from './teamTabs.js';

describe('the tournament strip', () => {
  it('tells played, running, next and later matchdays apart', () => {
    const weeks = exampleWeeks.map((week) =>
      week.weekId === 2 ? { ...week, state: 'provisional' as const } : week,
    );
    const states = stripWeeks(weeks, { ...exampleDeadline, deadlineWeek: 3 }).map(({ state }) => state);
    expect(states).toEqual(['done', 'live', 'next', 'future', 'future', 'future', 'future']);
  });
});

describe('the club limit', () => {
  const limits = exampleSettings.teamSameClubPlayersLimit;
  it.each([
    [1, { limit: 3, from: 1, until: 3 }],
    [4, { limit: 4, from: 4, until: 5 }],
    [7, { limit: 6, from: 6, until: 7 }],
  ])('of matchday %i holds for its neighbours too', (week, range) => {
    expect(limitRange(limits, week, 7)).toEqual(range);
  });

  it('stays the last one when the list is shorter than the tournament', () => {
    expect(limitRange([3], 5, 7)).toEqual({ limit: 3, from: 1, until: 7 });
  });
});

describe('averages per matchday', () => {
  const keeper = examplePlayer({ id: 1, positionId: 1, stats: [{ weekId: 1, points: 20 }] });
  const players = [
    keeper,
    examplePlayer({ id: 2, stats: [{ weekId: 1, points: 9 }] }),
    examplePlayer({
      id: 3,
      stats: [
        { weekId: 1, points: 2 },
        { weekId: 2, points: -1 },
      ],
    }),
    examplePlayer({ id: 4, stats: [] }),
  ];
  it('count the players of one position who have points', () => {
    expect(matchdayAverages(players, 3, 3)).toEqual([5.5, -1, null]);
  });
  it('stand beside a player’s own points, null where he has none', () => {
    expect(pointsByMatchday(keeper.stats, 3)).toEqual([20, null, null]);
  });
});

describe('the length of a name', () => {
  it.each([
    ['De Buitenspelval', 16],
    ['  twee   woorden ', 12],
    ['👩‍👩‍👧‍👦🇧🇪', 2],
    ['e\u0301', 1],
    ['', 0],
  ])('%s', (name, length) => {
    expect(nameLength(name)).toBe(length);
  });
});

describe('the matchday of the points page', () => {
  it.each([
    [null, 3],
    ['2', 2],
    ['4', 3],
    ['0', 3],
    ['2.5', 3],
    ['x', 3],
    ['', 3],
  ])('for ?week=%s', (asked, week) => {
    expect(shownWeek(asked, { displayWeek: 3 })).toBe(week);
  });

  it('has points from the team’s own start to the last deadline that passed', () => {
    const played = [1, 2, 3, 4].map((week) => hasPlayedWeek({ weekId: 2 }, week, { deadlineWeek: 4 }));
    expect(played).toEqual([false, true, true, false]);
    expect(hasPlayedWeek({ weekId: 2 }, 7, { deadlineWeek: null })).toBe(true);
  });
});

describe('the tabs of a team', () => {
  const world = (deadlineWeek: number | null) =>
    exampleWorld({ matches: matchesState({ deadline: { ...exampleDeadline, deadlineWeek } }) });
  const all = () => true;

  it.each([
    ['in its own first matchday', 2, 2, ['team', 'league']],
    ['after its first matchday', 1, 2, ['points', 'team', 'transfers', 'league']],
    ['after the last deadline', 1, null, ['points', 'league']],
    ['before the official start', 1, 1, ['team', 'league']],
  ])('%s', (_, weekId, deadlineWeek, tabs) => {
    expect(teamTabs({ weekId }, world(deadlineWeek), all)).toEqual(tabs);
  });

  it('are absent when the part of the other remote is', () => {
    expect(teamTabs({ weekId: 1 }, world(2), () => false)).toEqual(['points', 'team']);
  });
});
