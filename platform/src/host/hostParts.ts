import type { ApiClient } from '../contract/api.js';
import type { ChatClient } from '../contract/chat.js';
import type { Navigation, Notices } from '../contract/platform.js';
import type { PlatformState, SessionState, SharedState } from '../contract/state.js';
import type { PortalBus } from './bus/createBus.js';
import type { SyncedClock } from './clock/createClock.js';
import type { RemoteLoader } from './loader/createFederationLoader.js';
import type { RegistryStore } from './registry/createRegistry.js';
import type { SlotState } from './slot/createSlot.js';
import type { StorageNews } from './state/createDrawer.js';
import type { PortalState } from './state/portalState.js';

/** How the shell draws the state of an embed: it knows the design system, the host does not. */
export interface EmbedFrame {
  /** Draws into `element`, which stands just before the embed's own place. */
  show(element: HTMLElement, state: SlotState, retry: () => void): void;
  close(element: HTMLElement): void;
}

export type Report = (
  error: unknown,
  source: string,
  context?: Readonly<Record<string, string | number>>,
) => void;

/** What the platform of everything that a host mounts is made of. */
export interface PlatformParts {
  readonly bus: PortalBus;
  readonly api: ApiClient;
  readonly chat: ChatClient;
  readonly clock: SyncedClock;
  readonly state: PortalState;
  readonly session: SharedState<SessionState>;
  readonly refresh: PlatformState['refresh'];
  /** Somebody looks at a part that is only fetched once somebody does. */
  readonly need: (part: 'players') => void;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where the browser tells that another tab wrote to the storage: the window. */
  readonly otherTabs: StorageNews;
  readonly report: Report;
}

/** What the shell puts a host together from. */
export interface HostParts extends PlatformParts {
  /** Which release the shell itself is. */
  readonly shellVersion: string;
  readonly registry: RegistryStore;
  readonly loader: RemoteLoader;
  /** Whether the player stays, when the address went elsewhere before he was asked; null when nothing is asked. */
  readonly staying: () => Promise<boolean> | null;
  readonly embedFrame: EmbedFrame;
}
