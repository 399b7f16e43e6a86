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
  return new BrowserHistory(page, confirmLeave, reloading, addresses);
}

class BrowserHistory implements PortalHistory {
  readonly location: StateSource<PortalLocation>;
  readonly steps = new Subject<Step>();
  private readonly guards = new Set<() => string | null>();
  private index: number;
  private isLeaveAgreed = false;
  private isReloading = false;
  private isCommitting = false;
  private isStaying: Promise<boolean> | null = null;
  private arriveBack = () => {};
  /** Loaded with the first one, and after a reload with one open. */
  private layers: Layers | undefined;

  constructor(
    private readonly page: Window,
    private readonly confirmLeave: ConfirmLeave,
    private readonly reloading: Reloading,
    private readonly addresses: Addresses,
  ) {
    this.location = createState(locationOf(page, addresses));
    this.index = indexOf(page) ?? 0;
    page.history.replaceState({ ...Object(page.history.state), em: this.index }, '');
    if (Reflect.get(Object(page.history.state), 'layer'))
      void this.loadLayers().then((loaded) => loaded.fit());
    page.addEventListener('popstate', () => this.follow());
    page.addEventListener('beforeunload', (event) => {
      if (!this.isReloading && [...this.guards].some((guard) => guard())) event.preventDefault();
    });
  }

  readonly staying = () => this.isStaying;

  readonly go: PortalHistory['go'] = (path, { replace = false } = {}) => {
    const { page, addresses } = this;
    const { origin } = page.location;
    // A path never names a host, whatever it begins with.
    const url = new URL(path.startsWith('/') ? origin + path : path, origin + pathOf(this.location.value));
    // An address with the competition in it is taken as the path that it leads to.
    const pathname =
      addresses.pathOf(url.pathname) ?? (addresses.base ? withSingleSlashes(url.pathname) : null);
    if (url.origin !== origin || pathname === null) {
      page.location.assign(url);
      return;
    }
    const to = { pathname, search: url.search, hash: url.hash };
    const question = this.questionBefore(to);
    const step = () => this.fromPage(() => this.commit(to, replace));
    if (!question) step();
    else void this.confirmLeave(question).then((yes) => yes && step());
  };

  readonly visit = (address: string) => {
    const { addresses, page } = this;
    const isOwn = addresses.pathOf(new URL(address, page.location.href).pathname) !== null;
    if (isOwn) this.go(address);
    else page.location.assign(address);
  };

  readonly guard: PortalHistory['guard'] = (question) => {
    this.guards.add(question);
    return () => this.guards.delete(question);
  };

  readonly layer: PortalHistory['layer'] = (close) => {
    const opened = this.loadLayers().then(({ open }) => open(close));
    return () => void opened.then((end) => end());
  };

  private async loadLayers(): Promise<Layers> {
    const { createLayers } = await import(/* webpackChunkName: "later" */ './createLayers.js');
    this.layers ??= createLayers(
      this.page,
      () => this.index,
      () => this.isStaying !== null || this.isLeaveAgreed,
    );
    return this.layers;
  }

  private fromPage(step: () => void): void {
    if (this.layers) this.layers.fromPage(step);
    else step();
  }

  private arrive(kind: Step['kind'], to: Stop): void {
    const from = { location: this.location.value, index: this.index };
    this.index = to.index;
    this.location.set(to.location);
    this.steps.next({ kind, from, to });
    // A page that leads on at once keeps what was opened over it.
    this.layers?.[kind === 'replace' || to.location.pathname === from.location.pathname ? 'fit' : 'leave']();
  }

  private questionBefore(to: PortalLocation): string | null {
    if (to.pathname === this.location.value.pathname) return null;
    for (const guard of this.guards) {
      const question = guard();
      if (question) return question;
    }
    return null;
  }

  /** Clears the guard after a confirmed step: there is no second question. */
  private reloadsFor({ pathname }: PortalLocation): boolean {
    if (pathname === this.location.value.pathname || !this.reloading.isDue()) return false;
    this.isReloading = true;
    this.reloading.leave();
    return true;
  }

  private commit(to: PortalLocation, replace: boolean): void {
    const { page } = this;
    const url = new URL(this.addresses.addressOf(pathOf(to)), page.location.href);
    if (this.reloadsFor(to)) {
      page.location[replace ? 'replace' : 'assign'](url);
      return;
    }
    const isReplaced = replace || pathOf(to) === pathOf(this.location.value);
    const next = isReplaced ? this.index : this.index + 1;
    this.isCommitting = true;
    page.history[isReplaced ? 'replaceState' : 'pushState']({ em: next }, '', url);
    this.isCommitting = false;
    this.arrive(isReplaced ? 'replace' : 'push', { location: to, index: next });
  }

  /** Handles that the browser's address changed. */
  private follow(): void {
    // single-spa announces our own steps as well: while they are made, or when they are applied already.
    if (this.isCommitting) return;
    const to = locationOf(this.page, this.addresses);
    if (pathOf(to) === pathOf(this.location.value)) {
      this.arriveBack();
      this.layers?.arrive();
      return;
    }
    const newIndex = indexOf(this.page);
    const question = this.isLeaveAgreed ? null : this.questionBefore(to);
    this.isLeaveAgreed = false;
    if (question) this.ask(question, to, newIndex);
    else if (this.reloadsFor(to)) this.page.location.reload();
    else if (newIndex === null) this.adopt(to);
    else this.arrive('pop', { location: to, index: newIndex });
  }

  /** Other code changed the address: handled as a step of the portal. */
  private adopt(to: PortalLocation): void {
    const index = this.index + 1;
    this.page.history.replaceState({ ...Object(this.page.history.state), em: index }, '');
    this.arrive('push', { location: to, index });
  }

  /** Puts a guard's question after the address changed: the address is put back until the player confirms. */
  private ask(question: string, to: PortalLocation, newIndex: number | null): void {
    const confirmed = this.confirmLeave(question);
    if (newIndex === null) {
      this.stayUntil(confirmed.then((yes) => !yes));
      void confirmed.then((yes) => yes && this.adopt(to));
      return;
    }
    const distance = newIndex - this.index;
    this.stayUntil(
      new Promise((resolve) => {
        this.arriveBack = () => resolve(true);
        setTimeout(this.arriveBack, WAY_BACK);
      }),
    );
    this.page.history.go(-distance);
    void confirmed.then((yes) => {
      if (!yes) return;
      this.isLeaveAgreed = true;
      this.fromPage(() => this.page.history.go(distance));
    });
  }

  private stayUntil(answer: Promise<boolean>): void {
    this.isStaying = answer;
    void answer.finally(() => {
      if (this.isStaying === answer) this.isStaying = null;
      this.layers?.fit();
    });
  }
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
