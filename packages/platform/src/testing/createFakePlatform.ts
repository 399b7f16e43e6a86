import {
  type Club,
  type CompetitionSettings,
  clubs,
  type Match,
  type Player,
  type Services,
  type User,
} from '@euro/api-contract';
import type { EventName, PlatformEvent, PlatformEvents } from '../contract/events.js';
import {
  CONTRACT,
  type EmbedProps,
  type MountEmbed,
  type Notice,
  type Platform,
  type PortalLocation,
} from '../contract/platform.js';
import type {
  Live,
  Loadable,
  Locale,
  MatchesState,
  MyTeam,
  PlatformState,
  SessionState,
  Theme,
  WaitingChange,
} from '../contract/state.js';
import { exampleDeadline, exampleNow, exampleServices, exampleSettings, exampleWeeks } from './examples.js';
import { type FakeApi, fakeApi } from './fakeApi.js';
import { type FakeChat, fakeChat } from './fakeChat.js';
import { type FakeLive, fakeLive } from './fakeLive.js';
import { type FakeStorage, fakeStorage } from './fakeStorage.js';
import { type WritableState, writableState } from './writableState.js';

interface FakePlatformOptions {
  /** Path, search and hash of the portal's page. */
  readonly path?: string;
  /** Signed in as; a visitor without. */
  readonly user?: User;
  readonly settings?: CompetitionSettings;
  /** What the installation is connected to; {@link exampleServices} without. */
  readonly services?: Services;
  readonly players?: readonly Player[];
  readonly matches?: readonly Match[];
  readonly deadline?: Partial<MatchesState['deadline']>;
  readonly weeks?: MatchesState['weeks'];
  readonly myTeams?: readonly MyTeam[];
  /** The running matchday as received by the stream; null, the default, as before its first message. */
  readonly live?: Live;
  readonly locale?: Locale;
  readonly theme?: Theme;
  /** Epoch milliseconds of the game's clock. */
  readonly now?: number;
  /** Embeds that the registry offers. */
  readonly embeds?: Readonly<Record<string, MountEmbed>>;
  /** Whether the competition can only be read; without a deadline, as in the portal. */
  readonly isArchive?: boolean;
  /** Paths at which the portal has no page; it has one everywhere else. */
  readonly missing?: readonly string[];
  /** What a call nobody scripted does: throw (a bug in the test), or fail as a broken server does. */
  readonly unscripted?: 'throw' | 'not-available';
}

type Writable = {
  readonly [K in Exclude<keyof PlatformState, 'refresh'>]-?: WritableState<
    NonNullable<PlatformState[K]>['value']
  >;
};

/** A platform of the same type as the real one, scripted and watched by a test. */
export interface FakePlatform {
  readonly platform: Platform;
  readonly api: FakeApi;
  readonly chat: FakeChat;
  /** Write any shared state: `fake.state.locale.set('en')`. */
  readonly state: Writable;
  /** Events the remote emitted. */
  readonly emitted: PlatformEvent[];
  /** An event from elsewhere. */
  emit<N extends EventName>(name: N, detail: PlatformEvents[N], source?: string): void;
  /**
   * The live stream: `fake.live.next({ version: 2, players: [{ id: 110, points: 9, minutes: 90, status: 'played' }]
   * })`.
   */
  readonly live: FakeLive;
  /** The remote's storage as another tab has it. */
  readonly otherTab: FakeStorage['otherTab'];
  readonly notices: Notice[];
  /** Where the remote went, newest last. */
  readonly visited: string[];
  readonly titles: string[];
  readonly refreshed: string[];
  readonly crashes: unknown[];
  readonly reports: unknown[];
  /** Put the portal at a path, as a click in the menu does. */
  goTo(path: string): void;
  setNow(epochMilliseconds: number): void;
  /** Answers of all guards that ask before the page is left. */
  guardQuestions(): (string | null)[];
  /** Subscriptions of any kind that are still open. */
  openSubscriptions(): number;
}

