import { callerOf } from './callerOf.js';
import type { Leftovers } from './leftovers.js';

/** Records the intervals that remotes set from now on. */
export function watchTimers(page: Window): Leftovers {
  const open = new Map<number, { readonly owner: string; readonly ms: number }>();
  const { setInterval, clearInterval } = page;
  page.setInterval = ((handler: TimerHandler, ms = 0, ...values: unknown[]) => {
    const caller = callerOf(new Error().stack ?? '', 1);
    const timer = Reflect.apply(setInterval, page, [handler, ms, ...values]) as number;
    if (caller?.isDirect) open.set(timer, { owner: caller.remote, ms });
    return timer;
  }) as typeof setInterval;
  page.clearInterval = (timer) => {
    open.delete(Number(timer));
    Reflect.apply(clearInterval, page, [timer]);
  };
  return {
    of: (remote) =>
      [...open]
        .filter(([, { owner }]) => owner === remote)
        .map(([timer, { ms }]) => ({
          text: `an interval of ${ms} ms was still running`,
          undo: () => page.clearInterval(timer),
        })),
  };
}
