import { MAIN_ID } from './mainId.js';

/** Delay after which a closing dialog has restored the focus, milliseconds. */
const UNTIL_GIVEN = 50;

/** The focus on the page's content, without scrolling to it. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** Runs work after a closing dialog has restored the focus. */
export function afterFocusRelease(work: () => void): ReturnType<typeof setTimeout> {
  return setTimeout(work, UNTIL_GIVEN);
}

/** The focused element was removed. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** The focus is on the page, or on what opened over it. */
export function isFocusOnPage(): boolean {
  const focused = document.activeElement;
  return focused?.closest(`#${MAIN_ID}, [role='dialog']`) != null;
}
