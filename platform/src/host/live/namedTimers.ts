/** Timers by name: there is at most one of each, and all can be stopped at once. */
export interface NamedTimers<N extends string> {
  /** Runs once after so many milliseconds, in place of what was planned under this name. */
  start(name: N, milliseconds: number, run: () => void): void;
  has(name: N): boolean;
  stop(...names: N[]): void;
  stopAll(): void;
}

export function namedTimers<N extends string>(): NamedTimers<N> {
  const planned = new Map<N, ReturnType<typeof setTimeout>>();
  const stop = (...names: N[]) => {
    for (const name of names) {
      clearTimeout(planned.get(name));
      planned.delete(name);
    }
  };
  return {
    start(name, milliseconds, run) {
      stop(name);
      planned.set(
        name,
        setTimeout(() => {
          planned.delete(name);
          run();
        }, milliseconds),
      );
    },
    has: (name) => planned.has(name),
    stop,
    stopAll: () => stop(...planned.keys()),
  };
}
