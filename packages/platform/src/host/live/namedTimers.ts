/** Timers by name: at most one each, and all can be stopped at once. */
export interface NamedTimers<N extends string> {
  /** Runs once after these milliseconds, instead of what was scheduled under this name. */
  start(name: N, milliseconds: number, run: () => void): void;
  has(name: N): boolean;
  stop(...names: N[]): void;
  stopAll(): void;
}

export function namedTimers<N extends string>(): NamedTimers<N> {
  const timeouts = new Map<N, ReturnType<typeof setTimeout>>();
  const stop = (...names: N[]) => {
    for (const name of names) {
      clearTimeout(timeouts.get(name));
      timeouts.delete(name);
    }
  };
  return {
    start(name, milliseconds, run) {
      stop(name);
      timeouts.set(
        name,
        setTimeout(() => {
          timeouts.delete(name);
          run();
        }, milliseconds),
      );
    },
    has: (name) => timeouts.has(name),
    stop,
    stopAll: () => stop(...timeouts.keys()),
  };
}
