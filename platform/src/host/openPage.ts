import type { PageProps } from '../contract/platform.js';
import { createEmbeds } from './createEmbeds.js';
import type { Host } from './createHost.js';
import { asOwner, loadFrom, namedRemote, sameRelease } from './loadFrom.js';
import { makePlatform } from './makePlatform.js';
import { notePlace } from './openPlaces.js';
import { matchPath, type PathMatch } from './registry/matchPath.js';
import { type MountParcel, openApplication, registerRemotes } from './slot/applications.js';
import { createSlot, type Slot, type SlotState } from './slot/createSlot.js';

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
  const mountParcel: MountParcel = (config, customProps) => {
    if (!parcels) throw new Error(`${name} is not mounted`);
    return parcels(config, customProps);
  };
  const embeds = createEmbeds(parts, places, mountParcel);
  let parcels: MountParcel | null = null;
  let claimed = match.remote;
  let isFailed = false;
  let steps = 0;
  const noted = notePlace(places, { remote: name, what: match.route.path }, () => slot);
  const slot: Slot<PageProps> = createSlot<PageProps>({
    remote: name,
    element,
    props: propsOf(match),
    load: loadFrom(parts, () => namedRemote(parts, name)),
    mount: (module, inner, props, platform) => module.mount(inner, props, platform),
    makePlatform: (current, onCrash) => makePlatform(parts, embeds, asOwner(current), onCrash),
    restart: () => application.restart(),
    show(state) {
      isFailed = state.status === 'failed';
      show(state);
      noted.show(state);
    },
    report: parts.report,
  });
  registerRemotes([name, ...registry.value.remotes.map((known) => known.name)]);
  const application = openApplication(name, {
    isAt: (pathname) => matchPath([claimed, ...registry.value.remotes], pathname)?.remote.name === name,
    load: slot.load,
    mount(given) {
      parcels = given;
      slot.mount();
    },
    unmount: slot.unmount,
    fail: slot.fail,
    get platform() {
      return slot.platform;
    },
    staying: parts.staying,
  });
  slot.retry();

  const isOld = () => {
    const newest = registry.value.remotes.find((known) => known.name === name)?.release;
    return Boolean(newest && slot.remote && !sameRelease(newest, slot.remote.release));
  };

  return {
    go(next) {
      const props = propsOf(next);
      const step = ++steps;
      claimed = next.remote;
      if (isFailed || isOld() || !slot.remote) {
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
      application.close();
      noted.gone();
    },
  };
}

function propsOf({ route, params }: PathMatch): PageProps {
  return { route: route.path, params };
}
