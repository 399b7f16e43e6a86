import { act } from '@testing-library/react';
import { untilAnswered } from './lateAnswers.js';

/** Advances fake timers by so many milliseconds, then delivers all answers and updates of the store. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(async () => jest.advanceTimersByTimeAsync(milliseconds));
  await untilAnswered(() => act(async () => jest.advanceTimersByTimeAsync(20)));
}
