import type { Middleware } from 'koa';
import { MollieError } from './mollieError.js';

export type Call = 'create' | 'get' | 'list' | 'cancel' | 'refund';

/**
 * `error`, `unavailable` and `busy` respond with 500, 503 and 429 without an effect; `hang` never responds; `lost`
 * executes the call and breaks the connection before the response.
 */
export type Fault = 'error' | 'unavailable' | 'busy' | 'hang' | 'lost';

interface Planned {
  readonly fault: Fault;
  readonly onUse: () => void;
}

/** Queued faults, for tests: each affects one call of its kind. */
export function createFaults() {
  const next = new Map<Call, Planned[]>();
  const hanging = new Set<() => void>();

  return {
    /** Resolves when a call was affected. */
    failNext(call: Call, fault: Fault): Promise<void> {
      return new Promise((resolve) => {
        next.set(call, [...(next.get(call) ?? []), { fault, onUse: resolve }]);
      });
    },
    clear(): void {
      next.clear();
    },
    /** Middleware before the handler of one call. */
    before(call: Call): Middleware {
      return async function fault(ctx, proceed) {
        const plannedFault = next.get(call)?.shift();
        plannedFault?.onUse();
        switch (plannedFault?.fault) {
          case undefined:
            return proceed();
          case 'error':
            throw new MollieError(500, 'Something went wrong on our end');
          case 'unavailable':
            throw new MollieError(503, 'The platform is temporarily unable to handle your request');
          case 'busy':
            throw new MollieError(429, 'Too many requests');
          case 'hang':
            await new Promise<void>((resolve) => {
              hanging.add(resolve);
              ctx.res.once('close', resolve);
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
    /** Ends hanging calls. */
    close(): void {
      for (const end of hanging) end();
      hanging.clear();
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
