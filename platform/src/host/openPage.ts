import type { PageProps } from '../contract/platform.js';
import { createEmbeds } from './createEmbeds.js';
import type { Host } from './createHost.js';
import { asOwner, loadFrom, namedRemote, sameRelease } from './loadFrom.js';
import { makePlatform } from './makePlatform.js';
import { notePlace } from './openPlaces.js';
import type { PathMatch } from './registry/matchPath.js';
import { createSlot, requireMounted, type Slot, type SlotState } from './slot/createSlot.js';

/** A remote's page in its place. */
export interface OpenPage {
  /**
   * The player made a step to another page of the same remote: it follows at once. When a newer release is known by then, or
   * within the moment that a step waits for the registry, that one takes its place, and what failed is tried again.
   */
  go(match: PathMatch): void;
  /** Starts again from nothing after a failure. */
  retry(): void;
  close(): void;
}

/**
 * Puts a remote's page in `element`; `show` is told how it goes, at once and later. What is mounted keeps its release until a
 * step is made.
 */
export function openPage(
  { inside: { parts, places } }: Pick<Host, 'inside'>,
  match: PathMatch,
  element: HTMLElement,
  show: (state: SlotState) => void,
): OpenPage {
  const { name } = match.remote;
  const { registry } = parts;
  const embeds = createEmbeds(parts, places);
  let isFailed = false;
  let steps = 0;
  const noted = notePlace(places, { remote: name, what: match.route.path }, () => slot);
  const slot: Slot<PageProps> = createSlot<PageProps>({
    remote: name,
    element,
    props: propsOf(match),
    load: loadFrom(parts, () => namedRemote(parts, name)),
    mount: (module, inner, props, platform) =>
      parts.parcels.mount({
        name,
        element: inner,
        props,
        mount: (current) => requireMounted(module.mount(inner, current, platform), name),
      }),
    makePlatform: (current, onCrash) => makePlatform(parts, embeds, asOwner(current), onCrash),
    show(state) {
      isFailed = state.status === 'failed';
      show(state);
      noted.show(state);
    },
    report: parts.report,
  });

  const isOld = () => {
    const newest = registry.value.remotes.find((known) => known.name === name)?.release;
    return Boolean(newest && slot.remote && !sameRelease(newest, slot.remote.release));
  };

  return {
    go(next) {
      const props = propsOf(next);
      const step = ++steps;
      if (isFailed || isOld()) {
        slot.retry(props);
        return;
      }
      slot.update(props);
      void registry.settle().then(() => {
        if (step === steps && isOld()) slot.retry();
      });
    },
    retry: () => slot.retry(),
    close() {
      steps = -1;
      slot.close();
      noted.gone();
    },
  };
}

function propsOf({ route, params }: PathMatch): PageProps {
  return { route: route.path, params };
}
