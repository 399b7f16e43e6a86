import { createNavigationLimit } from './navigationLimit.js';
import { createRenderLimit } from './renderLimit.js';
import { lastUserInput } from './userInput.js';
import { watchRenders } from './watchRenders.js';

const clock = { now: () => performance.now(), lastInput: () => lastUserInput(window) };

/** Navigations of this document: two sections may cause a loop together. */
export const navigationLimit = createNavigationLimit(clock);

/** Calls back once, outside of any render, when what is in an element renders on and on. */
export function limitRenders(element: HTMLElement, onTooMany: () => void): () => void {
  const isTooMany = createRenderLimit(clock);
  clock.lastInput();
  const stop = watchRenders(element, () => {
    if (!isTooMany()) return;
    stop();
    queueMicrotask(onTooMany);
  });
  return stop;
}
