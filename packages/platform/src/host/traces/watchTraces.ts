import type { SharedState } from '../../contract/state.js';
import type { OpenPlace } from '../openPlaces.js';
import { createState } from '../state/createState.js';
import { watchListeners } from './listenerOwners.js';
import { type PageSurface, pageSurface } from './pageSurface.js';
import { surfaceChanges } from './surfaceChanges.js';

/** Side effects that remotes left behind, by remote: "window.cache was added", "window resize is still listened to". */
export type Traces = Readonly<Record<string, readonly string[]>>;

/** Delay of the comparison: React and single-spa finish after a place is removed. */
const DELAY_MS = 500;
/** React's own markers and listeners, which its roots share. */
const OF_REACT = /^document\._reactListening|^document selectionchange /;

/**
 * Compares the page before a remote is mounted with the page after its unmount, and reports what is left. Listeners are
 * attributed by the script that added them; a global that changes while several remotes are mounted is attributed to
 * each. For development only: it reads thousands of properties at every step.
 */
export function watchTraces(page: Window, places: SharedState<readonly OpenPlace[]>): SharedState<Traces> {
  const traces = createState<Traces>({});
  const listeners = watchListeners(page);
  const baselines = new Map<string, PageSurface>();
  const reported = new Set<string>();

  const report = (remote: string, newTraces: readonly string[]) => {
    if (newTraces.length === 0) return;
    const previous = traces.value[remote] ?? [];
    traces.set({ ...traces.value, [remote]: [...new Set([...previous, ...newTraces])] });
    for (const trace of newTraces) console.warn(`${remote} left something behind: ${trace}`);
  };

  const compare = (remote: string, before: PageSurface, together: readonly string[]) => {
    const changes = surfaceChanges(before, pageSurface(page)).filter(
      (change) => !OF_REACT.test(change) && !reported.has(change),
    );
    for (const change of changes) reported.add(change);
    for (const name of [remote, ...together]) report(name, changes);
    report(
      remote,
      listeners.of(remote).filter((name) => !OF_REACT.test(name)),
    );
  };

  places.changes.subscribe((shown) => {
    const present = new Set(shown.map(({ remote }) => remote));
    for (const remote of present) {
      if (!baselines.has(remote)) baselines.set(remote, pageSurface(page));
    }
    for (const [remote, before] of baselines) {
      if (present.has(remote)) continue;
      baselines.delete(remote);
      const together = [...baselines.keys()];
      page.setTimeout(() => {
        // A remote that is mounted again is compared when it finally leaves.
        if (!places.value.some((place) => place.remote === remote)) compare(remote, before, together);
      }, DELAY_MS);
    }
  });
  return traces;
}
