import type { SharedState } from '../../contract/state.js';
import { RemoteFailure } from '../failures/failures.js';
import type { Report } from '../hostParts.js';
import type { OpenPlace } from '../openPlaces.js';
import { createState } from '../state/createState.js';
import type { Leftover } from './leftovers.js';
import { type PageSurface, pageSurface } from './pageSurface.js';
import { scriptWords } from './scriptWords.js';
import { surfaceChanges } from './surfaceChanges.js';
import { watchListeners } from './watchListeners.js';
import { watchNodes } from './watchNodes.js';
import { watchTimers } from './watchTimers.js';

/** Side effects that remotes left behind, by remote: "window.cache was added", "window resize is still listened to". */
export type Traces = Readonly<Record<string, readonly string[]>>;

type Places = SharedState<readonly OpenPlace[]>;

/** Delay of the comparison: React and single-spa finish after a place is removed. */
const DELAY_MS = 500;
/** React's own markers and listeners, which its roots share. */
const OF_REACT = /^document\._reactListening|^document selectionchange /;

/** The name that changed: `cache` in "window.cache was added". */
const CHANGED = /([^.]+?)(?: \(handler\))? was \w+$/;

/** A page is watched once, by the portal and by the developers' panel together. */
const watched = new WeakMap<Places, SharedState<Traces>>();

/**
 * Compares the page before a remote is mounted with the page after its unmount. What a script of the remote started
 * itself (listeners, intervals, nodes, style sheets of the document) is ended; all is reported. A global that changed is
 * attributed to the remotes whose scripts contain its name, and stays: modules may depend on it.
 */
export function watchTraces(page: Window, places: Places, report: Report): SharedState<Traces> {
  const known = watched.get(places);
  if (known) return known;
  const traces = createState<Traces>({});
  watched.set(places, traces);
  const watches = [watchListeners(page), watchTimers(page), watchNodes(page)];
  const baselines = new Map<string, PageSurface>();
  const sheets = new Map<string, readonly CSSStyleSheet[]>();
  const reported = new Set<string>();
  /** What the page was after the last comparison: reading it takes milliseconds. */
  let latest: PageSurface | null = null;

  const add = (remote: string, leftovers: readonly Leftover[]) => {
    const previous = traces.value[remote] ?? [];
    const texts = leftovers.map(({ text }) => text).filter((text) => !OF_REACT.test(text));
    for (const { text, undo } of leftovers) if (texts.includes(text)) undo?.();
    const newTexts = [...new Set(texts)].filter((text) => !previous.includes(text));
    if (newTexts.length === 0) return;
    traces.set({ ...traces.value, [remote]: [...previous, ...newTexts] });
    report(new RemoteFailure('left-behind', remote, new Error(newTexts.join('; '))), remote);
  };

  const addChanges = async (remote: string, changes: readonly string[]) => {
    const hasWord = await scriptWords(page, remote);
    const own = changes.filter((change) => hasWord(CHANGED.exec(change)?.[1] ?? ''));
    add(
      remote,
      own.map((text) => ({ text, undo: null })),
    );
  };

  const compare = (remote: string, before: PageSurface, together: readonly string[]) => {
    latest = pageSurface(page);
    const changes = surfaceChanges(before, latest).filter((change) => !reported.has(change));
    for (const change of changes) reported.add(change);
    if (changes.length > 0) for (const name of [remote, ...together]) void addChanges(name, changes);
    add(
      remote,
      watches.flatMap((watch) => watch.of(remote)),
    );
    if (together.length === 0) add(remote, addedSheets(page.document, sheets.get(remote) ?? []));
    sheets.delete(remote);
  };

  const follow = (shown: readonly OpenPlace[]) => {
    const present = new Set(shown.map(({ remote }) => remote));
    for (const remote of present) {
      if (baselines.has(remote)) continue;
      latest ??= pageSurface(page);
      baselines.set(remote, latest);
      sheets.set(remote, page.document.adoptedStyleSheets ?? []);
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
  };
  follow(places.value);
  places.changes.subscribe(follow);
  return traces;
}

/** Style sheets that a document has in addition. */
function addedSheets(document: Document, before: readonly CSSStyleSheet[]): readonly Leftover[] {
  const added = (document.adoptedStyleSheets ?? []).filter((sheet) => !before.includes(sheet));
  return added.map((sheet) => ({
    text: 'a style sheet of the document was left',
    undo() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  }));
}
