// As they were before a test took the clock over.
let cancel: (id: number) => void = () => {};
const pending = new Map<number, FrameRequestCallback>();

/**
 * Runs at once what waits for the next frame of the page, such as the notice of the store about some answers. Frames of
 * faked timers stay where they are.
 */
export function flushFrames(): void {
  const due = [...pending];
  pending.clear();
  for (const [id] of due) cancel(id);
  for (const [, run] of due) run(performance.now());
}

// On a standalone page there are no tests.
if (typeof window !== 'undefined' && typeof afterEach === 'function') {
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  cancel = cancelAnimationFrame;
  Object.assign(window, {
    requestAnimationFrame(run: FrameRequestCallback): number {
      const id = requestAnimationFrame((time) => {
        pending.delete(id);
        run(time);
      });
      pending.set(id, run);
      return id;
    },
    cancelAnimationFrame(id: number): void {
      pending.delete(id);
      cancelAnimationFrame(id);
    },
  });
}
