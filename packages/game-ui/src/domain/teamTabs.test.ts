import { exampleDeadline } from '@euro/platform/testing';
import { exampleWorld, matchesState } from '../testing/exampleWorld.js';
import { teamTabs } from './teamTabs.js';

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
