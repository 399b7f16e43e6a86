import type { ApiClient } from './api.js';
import type { ChatClient } from './chat.js';
import type { Bus } from './events.js';
import type { PlatformState, SharedState } from './state.js';

/** The contract number of this platform, and of a remote built against it. */
export const CONTRACT = 2;

/**
 * The contract numbers whose remotes are mounted: this one and, once the number was raised, the one before it, so that
 * shell and remotes need not be released together. An adapter translates for the one before (`host/contracts`).
 */
export const SERVED_CONTRACTS: readonly number[] = [CONTRACT];

/** The API of the portal for a mounted remote; it has no other access to the portal. */
export interface Platform {
  /** The contract number that the remote was built against. */
  readonly contract: number;
  /** The remote's release, for display and reports. */
  readonly release: RunningRelease;
  readonly api: ApiClient;
  readonly chat: ChatClient;
  readonly bus: Bus;
  readonly state: PlatformState;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly embeds: Embeds;
  readonly clock: PlatformClock;
  /** Local storage under this remote's prefix; values are JSON and survive a reload. */
  readonly storage: RemoteStorage;
  /** Report an unexpected failure of this remote; never throws. */
  report(error: unknown, context?: Readonly<Record<string, string | number>>): void;
  /**
   * Reports a failure that the mounted part can't recover from: the host unmounts it and shows the failure with Retry.
   * Never throws.
   */
  crash(error: unknown): void;
}

/** A mounted release. */
export interface RunningRelease {
  /** `mf-team`, or `shell` */
  readonly name: string;
  /** `1.1.0-0a1b2c3d4e` */
  readonly version: string;
}

/** Location of the portal; a remote's router follows it, so that there is one history. */
export interface PortalLocation {
  readonly pathname: string;
  /** With the question mark, or empty. */
  readonly search: string;
  readonly hash: string;
}

export interface Navigation {
  readonly location: SharedState<PortalLocation>;
  /** Navigates to a path of the portal, `/team/12?week=2`; `replace` adds no history entry. */
  go(path: string, options?: { readonly replace?: boolean }): void;
  /**
   * URL of a path for links, where that is not the path itself: on another site than the portal, and on pages of a
   * competition other than the default one.
   */
  readonly href?: (path: string) => string;
  /** Whether a page exists at this path; links to absent sections are not rendered. */
  has(path: string): boolean;
  /** Loads what the page at this path needs, without navigating. */
  prefetch(path: string): void;
  /** Asks for confirmation before the page is left while `question` returns a text; returns a function that ends it. */
  guard(question: () => string | null): () => void;
  /**
   * Gives an open sheet or dialog a step of the history: Back calls `close` instead of leaving the page. Returns a
   * function that ends it, for a layer that closed otherwise. Absent on pages of others, whose history is not ours.
   */
  readonly layer?: (close: () => void) => () => void;
  /** Overrides the manifest's page title, with the team's name for instance. */
  title(text: string): void;
}

export interface Notices {
  /** Shows a short message that disappears by itself; `danger` stays until dismissed. */
  show(notice: Notice): void;
}

export interface Notice {
  readonly tone: 'positive' | 'neutral' | 'warning' | 'danger';
  readonly text: string;
  /** Below the text, to be selected and copied by hand. */
  readonly link?: string;
  /** `help`: the text refers to the help desk, and the button opens its chat. */
  readonly action?: NoticeAction | 'help';
  /** Milliseconds on the screen; 6 seconds by default, `danger` until it is dismissed. */
  readonly duration?: number;
  /** Closed when its page is left: the action applies to that page only. */
  readonly endsWithPage?: boolean;
}

export interface NoticeAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** Parts of other remotes, by id and version: `transfers/panel@1`. */
export interface Embeds {
  /** Whether it is in the registry; tabs of absent embeds are not rendered. */
  has(id: string): boolean;
  /** Mounts it in `element`; never throws: a failure is shown there with Retry. */
  mount(id: string, element: HTMLElement, props: EmbedProps): Mounted<EmbedProps>;
}

export type EmbedProps = Readonly<Record<string, string | number | boolean | null>>;

/** The game's clock, synchronized with the server's. */
export interface PlatformClock {
  /** Epoch milliseconds. */
  now(): number;
}

/** Local storage of one remote. */
export interface RemoteStorage {
  read<T>(key: string, isValid: (value: unknown) => value is T): T | null;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /**
   * Calls `listener` when another tab writes or removes this key, until the returned function is called or at unmount.
   */
  watch(key: string, listener: () => void): () => void;
}

/** A mounted page or embed. Both functions are synchronous and must not throw. */
export interface Mounted<P> {
  update(props: P): void;
  unmount(): void;
}

export interface PageProps {
  /** The manifest route that matched: `/team/:id`. */
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
}

export type MountPage = (element: HTMLElement, props: PageProps, platform: Platform) => Mounted<PageProps>;
export type MountEmbed = (element: HTMLElement, props: EmbedProps, platform: Platform) => Mounted<EmbedProps>;

/** The export `remote` of a remote's federated module `./remote`. */
export interface RemoteModule {
  readonly contract: number;
  readonly mount: MountPage;
  /**
   * Fetches the code of a route's page, so that `mount` renders it at once; absent when the module contains all pages.
   * A rejection is ignored: `mount` fetches again, and a second failure is a crash of the page.
   */
  readonly preload?: (route: string) => Promise<unknown>;
  readonly embeds?: Readonly<Record<string, MountEmbed>>;
}
