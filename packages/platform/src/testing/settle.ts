import { act } from '@testing-library/react';
import { flushFrames } from './frames.js';
import { flushResponses } from './responseJitter.js';

// As it was before a test took the clock over.
const { setTimeout: later } = globalThis;
/** An answer and what it makes the page fetch, before and after a frame; twice. */
const ROUNDS = 2;

/** Lets all answers arrive and effects run, without waiting for a frame. Faked timers stay where they are. */
export function settle(): Promise<void> {
  return flushResponses(async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await act(async () => new Promise((resolve) => void later(resolve, 0)));
      await act(async () => {
        flushFrames();
        await new Promise((resolve) => void later(resolve, 0));
      });
    }
  });
}
