import { act } from '@testing-library/react';
import { flushResponses } from './responseJitter.js';

/** Advances fake timers by so many milliseconds, then delivers all answers and updates of the store. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(async () => jest.advanceTimersByTimeAsync(milliseconds));
  await flushResponses(() => act(async () => jest.advanceTimersByTimeAsync(20)));
}
