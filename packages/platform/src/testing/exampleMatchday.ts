import type { LiveState } from '@euro/api-contract';
import type { FakePlatform } from './createFakePlatform.js';
import { exampleLiveState, examplePlayer, exampleWeeks } from './examples.js';

/** How far the example's matchday 2 is. */
export type MatchdayStep = 'locked' | 'running' | 'confirmed' | 'open';

/**
 * Matchday 2 as the live stream sends it, in this order: it is locked, runs, is confirmed, and opens again because the
 * clock is set back. For `fake.live.next`.
 */
export function exampleMatchday(fake: FakePlatform): Readonly<Record<MatchdayStep, Partial<LiveState>>> {
  const weeks = (state: LiveState['weeks'][number]['state']) =>
    exampleWeeks.map((week) => (week.weekId === 2 ? { ...week, state } : week));
  const open = exampleLiveState();
  const id = fake.state.players.value.value?.[0]?.id ?? examplePlayer().id;
  const [match] = fake.state.matches.value.value?.matches.filter(({ weekId }) => weekId === 2) ?? [];
  const score = { id: match?.id ?? 14, weekId: 2, homeScore: 1, awayScore: 0, penHome: null, penAway: null };
  const later = { weekId: 2, deadlineWeek: 3, deadlineDate: exampleWeeks[2]?.deadlineDate ?? null };
  return {
    locked: { ...later, now: '2024-06-19T13:00:01Z', weeks: weeks('locked'), version: null },
    running: {
      ...{ now: '2024-06-19T13:34:00Z', weeks: weeks('provisional'), version: 2 },
      matches: [{ ...score, status: 'live', minute: 34 }],
      players: [{ id, points: 4, minutes: 34, status: 'playing' }],
    },
    confirmed: {
      ...{ now: '2024-06-19T21:00:00Z', weeks: weeks('confirmed'), version: 3 },
      matches: [{ ...score, status: 'finished', minute: null }],
      players: [{ id, points: 6, minutes: 90, status: 'played' }],
    },
    open: {
      ...open,
      matches: [{ ...score, status: 'scheduled', minute: null, homeScore: null, awayScore: null }],
    },
  };
}
