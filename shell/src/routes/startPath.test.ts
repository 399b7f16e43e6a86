import type { Loadable, MatchesState, MyTeam } from '@euro/platform';
import { exampleDeadline, exampleTeam, exampleWeeks } from '@euro/platform/testing';
import { startPath } from './startPath.js';

const teams = (...value: MyTeam[]): Loadable<readonly MyTeam[]> => ({ status: 'ready', value });
const week = (deadlineWeek: number | null): Loadable<MatchesState> => ({
  status: 'ready',
  value: { matches: [], weeks: exampleWeeks, deadline: { ...exampleDeadline, deadlineWeek } },
});
const everywhere = () => true;

describe('a signed-in user is redirected from /', () => {
  it.each([
    [
      'to the points when the team is older than the deadline week',
      teams(exampleTeam({ weekId: 1 })),
      week(2),
      '/points/12',
    ],
    ['to the points after the last matchday', teams(exampleTeam({ weekId: 1 })), week(null), '/points/12'],
    ['home in the first matchday of the team', teams(exampleTeam({ weekId: 2 })), week(2), '/home'],
    ['home without a team', teams(), week(2), '/home'],
    ['home when the teams can not be loaded', { status: 'failed', value: null } as const, week(2), '/home'],
    ['nowhere yet while the teams are loading', { status: 'loading', value: null } as const, week(2), null],
  ])('%s', (_, teams, matches, path) => {
    expect(startPath(teams, matches, everywhere)).toBe(path);
  });

  it('home when no section has the points', () => {
    expect(startPath(teams(exampleTeam({ weekId: 1 })), week(2), () => false)).toBe('/home');
  });
});
