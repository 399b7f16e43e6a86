import type { MatchesState } from '@euro/platform';
import type { FakePlatform } from '@euro/platform/testing';
import { settle } from '@euro/platform/testing';
import { act } from '@testing-library/react';

/** The deadline of matchday 2 passes while the page is open: matchday 3 is the open one. */
export async function closeMatchday(fake: FakePlatform): Promise<void> {
  await openMatchday(fake, { deadlineWeek: 3, deadlineDate: '2024-06-23T19:00:00Z' });
}

/** The last deadline, of matchday 2, passes while the page is open. */
export async function closeTournament(fake: FakePlatform): Promise<void> {
  await openMatchday(fake, { deadlineWeek: null, deadlineDate: null }, (week) => week.weekId <= 2);
}

/** Matchday 2, played before, is confirmed while the page is open. */
export async function confirmMatchday(fake: FakePlatform): Promise<void> {
  await openMatchday(
    fake,
    { deadlineWeek: 3, deadlineDate: '2024-06-23T19:00:00Z' },
    () => true,
    'confirmed',
  );
}

async function openMatchday(
  fake: FakePlatform,
  next: { readonly deadlineWeek: number | null; readonly deadlineDate: string | null },
  isThere: (week: MatchesState['weeks'][number]) => boolean = () => true,
  stateOfSecond?: MatchesState['weeks'][number]['state'],
): Promise<void> {
  const state = fake.state.matches.value.value;
  if (state === null) throw new Error('There are no matches yet.');
  const deadline = { ...state.deadline, ...next };
  const weeks = state.weeks
    .filter(isThere)
    .map((week) => (week.weekId === 2 && stateOfSecond ? { ...week, state: stateOfSecond } : week));
  await act(async () => fake.state.matches.set({ status: 'ready', value: { ...state, deadline, weeks } }));
  await settle();
}
