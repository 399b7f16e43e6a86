const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

let lastInputAt = Number.NEGATIVE_INFINITY;
let isWatching = false;

/** Milliseconds since the page was opened, of the last input of its user; from the first call on. */
export function lastUserInput(page: Window): number {
  if (!isWatching) {
    isWatching = true;
    const note = ({ isTrusted }: Event) => {
      if (isTrusted) lastInputAt = performance.now();
    };
    for (const type of INPUTS) page.addEventListener(type, note, { capture: true, passive: true });
  }
  return lastInputAt;
}
