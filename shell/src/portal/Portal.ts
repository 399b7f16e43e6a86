import type { Notice } from '@euro/platform';
import type {
  Host,
  PortalBus,
  PortalState,
  RegistryOptions,
  RegistryStore,
  RemoteLoader,
  Report,
  Session,
  SessionMarker,
  StateSource,
  SyncedClock,
  Tabs,
} from '@euro/platform/host';
import type { ReplaySubject, Subject } from 'rxjs';
import type { Consent } from '../browser/createConsent.js';
import type { Help } from '../browser/createHelp.js';
import type { PortalHistory } from '../browser/createHistory.js';
import type { LeaveQuestion } from '../browser/createLeaveQuestion.js';
import type { Origin } from '../browser/createOrigin.js';
import type { Preferences } from '../browser/preferences.js';
import type { ArchiveRules } from '../competition/ArchiveRules.js';
import type { PageCompetition } from '../competition/readCompetition.js';
import type { Broadcaster } from '../session/broadcaster/createBroadcaster.js';
import type { SessionActions } from '../session/SessionActions.js';
import type { Loaders } from '../store/createLoaders.js';
import type { Store } from '../store/store.js';
import type { ActiveTeam } from './createActiveTeam.js';
import type { EmbedFrames } from './createEmbedFrames.js';
import type { MenuBadges } from './createMenuBadges.js';
import type { FindPage } from './createNavigation.js';
import type { ShellRelease } from './createShellRelease.js';

/** All services of the portal. */
export interface Portal {
  readonly host: Host;
  readonly bus: PortalBus;
  readonly registry: RegistryStore;
  /** The page's competition: switching to another one loads a page. */
  readonly competition: PageCompetition;
  /** Rules of a read-only competition; undefined while it is played. */
  readonly archive: ArchiveRules | undefined;
  readonly history: PortalHistory;
  readonly clock: SyncedClock;
  readonly session: Session;
  readonly marker: SessionMarker;
  readonly store: Store;
  readonly loaders: Loaders;
  readonly state: PortalState;
  readonly preferences: Preferences;
  readonly origin: Origin;
  /** Target after a first team was created. */
  readonly afterTeam: Origin;
  /** Notices, buffered until they can be shown. */
  readonly notices: ReplaySubject<Notice>;
  /** Titles that pages give themselves. */
  readonly titles: Subject<string>;
  /** Path on which the session expired: the page remains until the user signs in again or navigates. */
  readonly expiredAt: StateSource<string | null>;
  readonly activeTeam: ActiveTeam;
  /** True when the user has a team, as far as known: then a section's page may replace one of the shell. */
  hasTeam(): boolean;
  /** Badges that sections published for the menu. */
  readonly menuBadges: StateSource<MenuBadges>;
  /** The broadcaster's own sign-in. */
  readonly broadcaster: Broadcaster;
  /** Consent to third-party scripts. */
  readonly consent: Consent;
  /** The chat with the help desk. */
  readonly help: Help;
  readonly embedFrames: EmbedFrames;
  readonly leaveQuestion: LeaveQuestion;
  readonly shellRelease: ShellRelease;
  readonly report: Report;
  /** Session actions of the shell's own pages. */
  readonly sessionActions: SessionActions;
  /** Loads the data that every page needs; resolves when the session is known. */
  start(): Promise<void>;
  /** Closes the connection to the running game. */
  stop(): void;
}

export interface PortalOptions {
  /** Release of the shell. */
  readonly version: string;
  readonly page: Window;
  readonly fetch: typeof fetch;
  /** Milliseconds for which a response of `fetch` waited before it was used. */
  readonly ageOf?: (url: string) => number;
  /** There was a session at page load. */
  readonly isMember?: boolean;
  readonly findPage: FindPage;
  readonly loader: RemoteLoader;
  /** The registry inlined in the page. */
  readonly inlinedRegistry?: unknown;
  /** Without it, the only competition of its installation. */
  readonly competition?: PageCompetition;
  /** Given where that can only be read. */
  readonly archive?: ArchiveRules | undefined;
  /** Replaces releases of the registry, for developers. */
  readonly overrule?: RegistryOptions['overrule'];
  readonly tabs?: Tabs;
}
