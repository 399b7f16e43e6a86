import { setTimeout as sleep } from 'node:timers/promises';
import type { ObjectStore } from '../registry/objectStore.js';
import { refused } from '../registry/refusal.js';
import { entryOf, readRegistry, standingOf } from '../registry/storedRegistry.js';
import { createFaultSums, faultsIn, isWorse } from './canaryFaults.js';
import { changeRemote } from './changeRemote.js';
import { type Outcome, outcomeOf } from './outcome.js';

interface Guarding {
  /** Addresses of the API's processes: `http://api-1:4000`. */
  readonly apis: readonly string[];
  readonly minutes: number;
  /** Times as many faults as of the active release, in proportion to their shares. */
  readonly factor: number;
  /** Fewer faults prove nothing. */
  readonly least: number;
  /** Milliseconds between two readings. */
  readonly everyMs?: number;
}

const EVERY_MS = 10_000;
const TIMEOUT_MS = 5_000;

/**
 * Watches a canary by the metrics of the API, and ends it when it breaks more often than the release before it; the
 * outcome is that rollback. Nothing is done when the time is over, or when somebody else ended or replaced it.
 */
export async function guard(
  store: ObjectStore,
  name: string,
  { apis, minutes, factor, least, everyMs = EVERY_MS }: Guarding,
): Promise<Outcome> {
  const begun = await standing(store, name);
  if (!begun.canary) return outcomeOf(refused('no-such-canary', `${name} has no canary to watch.`));
  const { version } = begun.canary;
  const sums = createFaultSums();
  if ((await readAll(apis, name, sums)) === 0) {
    return outcomeOf(refused('no-metrics', `No metrics can be read at ${apis.join(', ')}: see --metrics.`));
  }
  const endsAt = Date.now() + minutes * 60_000;
  while (Date.now() < endsAt) {
    await sleep(everyMs);
    const { active, canary } = await standing(store, name);
    if (canary?.version !== version || active === null) {
      return { nothing: `The canary of ${name} ${version} ended meanwhile.` };
    }
    await readAll(apis, name, sums);
    const [faults, others] = [sums.of(version), sums.of(active)];
    const rest = { faults: others, percent: 100 - canary.percent };
    if (!isWorse({ faults, percent: canary.percent }, rest, { factor, least })) continue;
    const note = `by itself: ${faults} faults at ${canary.percent} %, ${others} of ${active}`;
    return outcomeOf(await endCanary(store, name, version, note));
  }
  return { nothing: `The canary of ${name} ${version} breaks no more often than the release before it.` };
}

async function standing(store: ObjectStore, name: string) {
  return standingOf(entryOf((await readRegistry(store)).registry, name));
}

/** Ends this canary, and no other that came meanwhile. */
function endCanary(store: ObjectStore, name: string, version: string, note: string) {
  return changeRemote(store, name, ({ entry }) => {
    if (entry?.canary?.release.manifest.version !== version) {
      return { nothing: `The canary of ${name} ${version} ended meanwhile.` };
    }
    return { what: 'rollback', versions: [version], entry: { active: entry.active }, note };
  });
}

/** @returns how many processes answered */
async function readAll(
  apis: readonly string[],
  name: string,
  sums: ReturnType<typeof createFaultSums>,
): Promise<number> {
  const readings = apis.map(async (api) => {
    try {
      const response = await fetch(new URL('/api/metrics', api), { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) return 0;
      sums.add(api, faultsIn(await response.text(), name));
      return 1;
    } catch {
      // A process that starts again is read the next time.
      return 0;
    }
  });
  return (await Promise.all(readings)).reduce<number>((sum, one) => sum + one, 0);
}
