import type { MatchesState } from '@euro/platform';
import { exampleDeadline, exampleMatch, exampleWeeks } from '@euro/platform/testing';
import { countedWeek, worthOf } from './countedWeeks.js';
import { ALL_WEEKS } from './statsView.js';

type State = MatchesState['weeks'][number]['state'];
type Status = MatchesState['matches'][number]['status'];

/** Matchday 1 is confirmed; matchday 2 as given. */
function tournament(state: State, status: Status, lastScoredWeek: number | null = 1): MatchesState {
  return {
    matches: [exampleMatch(), exampleMatch({ id: 14, weekId: 2, status })],
    weeks: exampleWeeks.map((week) => (week.weekId === 2 ? { ...week, state } : week)),
    deadline: { ...exampleDeadline, lastScoredWeek },
  };
}

describe('the matchdays in the statistics', () => {
  it('end with a running match, before it is settled', () => {
    expect(countedWeek(tournament('locked', 'live'))).toBe(2);
    expect(countedWeek(tournament('locked', 'scheduled'))).toBe(1);
  });

  it('are none before the first kick-off', () => {
    const beforeTournament = { ...tournament('open', 'scheduled', null), matches: [] };
    expect(countedWeek(beforeTournament)).toBeNull();
  });
});

describe('the state of statistics', () => {
  it.each<[State, Status, string]>([
    ['locked', 'scheduled', 'confirmed'],
    ['locked', 'live', 'live'],
    ['provisional', 'live', 'live'],
    ['locked', 'finished', 'provisional'],
    ['provisional', 'finished', 'provisional'],
    ['confirmed', 'finished', 'confirmed'],
  ])('of a matchday that is %s with a match that is %s', (state, status, worth) => {
    expect([worthOf(tournament(state, status), 2), worthOf(tournament(state, status), ALL_WEEKS)]).toEqual([
      worth,
      worth,
    ]);
  });

  it('of an earlier matchday does not depend on the running one', () => {
    expect(worthOf(tournament('provisional', 'live'), 1)).toBe('confirmed');
  });
});
