import { act } from '@testing-library/react';
import { untilAnswered } from './lateAnswers.js';

/** Lets so many milliseconds pass on faked timers, then all answers arrive and the store tell of them. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(async () => jest.advanceTimersByTimeAsync(milliseconds));
  await untilAnswered(() => act(async () => jest.advanceTimersByTimeAsync(20)));
}
