export type { ApiClient, ApiFailure, ApiResult, CallOptions, DownloadedFile } from './contract/api.js';
export type { ChatClient, ChatListener } from './contract/chat.js';
export type { Bus, EventName, MenuBadge, PlatformEvent, PlatformEvents } from './contract/events.js';
export { newIdempotencyKey } from './contract/idempotencyKey.js';
export {
  CONTRACT,
  type EmbedProps,
  type Embeds,
  type MountEmbed,
  type Mounted,
  type MountPage,
  type Navigation,
  type Notice,
  type NoticeAction,
  type Notices,
  type PageProps,
  type Platform,
  type PlatformClock,
  type PortalLocation,
  type RemoteModule,
  type RemoteStorage,
  type RunningRelease,
  SERVED_CONTRACTS,
} from './contract/platform.js';
export type {
  Live,
  Loadable,
  Locale,
  MatchesState,
  MyTeam,
  PlatformState,
  SessionState,
  SharedState,
  Theme,
  WaitingChange,
} from './contract/state.js';
