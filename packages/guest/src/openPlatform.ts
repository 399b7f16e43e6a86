import type { Locale, Navigation, Notice, Platform, SessionState, Theme } from '@euro/platform';
import {
  createBus,
  createClock,
  createPortalState,
  createState,
  failureSentences,
  followGame,
  makePlatform,
  type Owner,
  type PlatformParts,
  type Report,
} from '@euro/platform/guest';
import { createNoChat, createOpenApi } from './openApi.js';
import { createOpenLoaders } from './openLoaders.js';

interface OpenPlatformOptions {
  readonly page: Window;
  /** Origin of EuroManager. */
  readonly origin: string;
  readonly owner: Owner;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly notify: (notice: Notice) => void;
  readonly report: Report;
}

/** A platform of open data for one place on a page of another site. */
export interface OpenPlatform {
  /** The platform of a mount, and a function that ends its subscriptions. */
  make(onCrash: (error: unknown) => void): { readonly platform: Platform; end(): void };
  readonly locale: { set(value: Locale): void };
  readonly theme: { set(value: Theme): void };
  /** Ends requests, timers and listeners. */
  end(): void;
}

/** Nobody is signed in, nothing is written, and nothing is stored in the reader's browser. */
export function createOpenPlatform({
  page,
  origin,
  owner,
  locale,
  theme,
  notify,
  report,
}: OpenPlatformOptions): OpenPlatform {
  const ended = new AbortController();
  const fetchOpen: typeof fetch = (url, options = {}) =>
    page.fetch(url, {
      ...options,
      credentials: 'omit',
      signal: AbortSignal.any([ended.signal, ...(options.signal ? [options.signal] : [])]),
    });
  const state = createPortalState({ locale, theme, online: page.navigator.onLine });
  state.myTeams.set({ status: 'ready', value: [] });
  const session = createState<SessionState>({ status: 'visitor' });
  const clock = createClock();
  const bus = createBus({ now: () => clock.now(), report });
  const language = () => state.locale.value;
  const api = createOpenApi({ base: `${origin}/api`, fetch: fetchOpen, locale: language });
  const loaders = createOpenLoaders(api, state, clock);

  const { signal } = ended;
  page.addEventListener('online', () => state.online.set(true), { signal });
  page.addEventListener('offline', () => state.online.set(false), { signal });

  let arePlayersNeeded = false;
  const parts: PlatformParts = {
    bus,
    api,
    chat: createNoChat(language),
    clock,
    state,
    session,
    refresh(part) {
      if (part !== 'session' && part !== 'myTeams') void loaders[part]();
    },
    need() {
      if (arePlayersNeeded) return;
      arePlayersNeeded = true;
      void loaders.players();
    },
    navigation: createOutwardNavigation(page, origin),
    notices: { show: notify },
    storage: createMemory(),
    otherTabs: page,
    report,
  };
  void loaders.application();
  void loaders.matches();
  const game = followGame({
    page,
    fetch: fetchOpen,
    base: `${origin}/api`,
    // A stream for each reader of a busy site is more than a score is worth: the state is polled.
    open: null,
    state,
    onMatches: (value) => state.matches.set({ status: 'ready', value }),
    isSignedIn: () => false,
    clock,
    bus: bus.forSource('guest', () => true),
    loaders,
    report: (error, source, context) => {
      if (!signal.aborted) report(error, source, context);
    },
  });
  const embeds = {
    has: () => false,
    mount(_id: string, element: HTMLElement) {
      element.textContent = failureSentences['embed-missing'][language()];
      return { update() {}, unmount: () => element.replaceChildren() };
    },
  };

  return {
    make: (onCrash) => makePlatform(parts, embeds, owner, onCrash),
    locale: {
      set(value) {
        if (value === state.locale.value) return;
        state.locale.set(value);
        // Names of nations come in the reader's language.
        void loaders.matches({ quiet: true });
      },
    },
    theme: state.theme,
    end() {
      game.end();
      ended.abort();
    },
  };
}

/** Every way leads to EuroManager, in a tab of its own: the page stays where it is. */
function createOutwardNavigation(page: Window, origin: string): Navigation {
  const href = (path: string) => new URL(path, origin).href;
  return {
    location: createState({ pathname: '/', search: '', hash: '' }),
    href,
    go: (path) => void page.open(href(path), '_blank', 'noopener'),
    has: () => true,
    prefetch() {},
    guard: () => () => {},
    title() {},
  };
}

/** Storage that ends with the place: a guest leaves nothing in the reader's browser. */
function createMemory(): PlatformParts['storage'] {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
