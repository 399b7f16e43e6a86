import type { ApiClient } from './api.js';
import type { ChatClient } from './chat.js';
import type { Bus } from './events.js';
import type { PlatformState, SharedState } from './state.js';

/** The contract number that this platform speaks, and that a remote built against it speaks. */
export const CONTRACT = 2;

/**
 * The contract numbers whose remotes are mounted: this one and its neighbour, so that shell and remotes are never released
 * together. What the neighbour expects otherwise is translated for it (`host/contracts`).
 */
export const SERVED_CONTRACTS: readonly number[] = [1, CONTRACT];

/** What a remote is handed when it is mounted; it knows nothing else of the portal. */
export interface Platform {
  /** The number of the contract that the remote was written against. */
  readonly contract: number;
  /** Which release this is, for what is shown or told about it. */
  readonly release: RunningRelease;
  readonly api: ApiClient;
  readonly chat: ChatClient;
  readonly bus: Bus;
  readonly state: PlatformState;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly embeds: Embeds;
  readonly clock: PlatformClock;
  /** Local storage in this remote's own drawer; values are JSON and survive a reload. */
  readonly storage: Drawer;
  /** Report an unexpected failure of this remote; never throws. */
  report(error: unknown, context?: Readonly<Record<string, string | number>>): void;
  /**
   * What is mounted can't go on: the host takes it off the screen and draws the failure in its place, with Retry.
   * Never throws.
   */
  crash(error: unknown): void;
}

/** A release that is on the screen. */
export interface RunningRelease {
  /** `mf-team`, or `shell` */
  readonly name: string;
  /** `1.1.0-0a1b2c3d4e` */
  readonly version: string;
}

/** Where the portal is; a remote's router follows it, so that there is one history. */
export interface PortalLocation {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly hash: string;
}

export interface Navigation {
  readonly location: SharedState<PortalLocation>;
  /** Go to a path of the portal, `/team/12?week=2`; `replace` leaves no step behind. */
  go(path: string, options?: { readonly replace?: boolean }): void;
  /** Address of a path for links, where the portal is another site than the page; the path itself without it. */
  readonly href?: (path: string) => string;
  /** Is there a page at this path? A link to a section that is not in the portal is not drawn. */
  has(path: string): boolean;
  /** Load what the page behind this path needs, without going there. */
  prefetch(path: string): void;
  /** Ask before the page is left while `question` answers a text; returns how to stop asking. */
  guard(question: () => string | null): () => void;
  /** Overrule the manifest's page title, with the team's name for instance. */
  title(text: string): void;
}

export interface Notices {
  /** A short message that goes by itself; `danger` stays until dismissed. */
  show(notice: Notice): void;
}

export interface Notice {
  readonly tone: 'positive' | 'neutral' | 'warning' | 'danger';
  readonly text: string;
  /** `help`: the text says to contact the help desk, and the button opens the chat. */
  readonly action?: NoticeAction | 'help';
  /** How long it stays, in ms; without it 6 seconds, and `danger` until it is dismissed. */
  readonly duration?: number;
}

export interface NoticeAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** Parts of other remotes, by id and version: `transfers/panel@1`. */
export interface Embeds {
  /** Is it in the registry? A tab whose embed is not there is not drawn. */
  has(id: string): boolean;
  /** Draws it into `element`; never throws: a failure is drawn in its place, with Retry. */
  mount(id: string, element: HTMLElement, props: EmbedProps): Mounted<EmbedProps>;
}

export type EmbedProps = Readonly<Record<string, string | number | boolean | null>>;

/** The game's clock, kept in step with the server's. */
export interface PlatformClock {
  /** Epoch milliseconds. */
  now(): number;
}

export interface Drawer {
  read<T>(key: string, isValid: (value: unknown) => value is T): T | null;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /** Told when another tab wrote or removed this key; returns how to stop. Ends by itself at unmount. */
  watch(key: string, listener: () => void): () => void;
}

/** A page or embed on screen. Both functions are synchronous and must not throw. */
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

/** What a remote's federated module `./remote` exports as `remote`. */
export interface RemoteModule {
  readonly contract: number;
  readonly mount: MountPage;
  readonly embeds?: Readonly<Record<string, MountEmbed>>;
}
