import type { Fault } from '@euro/api-contract';
import type { AppContext } from '../../context.js';
import { Refusal } from '../../errors.js';
import { withoutPersons } from '../../faults/index.js';
import { addressOf, limitPerAddress } from '../../identity/rateLimits.js';
import { type Route, route } from '../../routing/route.js';

/** Nothing is stored, so this works, and tells of it, while the database is down. */
const reportFaults = route(
  'POST faults',
  async ({ context, body, http }) => {
    // A fault tells what went wrong, not whom it happened to.
    delete http.state.widgetUser;
    const address = addressOf(http);
    if (body.faults.some((kind) => !context.faults.knows(kind))) await context.expectedFaults.refresh();
    for (const { remote, release, code, count, message, path } of body.faults) {
      await countFault(context, { remote, release, code }, { count, address });
      context.log.warn(
        {
          requestId: http.state.requestId,
          remote,
          release,
          code,
          count,
          message: message && withoutPersons(message),
          page: path && withoutPersons(path),
        },
        'client fault',
      );
    }
    return { ok: true as const };
  },
  [limitPerAddress('faultsByAddress')],
);

/** What can come from a release of the portal is taken up. Of the rest, from one address only so many kinds, or a stranger could fill all places with what he made up. */
async function countFault(
  { faults, rateLimits }: Pick<AppContext, 'faults' | 'rateLimits'>,
  kind: Pick<Fault, 'remote' | 'release' | 'code'>,
  { count, address }: { readonly count: number; readonly address: string },
): Promise<void> {
  try {
    if (!faults.knows(kind)) await rateLimits.consume('faultKinds', address);
    faults.add(kind, count);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    faults.addOther(kind, count);
  }
}

export const faultRoutes: readonly Route[] = [reportFaults];
