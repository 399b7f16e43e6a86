import type { Match } from '@euro/api-contract';
import type { MatchesState } from '@euro/platform';
import { exampleDeadline, exampleMatch, exampleWeeks } from '@euro/platform/testing';
import { matchdaysOf, matchesByDay, openingWeek, weekInAddress } from './matchdays.js';

const scheduled = { status: 'scheduled', homeScore: null, awayScore: null } as const;
const croAlb: Match = exampleMatch({
  ...scheduled,
  id: 14,
  weekId: 2,
  date: '2024-06-19T13:00:00Z',
  stage: 'Group B',
});
const engSvk: Match = exampleMatch({
  ...scheduled,
  id: 40,
  weekId: 4,
  date: '2024-06-30T16:00:00Z',
  stage: 'Round of 16',
});

function tournament(change: Partial<MatchesState> = {}): MatchesState {
  return {
    matches: [exampleMatch({ stage: 'Group A' }), croAlb, engSvk],
    weeks: exampleWeeks,
    deadline: exampleDeadline,
    ...change,
  };
}

describe('the matchdays', () => {
  it('are done, next or later by the deadline and the matches', () => {
    const phases = matchdaysOf(tournament()).map(({ phase }) => phase);
    expect(phases).toEqual(['done', 'next', 'later', 'later', 'later', 'later', 'later']);
  });

  it('are running from the deadline until the last match is over', () => {
    const locked = { deadline: { ...exampleDeadline, deadlineWeek: 3, displayWeek: 2 } };
    expect(matchdaysOf(tournament(locked))[1]?.phase).toBe('playing');
    const playedMatches = [exampleMatch({ ...croAlb, status: 'finished', homeScore: 2, awayScore: 2 })];
    expect(matchdaysOf(tournament({ ...locked, matches: playedMatches }))[1]?.phase).toBe('done');
  });

  it('have final or provisional points', () => {
    expect(
      matchdaysOf(tournament())
        .map(({ points }) => points)
        .slice(0, 2),
    ).toEqual(['confirmed', 'none']);
  });

  it('are live while one of their matches runs', () => {
    const liveMatch = { ...croAlb, status: 'live', homeScore: 0, awayScore: 0 } as const;
    expect(matchdaysOf(tournament({ matches: [liveMatch] }))[1]?.points).toBe('live');
  });

  it('have a round, when one of their matches has it', () => {
    const [first, , third, fourth] = matchdaysOf(tournament());
    expect([first?.stage, third?.stage, fourth?.stage]).toEqual(['group', null, 'last16']);
  });

  it('default to the running one, else the next, else the last', () => {
    expect(openingWeek(matchdaysOf(tournament()))).toBe(2);
    const afterDeadline = { deadline: { ...exampleDeadline, deadlineWeek: 3 } };
    expect(openingWeek(matchdaysOf(tournament(afterDeadline)))).toBe(2);
    const afterFinal = { matches: [], deadline: { ...exampleDeadline, deadlineWeek: null } };
    expect(openingWeek(matchdaysOf(tournament(afterFinal)))).toBe(7);
    expect(openingWeek([])).toBeNull();
  });

  it('are chosen by the address, when they exist', () => {
    const matchdays = matchdaysOf(tournament());
    expect(weekInAddress(new URLSearchParams('week=4'), matchdays)).toBe(4);
    expect(weekInAddress(new URLSearchParams('week=12'), matchdays)).toBeNull();
    expect(weekInAddress(new URLSearchParams(''), matchdays)).toBeNull();
  });
});

describe('the matches of a matchday', () => {
  const lateMatch = exampleMatch({ id: 9, weekId: 2, date: '2024-06-19T23:30:00Z' });
  const earlyMatch = exampleMatch({ id: 8, weekId: 2, date: '2024-06-19T13:00:00Z' });

  it('are grouped by day in the reader’s own time zone', () => {
    expect(matchesByDay([lateMatch, earlyMatch], 2, 'UTC').map(({ key }) => key)).toEqual(['2024-06-19']);
    expect(matchesByDay([lateMatch, earlyMatch], 2, 'Europe/Brussels').map(({ key }) => key)).toEqual([
      '2024-06-19',
      '2024-06-20',
    ]);
  });

  it('are in the order of their kick-offs, without those of other matchdays', () => {
    const [day] = matchesByDay([lateMatch, earlyMatch, exampleMatch()], 2, 'UTC');
    expect(day?.matches.map(({ id }) => id)).toEqual([8, 9]);
  });
});
