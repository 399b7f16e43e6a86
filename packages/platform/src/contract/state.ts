import type {
  Club,
  CompetitionSettings,
  DeadlineInfo,
  EndpointName,
  Language,
  LivePlayer,
  LiveState,
  Match,
  Player,
  ResponseOf,
  Services,
  User,
} from '@euro/api-contract';
import type { Observable } from 'rxjs';
import type { PlatformEvents } from './events.js';

/** A value that only the shell writes; `changes` replays the last one. */
export interface SharedState<T> {
  readonly value: T;
  readonly changes: Observable<T>;
}

/** Data that the shell loads once and shares with the remotes. */
export type Loadable<T> =
  | { readonly status: 'loading'; readonly value: null }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly value: T | null };

export interface MatchesState {
  /** Version of the data that the matches were fetched with, as in `Live`; absent where the API says none. */
  readonly dataVersion?: string | undefined;
  readonly matches: readonly Match[];
  readonly weeks: ResponseOf<'GET matches/deadline-info'>['weeks'];
  readonly deadline: DeadlineInfo;
}

/**
 * The running matchday as last received, updated by the shell's stream; always complete (the shell merges partial
 * messages).
 * `connected` is false while the stream is interrupted: the state may then be outdated.
 */
export interface Live extends Omit<LiveState, 'players'> {
  readonly connected: boolean;
  readonly players: Readonly<Record<number, LivePlayer>>;
}

export type MyTeam = ResponseOf<'GET teams'>['teams'][number];

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'visitor' }
  | { readonly status: 'signed-in'; readonly user: User };

export type Locale = Language;
export type Theme = 'light' | 'dark';

/** A write that waits for a connection. */
export interface WaitingChange {
  /** What it changes: a later one about the same takes its place. */
  readonly about: string;
  readonly call: EndpointName;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly idempotencyKey: string;
  /** Its name for people: "Opstelling voor speeldag 2". */
  readonly title: string;
  /** What is changed: "Gakpo wordt kapitein". */
  readonly text: string;
  /** The page that shows it, and what becomes of it when it is refused. */
  readonly path: string;
  /** Published once the server has accepted it. */
  readonly event: AcceptedEvent;
}

/** The events of writes that may wait. */
type Accepted =
  | 'team.saved@1'
  | 'team.renamed@1'
  | 'transfers.confirmed@1'
  | 'boosters.played@1'
  | 'leagues.joined@1'
  | 'leagues.left@1'
  | 'leagues.changed@1';

type AcceptedEvent = {
  readonly [Name in Accepted]: {
    readonly name: Name;
    readonly detail: PlatformEvents[Name];
  };
}[Accepted];

export interface PlatformState {
  readonly session: SharedState<SessionState>;
  readonly application: SharedState<Loadable<CompetitionSettings>>;
  /** External services of this installation; loaded with `application`. */
  readonly services: SharedState<Loadable<Services>>;
  readonly matches: SharedState<Loadable<MatchesState>>;
  readonly players: SharedState<Loadable<readonly Player[]>>;
  readonly clubs: SharedState<readonly Club[]>;
  /** The user's teams, the current one first; it is *the* team where one is meant (spec §6). */
  readonly myTeams: SharedState<Loadable<readonly MyTeam[]>>;
  /** Null until the stream's first message. */
  readonly live: SharedState<Live | null>;
  readonly locale: SharedState<Locale>;
  readonly theme: SharedState<Theme>;
  /** Whether the server answers; without a connection pages may show what was stored. */
  readonly online: SharedState<boolean>;
  /** The user's changes that wait for a connection; absent in portals that keep none. */
  readonly waiting?: SharedState<readonly WaitingChange[]>;
  /**
   * Whether the page's competition is finished or archived: everything can be read and nothing changed, and no
   * matchday has an open deadline. It does not change while the page lives. Absent in portals without archives.
   */
  readonly isArchive?: SharedState<boolean>;
  /** Makes the shell fetch a part again, after a save for instance. */
  refresh(part: 'application' | 'matches' | 'players' | 'myTeams' | 'session'): void;
}
