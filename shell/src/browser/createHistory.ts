import type { Navigation, PortalLocation } from '@euro/platform';
import { createState, type StateSource } from '@euro/platform/host';
import { type Observable, Subject } from 'rxjs';
import { type Addresses, createAddresses, withSingleSlashes } from './createAddresses.js';
import type { Layers } from './createLayers.js';

/** A place in the history: its number distinguishes back from forward. */
interface Stop {
  readonly location: PortalLocation;
  readonly index: number;
}

/** A navigation; `pop` is back or forward. */
export interface Step {
  readonly kind: 'push' | 'replace' | 'pop';
  readonly from: Stop;
  readonly to: Stop;
}

export interface PortalHistory extends Pick<Navigation, 'location' | 'go' | 'guard'> {
  readonly layer: NonNullable<Navigation['layer']>;
  /** Navigates to an address of the browser; one of another competition causes a full page load. */
  visit(address: string): void;
  /** Each change of place, after it happened. */
  readonly steps: Observable<Step>;
  /**
   * The address changed before a guard was answered: true once it was put back, or is to be put back; null when no
   * question is open.
   */
  staying(): Promise<boolean> | null;
}

/** Puts a guard's question to the player and answers whether to leave. */
export type ConfirmLeave = (question: string) => Promise<boolean>;

/** Makes the next step reload the page when another shell is served; `leave` is called when it does. */
export interface Reloading {
  isDue(): boolean;
  leave(): void;
}

/** Milliseconds within which a browser has restored the previous address. */
const WAY_BACK = 1_000;

const NEVER: Reloading = { isDue: () => false, leave: () => {} };

/**
 * The one history of the portal, for shell, pages and embeds. Its paths are those of the portal; only
 * here they become addresses of the page's competition.
 */
