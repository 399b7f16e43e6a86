import { act } from '@testing-library/react';
import { flushResponses } from './responseJitter.js';

// As it was before a test took the clock over.
const { setTimeout: later } = globalThis;
/** An answer, what it makes the page fetch, and the frame with which the store notifies of some answers; twice. */
const PAUSES = [0, 20, 0, 20];

/** Lets all answers arrive and effects run. Faked timers stay where they are. */
export function settle(): Promise<void> {
  return flushResponses(async () => {
    for (const pause of PAUSES) await act(async () => new Promise((resolve) => void later(resolve, pause)));
  });
}
