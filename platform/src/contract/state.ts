import type {
  Club,
  CompetitionSettings,
  DeadlineInfo,
  LivePlayer,
  LiveState,
  Match,
  Player,
  ResponseOf,
  Services,
  User,
} from '@euro/api-contract';
import type { Observable } from 'rxjs';

/** A value that everybody may read and only the shell writes; replays its last value. */
export interface SharedState<T> {
  readonly value: T;
  readonly changes: Observable<T>;
}

/** Loaded once by the shell and shared: remotes don't fetch it again. */
export type Loadable<T> =
  | { readonly status: 'loading'; readonly value: null }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly value: T | null };

export interface MatchesState {
  readonly matches: readonly Match[];
  readonly weeks: ResponseOf<'GET matches/deadline-info'>['weeks'];
  readonly deadline: DeadlineInfo;
}

/**
 * The running matchday as the server last told it, kept up to date by the shell's one stream; everything in it is whole
 * (the shell merges what the stream sends in parts). `connected` is false while the stream is interrupted: then it may be old.
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

export type Locale = 'nl' | 'en';
export type Theme = 'light' | 'dark';

export interface PlatformState {
  readonly session: SharedState<SessionState>;
  readonly application: SharedState<Loadable<CompetitionSettings>>;
  /** What this installation is connected to; it comes with `application`. */
  readonly services: SharedState<Loadable<Services>>;
  readonly matches: SharedState<Loadable<MatchesState>>;
  readonly players: SharedState<Loadable<readonly Player[]>>;
  readonly clubs: SharedState<readonly Club[]>;
  /** The own teams; the one that is played with now goes first, and is *the* team where one is meant (spec §6). */
  readonly myTeams: SharedState<Loadable<readonly MyTeam[]>>;
  /** Null until the stream's first message. */
  readonly live: SharedState<Live | null>;
  readonly locale: SharedState<Locale>;
  readonly theme: SharedState<Theme>;
  readonly online: SharedState<boolean>;
  /** Ask the shell to fetch a part again, after a save for instance. */
  refresh(part: 'application' | 'matches' | 'players' | 'myTeams' | 'session'): void;
}
