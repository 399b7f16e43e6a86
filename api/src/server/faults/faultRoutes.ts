import type { Fault } from '@euro/api-contract';
import { addressOf, limitPerAddress, type Route, routeFor } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import type { FaultsContext } from './context.js';
import { redactPersonalData } from './index.js';
import { loadFaults } from './loadFaults.js';

const route = routeFor<FaultsContext>();

/** Stores nothing by itself, so this works while the database is down, and reports that as well. */
const reportFaults = route(
  'POST faults',
  async ({ context, body, http }) => {
    // A fault names what went wrong, not whom it happened to.
    delete http.state.widgetUser;
    const address = addressOf(http);
    if (body.faults.some((kind) => !context.faults.knows(kind))) await context.expectedFaults.refresh();
    for (const { message: raw, path, ...fault } of body.faults) {
      const message = raw && redactPersonalData(raw);
      const page = path && redactPersonalData(path);
      await countFault(context, fault, { count: fault.count, address });
      if (context.expectedFaults.includes(fault)) context.faultGroups.add({ ...fault, message, path: page });
      context.log.warn({ requestId: http.state.requestId, ...fault, message, page }, 'client fault');
    }
    return { ok: true as const };
  },
  [limitPerAddress('faultsByAddress')],
);

/**
 * Always counts faults of the portal's releases. Of other kinds an address may add a limited number, or a stranger
 * could fill all places with made-up kinds.
 */
async function countFault(
  { faults, rateLimits }: Pick<FaultsContext, 'faults' | 'rateLimits'>,
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

const listFaults = route('GET admin/faults', ({ context }) => loadFaults(context, context.realNow()));

export const faultRoutes: readonly Route<FaultsContext>[] = [reportFaults, listFaults];