export function createHistory(
  page: Window,
  confirmLeave: ConfirmLeave,
  reloading: Reloading = NEVER,
  addresses: Addresses = createAddresses(),
): PortalHistory {
  const readLocation = () => locationOf(page, addresses);
  const location: StateSource<PortalLocation> = createState(readLocation());
  const steps = new Subject<Step>();
  const guards = new Set<() => string | null>();
  let index = indexOf(page) ?? 0;
  let isLeaveAgreed = false;
  let isReloading = false;
  let isCommitting = false;
  let staying: Promise<boolean> | null = null;
  let arriveBack = () => {};
  page.history.replaceState({ ...Object(page.history.state), em: index }, '');
  /** Loaded with the first one, and after a reload with one open. */
  let layers: Layers | undefined;
  const loadLayers = async () => {
    const { createLayers } = await import(/* webpackChunkName: "later" */ './createLayers.js');
    layers ??= createLayers(
      page,
      () => index,
      () => staying !== null || isLeaveAgreed,
    );
    return layers;
  };
  if (Reflect.get(Object(page.history.state), 'layer')) void loadLayers().then((loaded) => loaded.fit());

  const fromPage = (step: () => void) => (layers ? layers.fromPage(step) : step());

  const arrive = (kind: Step['kind'], to: Stop) => {
    const from = { location: location.value, index };
    index = to.index;
    location.set(to.location);
    steps.next({ kind, from, to });
    // A page that leads on at once keeps what was opened over it.
    layers?.[kind === 'replace' || to.location.pathname === from.location.pathname ? 'fit' : 'leave']();
  };

  const questionBefore = (to: PortalLocation): string | null => {
    if (to.pathname === location.value.pathname) return null;
    for (const guard of guards) {
      const question = guard();
      if (question) return question;
    }
    return null;
  };

  /** Clears the guard after a confirmed step: there is no second question. */
  const reloadsFor = ({ pathname }: PortalLocation): boolean => {
    if (pathname === location.value.pathname || !reloading.isDue()) return false;
    isReloading = true;
    reloading.leave();
    return true;
  };

  const commit = (to: PortalLocation, replace: boolean) => {
    const url = new URL(addresses.addressOf(pathOf(to)), page.location.href);
    if (reloadsFor(to)) {
      page.location[replace ? 'replace' : 'assign'](url);
      return;
    }
    const isReplaced = replace || pathOf(to) === pathOf(location.value);
    const next = isReplaced ? index : index + 1;
    isCommitting = true;
    if (isReplaced) page.history.replaceState({ em: next }, '', url);
    else page.history.pushState({ em: next }, '', url);
    isCommitting = false;
    arrive(isReplaced ? 'replace' : 'push', { location: to, index: next });
  };

  /** Other code changed the address: handled as a step of the portal. */
  const adopt = (to: PortalLocation) => {
    page.history.replaceState({ ...Object(page.history.state), em: index + 1 }, '');
    arrive('push', { location: to, index: index + 1 });
  };

  const stayUntil = (answer: Promise<boolean>) => {
    staying = answer;
    void answer.finally(() => {
      if (staying === answer) staying = null;
      layers?.fit();
    });
  };

  page.addEventListener('popstate', () => {
    // single-spa announces our own steps as well: while they are made, or when they are applied already.
    if (isCommitting) return;

    const to = readLocation();
    if (pathOf(to) === pathOf(location.value)) {
      arriveBack();
      layers?.arrive();
      return;
    }
    const newIndex = indexOf(page);
    const question = isLeaveAgreed ? null : questionBefore(to);
    isLeaveAgreed = false;
    if (!question) {
      if (reloadsFor(to)) page.location.reload();
      else if (newIndex === null) adopt(to);
      else arrive('pop', { location: to, index: newIndex });
      return;
    }
    const confirmed = confirmLeave(question);
    if (newIndex === null) {
      stayUntil(confirmed.then((yes) => !yes));
      void confirmed.then((yes) => yes && adopt(to));
      return;
    }
    const distance = newIndex - index;
    stayUntil(
      new Promise((resolve) => {
        arriveBack = () => resolve(true);
        setTimeout(arriveBack, WAY_BACK);
      }),
    );
    page.history.go(-distance);
    void confirmed.then((yes) => {
      if (!yes) return;
      isLeaveAgreed = true;
      fromPage(() => page.history.go(distance));
    });
  });

  page.addEventListener('beforeunload', (event) => {
    if (!isReloading && [...guards].some((guard) => guard())) event.preventDefault();
  });

  const go: PortalHistory['go'] = (path, { replace = false } = {}) => {
    const { origin } = page.location;
    // A path never names a host, whatever it begins with.
    const url = new URL(path.startsWith('/') ? origin + path : path, origin + pathOf(location.value));
    // An address with the competition in it is taken as the path that it leads to.
    const pathname =
      addresses.pathOf(url.pathname) ?? (addresses.base ? withSingleSlashes(url.pathname) : null);
    if (url.origin !== origin || pathname === null) {
      page.location.assign(url);
      return;
    }
    const to = { pathname, search: url.search, hash: url.hash };
    const question = questionBefore(to);
    const step = () => fromPage(() => commit(to, replace));
    if (!question) step();
    else void confirmLeave(question).then((yes) => yes && step());
  };

  return {
    location,
    steps,
    staying: () => staying,
    go,
    visit(address) {
      const isOwn = addresses.pathOf(new URL(address, page.location.href).pathname) !== null;
      if (isOwn) go(address);
      else page.location.assign(address);
    },
    guard(question) {
      guards.add(question);
      return () => guards.delete(question);
    },
    layer(close) {
      const opened = loadLayers().then(({ open }) => open(close));
      return () => void opened.then((end) => end());
    },
  };
}

/** Path, search and hash in one text. */
export function pathOf({ pathname, search, hash }: PortalLocation): string {
  return `${pathname}${search}${hash}`;
}

function locationOf(
  { location: { pathname, search, hash } }: Window,
  { pathOf }: Pick<Addresses, 'pathOf'>,
): PortalLocation {
  return { pathname: pathOf(pathname) ?? withSingleSlashes(pathname), search, hash };
}

function indexOf(page: Window): number | null {
  const index: unknown = Reflect.get(Object(page.history.state), 'em');
  return typeof index === 'number' ? index : null;
}
