import type { Match } from '@euro/api-contract';
import { exampleMatch } from '@euro/platform/testing';
import { countsIn, matchRemark } from './matchRemark.js';

const match = (changes: Partial<Match> = {}) => exampleMatch({ weekId: 19, ...changes });

it('an ordinary match needs no remark, and counts in its matchday', () => {
  expect(matchRemark(match(), 19)).toBeNull();
  expect(countsIn(match(), 19)).toBe(true);
  expect(countsIn(match(), 18)).toBe(false);
});

it('a match that moved is said in both matchdays, and counts in one', () => {
  const later = match({ weekId: 21, plannedWeekId: 19 });
  expect(matchRemark(later, 19)).toEqual({ tag: 'postponed', text: 'counts', week: 21 });
  expect(matchRemark(later, 21)).toEqual({ tag: 'postponed', text: 'planned', week: 19 });
  expect([countsIn(later, 19), countsIn(later, 21)]).toEqual([false, true]);
  const earlier = match({ weekId: 18, plannedWeekId: 19 });
  expect(matchRemark(earlier, 19)).toEqual({ tag: 'forward', text: 'counts', week: 18 });
});

it.each([
  ['postponed', { status: 'scheduled', homeScore: null }, 'undated', false],
  ['suspended', { status: 'live' }, 'provisional', true],
  ['suspended', { status: 'live', resumesAt: '2025-01-15T19:00:00.000Z' }, 'resumes', true],
  ['awarded', { status: 'finished' }, 'awarded', false],
  ['abandoned', { status: 'finished' }, 'stands', true],
  ['abandoned', { status: 'finished', homeScore: null }, 'nobody', false],
  ['annulled', { status: 'finished', homeScore: null }, 'nobody', false],
  ['cancelled', { status: 'finished', homeScore: null }, 'nobody', false],
] as const)('a match that is %s (%o) says %s, and counts: %s', (state, changes, text, counts) => {
  const one = match({ state, homeScore: 2, ...changes });
  expect(matchRemark(one, 19)).toEqual({ tag: state, text });
  expect(countsIn(one, 19)).toBe(counts);
});

it('a match before the deadline of its matchday locks its players', () => {
  const early = match({ date: '2025-01-07T19:00:00.000Z', deadlineDate: '2025-01-10T19:00:00.000Z' });
  expect(matchRemark(early, 19)).toEqual({ tag: 'forward', text: 'locked' });
});
