// Contract 2 of the platform as it was released: what remotes of that number were compiled against. Written by
// npm run contracts -- release, never by hand.
import type {
  BodyOf,
  ChatOperation,
  Club,
  CompetitionSettings,
  DeadlineInfo,
  EndpointName,
  ErrorCode,
  FileEndpointName,
  LivePlayer,
  LiveState,
  Match,
  ParamsOf,
  Player,
  QueryOf,
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

/** Facts that happened, past tense, versioned, plain data with ids; not replayed. Each remote's manifest names its own. */
export interface PlatformEvents {
  'team.saved@1': { readonly teamId: number; readonly weekId: number };
  'team.created@1': { readonly teamId: number; readonly weekId: number };
  'team.renamed@1': { readonly teamId: number; readonly name: string };
  'transfers.confirmed@1': { readonly teamId: number; readonly weekId: number };
  'boosters.played@1': {
    readonly teamId: number;
    readonly weekId: number;
    readonly booster: 'bank' | 'tripleCaptain' | 'freeHit' | 'wildCard';
  };
  'powerSubs.changed@1': { readonly teamId: number; readonly weekId: number };
  'leagues.joined@1': { readonly leagueId: number; readonly teamId: number };
  'leagues.left@1': { readonly leagueId: number; readonly teamId: number };
  'leagues.created@1': { readonly leagueId: number; readonly teamId: number };
  'team.deleted@1': { readonly teamId: number };
  /** The manager's own logo of a team came or went. */
  'team.badgeChanged@1': { readonly teamId: number; readonly badge: string | null };
  'payments.started@1': { readonly orderId: number; readonly kind: 'teams' | 'premium' };
  /** An order is paid, told once per browser; `value` is its amount / 100 (spec §9 "tracking value"). */
  'payments.succeeded@1': {
    readonly orderId: number;
    readonly kind: 'teams' | 'premium';
    readonly value: number;
    readonly currency: 'EUR';
  };
  'payments.failed@1': { readonly orderId: number; readonly status: 'failed' | 'expired' | 'canceled' };
  /** A new account, and how it was made. */
  'session.registered@1': { readonly userId: number; readonly method: 'password' | 'vrt' | 'facebook' };
  'session.started@1': { readonly userId: number };
  'session.ended@1': { readonly reason: 'signed-out' | 'expired' };
  'matchday.locked@1': { readonly weekId: number };
  'matchday.scored@1': { readonly weekId: number; readonly confirmed: boolean };
  /** Points moved while a matchday runs; `version` is the settlement that holds them. */
  'points.changed@1': {
    readonly weekId: number;
    readonly version: number | null;
    readonly playerIds: readonly number[];
  };
}

export type EventName = keyof PlatformEvents;

export interface PlatformEvent<N extends EventName = EventName> {
  readonly name: N;
  readonly detail: PlatformEvents[N];
  /** Who said it: `shell` or a remote's name; stamped by the bus. */
  readonly source: string;
  /** Epoch milliseconds of the game's clock. */
  readonly at: number;
}

export interface Bus {
  emit<N extends EventName>(name: N, detail: PlatformEvents[N]): void;
  /** A throwing listener hurts nobody; the subscription ends by itself when the remote is unmounted. */
  on<N extends EventName>(name: N, listener: (event: PlatformEvent<N>) => void): () => void;
}

/** Parts that a call has are asked for, parts it doesn't have can't be given. */
export type CallOptions<N extends EndpointName> = ([ParamsOf<N>] extends [never]
  ? unknown
  : { readonly params: ParamsOf<N> }) &
  ([QueryOf<N>] extends [never] ? unknown : { readonly query?: QueryOf<N> }) &
  ([BodyOf<N>] extends [never] ? unknown : { readonly body: BodyOf<N> }) & {
    readonly signal?: AbortSignal;
    /** Files by their field's name: the call goes as `multipart/form-data`, with `body`'s fields before them. */
    readonly files?: Readonly<Record<string, Blob>>;
    /**
     * Makes a write repeatable: the server answers the same key with what it answered the first time, and changes nothing
     * more. Make one per press (`newIdempotencyKey`), not per call. With it the portal itself asks a second time, under
     * the same key, when no answer came (`offline`, `timed-out`) or the server was not available (502, 503, 504), and
     * after a session that ran out was renewed. Without it a write is never made twice.
     *
     * When the call still fails that way, or with `session-expired`, nobody knows here whether the server did it: keep
     * the key with what the player was doing, and call again with the same key and body once he presses again or has
     * signed in. `idempotency-key-reused` says that the body was another one: take a new key.
     */
    readonly idempotencyKey?: string;
  };

/** Why a call failed: the API's own code, or what happened on the way. */
export interface ApiFailure {
  readonly code: ErrorCode | 'offline' | 'timed-out' | 'unreadable-answer' | 'aborted';
  /** A sentence in the reader's language that a person can act on. */
  readonly message: string;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  readonly details?: unknown;
  readonly requestId?: string;
}

export type ApiResult<T> =
  | { readonly data: T; readonly error?: undefined }
  | { readonly error: ApiFailure; readonly data?: undefined };

/** A file that the API made. */
export interface DownloadedFile {
  /** As the API calls it; empty when it doesn't say. */
  readonly name: string;
  readonly content: Blob;
}

export interface ApiClient {
  /**
   * Makes a call of the contract: `api.call('GET team/{id}', { params: { id: 7 } })`. Resolves always; the shape
   * is what an RTK Query `queryFn` returns.
   */
  call<N extends EndpointName>(name: N, options: CallOptions<N>): Promise<ApiResult<ResponseOf<N>>>;
  /** The same for a call that is answered with a file to keep; a failure is told as any other. */
  download<N extends FileEndpointName>(name: N, options: CallOptions<N>): Promise<ApiResult<DownloadedFile>>;
}

/** What a subscription hears. */
export interface ChatListener<D> {
  /** What the server sent; after a line that was cut the first message tells what was missed. */
  next(data: D): void;
  /** Whether the line is up: `connecting` at first, and when a cut lasts longer than a moment; it is tried again by itself. */
  status(status: 'connecting' | 'open'): void;
  /** It is over and is not tried again: refused (`forbidden`, `not-signed-in`), or ended by the server for good. */
  ended(failure: ApiFailure): void;
}

/** The chat's GraphQL (`api/contract/chat.ts`): one token, one refresh and one way to fail for all remotes. */
export interface ChatClient {
  /** Makes a query or mutation; resolves always, as `api.call` does. */
  call<V, D>(operation: ChatOperation<V, D>, variables: V): Promise<ApiResult<D>>;
  /**
   * Listens until the returned function is called or the remote is unmounted. `variables` are asked anew at each
   * connection, so that a reader who was cut off can say what it has seen.
   */
  subscribe<V, D>(operation: ChatOperation<V, D>, variables: () => V, listener: ChatListener<D>): () => void;
}

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