export function createFakePlatform(options: FakePlatformOptions = {}): FakePlatform {
  const api = fakeApi(options.unscripted ?? 'throw');
  const chat = fakeChat();
  const state = initialState(options);
  const location = writableState<PortalLocation>(parsePath(options.path ?? '/'));
  const listeners = new Set<{
    readonly name: EventName;
    readonly listener: (event: PlatformEvent) => void;
  }>();
  const guards = new Set<() => string | null>();
  const { storage, otherTab, watchers } = fakeStorage();
  const log = {
    emitted: [] as PlatformEvent[],
    notices: [] as Notice[],
    visited: [] as string[],
    titles: [] as string[],
    refreshed: [] as string[],
    crashes: [] as unknown[],
    reports: [] as unknown[],
  };
  let now = options.now ?? exampleNow;

  const setNow = (moment: number) => {
    now = moment;
  };

  const deliver = (event: PlatformEvent) => {
    for (const { name, listener } of [...listeners]) if (name === event.name) listener(event);
  };

  const platform: Platform = {
    contract: CONTRACT,
    release: { name: 'mf-tested', version: '1.0.0-tested' },
    api,
    chat,
    bus: {
      emit(name, detail) {
        const event: PlatformEvent = { name, detail, source: 'remote', at: now };
        log.emitted.push(event);
        deliver(event);
      },
      on(name, listener) {
        const entry = { name, listener: listener as (event: PlatformEvent) => void };
        listeners.add(entry);
        return () => listeners.delete(entry);
      },
    },
    state: { ...state, refresh: (part) => log.refreshed.push(part) },
    navigation: {
      location,
      go(path) {
        log.visited.push(path);
        location.set(parsePath(path));
      },
      has: (path) => !(options.missing ?? []).includes(path),
      prefetch: () => {},
      guard(question) {
        guards.add(question);
        return () => guards.delete(question);
      },
      title(text) {
        log.titles.push(text);
      },
    },
    notices: {
      show(notice) {
        log.notices.push(notice);
      },
    },
    embeds: {
      has: (id) => id in (options.embeds ?? {}),
      mount(id, element, props: EmbedProps) {
        const mount = options.embeds?.[id];
        return mount ? mount(element, props, platform) : { update: () => {}, unmount: () => {} };
      },
    },
    clock: { now: () => now },
    storage,
    report: (error) => log.reports.push(error),
    crash: (error) => log.crashes.push(error),
  };

  return {
    platform,
    api,
    chat,
    state,
    ...log,
    live: fakeLive({ live: state.live, matches: state.matches, now: () => now, setNow, deliver }),
    otherTab,
    emit: (name, detail, source = 'shell') => deliver({ name, detail, source, at: now }),
    goTo: (path) => location.set(parsePath(path)),
    setNow,
    guardQuestions: () => [...guards].map((question) => question()),
    openSubscriptions: () =>
      listeners.size +
      guards.size +
      watchers() +
      chat.open() +
      location.readers() +
      Object.values(state).reduce((sum, part) => sum + part.readers(), 0),
  };
}

function initialState(options: FakePlatformOptions): Writable {
  const ready = <T>(value: T): Loadable<T> => ({ status: 'ready', value });
  const session: SessionState = options.user
    ? { status: 'signed-in', user: options.user }
    : { status: 'visitor' };
  return {
    session: writableState(session),
    application: writableState(ready(options.settings ?? exampleSettings)),
    services: writableState(ready(options.services ?? exampleServices)),
    matches: writableState(
      ready<MatchesState>({
        matches: options.matches ?? [],
        weeks: options.weeks ?? exampleWeeks,
        deadline: {
          ...exampleDeadline,
          ...(options.isArchive && { deadlineWeek: null, deadlineDate: null }),
          ...options.deadline,
        },
      }),
    ),
    players: writableState(ready(options.players ?? [])),
    clubs: writableState<readonly Club[]>(clubs),
    myTeams: writableState(ready(options.myTeams ?? [])),
    live: writableState<Live | null>(options.live ?? null),
    locale: writableState(options.locale ?? 'nl'),
    theme: writableState(options.theme ?? 'light'),
    online: writableState(true),
    waiting: writableState<readonly WaitingChange[]>([]),
    isArchive: writableState(options.isArchive ?? false),
  };
}

function parsePath(path: string): PortalLocation {
  const { pathname, search, hash } = new URL(path, 'http://portal.test');
  return { pathname, search, hash };
}
