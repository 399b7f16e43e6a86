import type { Middleware } from 'koa';
import { MollieError } from './mollieError.js';

export type Call = 'create' | 'get' | 'list' | 'cancel' | 'refund';

/**
 * `error`, `unavailable` and `busy` answer 500, 503 and 429 and do nothing; `hang` does nothing and never answers; `lost`
 * does it, and the connection breaks before the answer.
 */
export type Fault = 'error' | 'unavailable' | 'busy' | 'hang' | 'lost';

interface Planned {
  readonly fault: Fault;
  readonly met: () => void;
}

/** What goes wrong next, for tests: each fault meets one call of its kind. */
export function createFaults() {
  const next = new Map<Call, Planned[]>();
  const hanging = new Set<() => void>();

  return {
    /** Resolves when a call met it. */
    failNext(call: Call, fault: Fault): Promise<void> {
      return new Promise((met) => {
        next.set(call, [...(next.get(call) ?? []), { fault, met }]);
      });
    },
    clear(): void {
      next.clear();
    },
    /** Stands in front of the handler of one call. */
    before(call: Call): Middleware {
      return async function fault(ctx, proceed) {
        const planned = next.get(call)?.shift();
        planned?.met();
        switch (planned?.fault) {
          case undefined:
            return proceed();
          case 'error':
            throw new MollieError(500, 'Something went wrong on our end');
          case 'unavailable':
            throw new MollieError(503, 'The platform is temporarily unable to handle your request');
          case 'busy':
            throw new MollieError(429, 'Too many requests');
          case 'hang':
            await new Promise<void>((ended) => {
              hanging.add(ended);
              ctx.res.once('close', ended);
            });
            ctx.respond = false;
            ctx.res.destroy();
            return;
          case 'lost':
            await proceed();
            ctx.respond = false;
            ctx.res.destroy();
        }
      };
    },
    /** Lets go of whom it keeps waiting. */
    close(): void {
      for (const end of hanging) end();
      hanging.clear();
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
