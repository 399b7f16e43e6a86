import type { PageProps } from '../contract/platform.js';
import { createEmbeds } from './createEmbeds.js';
import type { Host } from './createHost.js';
import { RemoteFailure } from './failures/failures.js';
import { navigationLimit } from './limits/pageLimits.js';
import { asOwner, loadFrom, namedRemote, sameRelease } from './loadFrom.js';
import { makePlatform } from './makePlatform.js';
import { matchPath, type PathMatch } from './registry/matchPath.js';
import { type MountParcel, openApplication, registerRemotes } from './slot/applications.js';
import { createSlot, type Slot, type SlotState } from './slot/createSlot.js';
import { watchTraces } from './traces/watchTraces.js';
import { trackPlace } from './trackPlace.js';

/** A remote's page on the screen. */
export interface OpenPage {
  /**
   * Navigates to another page of the same remote, at once. A newer release that is known by then, or within the time
   * that a step waits for the registry, replaces the mounted one; a failed page is retried.
   */
  go(match: PathMatch): void;
  /** Loads and mounts again after a failure. */
  retry(): void;
  close(): void;
}

/**
 * Opens a remote's page in `element`; `show` receives its states, the first one at once. The mounted release stays
 * until the next step.
 */
export function openPage(
  { inside: { parts, places } }: Pick<Host, 'inside'>,
  match: PathMatch,
  element: HTMLElement,
  show: (state: SlotState) => void,
): OpenPage {
  const { name } = match.remote;
  const { registry } = parts;
  const innerPath = parts.innerPath ?? ((pathname: string) => pathname);
  const mountParcel: MountParcel = (config, customProps) => {
    if (!parcels) throw new Error(`${name} is not mounted`);
    return parcels(config, customProps);
  };
  const embeds = createEmbeds(parts, places, mountParcel);
  let parcels: MountParcel | null = null;
  let owner = match.remote;
  let route = match.route.path;
  let isFailed = false;
  let steps = 0;
  const tracker = trackPlace(places, { remote: name, what: match.route.path }, () => slot);
  const slot: Slot<PageProps> = createSlot<PageProps>({
    remote: name,
    element,
    props: propsOf(match),
    load: loadFrom(
      parts,
      () => namedRemote(parts, name),
      () => route,
    ),
    mount: (module, inner, props, platform) => module.mount(inner, props, platform),
    makePlatform: (current, onCrash) => makePlatform(parts, embeds, asOwner(current), onCrash),
    restart: () => application.restart(),
    show(state) {
      isFailed = state.status === 'failed';
      show(state);
      tracker.show(state);
    },
    report: parts.report,
  });
  registerRemotes([name, ...registry.value.remotes.map((remote) => remote.name)]);
  // After single-spa, which patches the listeners of the page, too.
  watchTraces(window, places.shown, parts.report);
  const application = openApplication(name, {
    isAt: (pathname) =>
      matchPath([owner, ...registry.value.remotes], innerPath(pathname))?.remote.name === name,
    load: () => slot.load(),
    mount(mountParcelOfApplication) {
      parcels = mountParcelOfApplication;
      slot.mount();
    },
    unmount: () => slot.unmount(),
    fail: (error) => slot.fail(error),
    get platform() {
      return slot.platform;
    },
    staying: parts.staying,
  });
  if (navigationLimit.isLooping) slot.fail(new RemoteFailure('navigates-endlessly', name));
  else slot.retry();
  const navigations = parts.navigation.location.changes.subscribe(() => {
    // A task of its own: the navigation is at work.
    if (navigationLimit.count()) setTimeout(() => slot.fail(new RemoteFailure('navigates-endlessly', name)));
  });

  const isOld = () => {
    const newest = registry.value.remotes.find((remote) => remote.name === name)?.release;
    return Boolean(newest && slot.remote && !sameRelease(newest, slot.remote.release));
  };

  return {
    go(next) {
      const props = propsOf(next);
      const step = ++steps;
      owner = next.remote;
      route = props.route;
      // The last steps of a loop don't begin it again.
      if (isFailed && navigationLimit.isLooping) return;
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
      navigations.unsubscribe();
      slot.close();
      application.close();
      tracker.remove();
    },
  };
}

function propsOf({ route, params }: PathMatch): PageProps {
  return { route: route.path, params };
}
