import type { SharedState } from '../../contract/state.js';
import type { OpenPlace } from '../openPlaces.js';
import { createState } from '../state/createState.js';
import { watchListeners } from './listenerOwners.js';
import { type PageSurface, pageSurface } from './pageSurface.js';
import { surfaceChanges } from './surfaceChanges.js';

/** What remotes left behind, by name: "window.cache was added", "window resize is still listened to". */
export type Traces = Readonly<Record<string, readonly string[]>>;

/** React and single-spa end their work after a place is gone, milliseconds. */
const AFTERWARDS = 500;
/** React's marks and listeners, which one root shares with the next. */
const OF_REACT = /^document\._reactListening|^document selectionchange /;

/**
 * Compares the page before a remote is mounted with the page after it has left, and says which remote left what. Listeners
 * are known by the script that added them; a global that changes while several remotes are mounted is put down to each of
 * them. For developers: it reads thousands of properties at every step.
 */
export function watchTraces(page: Window, places: SharedState<readonly OpenPlace[]>): SharedState<Traces> {
  const traces = createState<Traces>({});
  const listeners = watchListeners(page);
  const baselines = new Map<string, PageSurface>();
  const reported = new Set<string>();

  const report = (remote: string, found: readonly string[]) => {
    if (found.length === 0) return;
    const known = traces.value[remote] ?? [];
    traces.set({ ...traces.value, [remote]: [...new Set([...known, ...found])] });
    for (const trace of found) console.warn(`${remote} left something behind: ${trace}`);
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
        // It may be back already: then it is asked when it leaves for good.
        if (!places.value.some((place) => place.remote === remote)) compare(remote, before, together);
      }, AFTERWARDS);
    }
  });
  return traces;
}
