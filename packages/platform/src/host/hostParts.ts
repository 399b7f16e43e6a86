import type { ApiClient } from '../contract/api.js';
import type { ChatClient } from '../contract/chat.js';
import type { Navigation, Notices } from '../contract/platform.js';
import type { PlatformState, SessionState, SharedState } from '../contract/state.js';
import type { PortalBus } from './bus/createBus.js';
import type { SyncedClock } from './clock/createClock.js';
import type { RemoteLoader } from './loader/createFederationLoader.js';
import type { RegistryStore } from './registry/createRegistry.js';
import type { SlotState } from './slot/createSlot.js';
import type { StorageEvents } from './state/createRemoteStorage.js';
import type { PortalState } from './state/portalState.js';

/** Renders the state of an embed; the shell implements it, since the host does not know the design system. */
export interface EmbedFrame {
  /** Renders into `element`, the sibling before the embed's own element. */
  show(element: HTMLElement, state: SlotState, retry: () => void): void;
  close(element: HTMLElement): void;
}

export type Report = (
  error: unknown,
  source: string,
  context?: Readonly<Record<string, string | number>>,
) => void;

/** Dependencies of every platform object that a host creates. */
export interface PlatformParts {
  readonly bus: PortalBus;
  readonly api: ApiClient;
  readonly chat: ChatClient;
  readonly clock: SyncedClock;
  readonly state: PortalState;
  readonly session: SharedState<SessionState>;
  readonly refresh: PlatformState['refresh'];
  /** Loads a part of the state that is fetched at its first use. */
  readonly need: (part: 'players') => void;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Before the owner's name in its keys: what is stored is of one competition. */
  readonly storagePrefix?: string;
  /** Source of `storage` events: the window. */
  readonly otherTabs: StorageEvents;
  readonly report: Report;
}

/** Dependencies of the host. */
export interface HostParts extends PlatformParts {
  /** The shell's own release. */
  readonly shellVersion: string;
  readonly registry: RegistryStore;
  /** The path within the portal of an address, which may begin with its competition; the same without this. */
  readonly innerPath?: (pathname: string) => string;
  /** Whether the shell shows a page of its own at a path, also where a remote has a route there. */
  readonly keepsPage?: (pathname: string) => boolean;
  readonly loader: RemoteLoader;
  /** Whether the player stays on the page after the address changed already; null when no guard asks. */
  readonly staying: () => Promise<boolean> | null;
  readonly embedFrame: EmbedFrame;
}
