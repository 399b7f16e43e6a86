import type { WaitingChange } from './state.js';

/**
 * Events of the bus: past tense, versioned, plain data with ids; not replayed. Each remote's manifest lists its own.
 */
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
  /** The name or a setting of a league was changed. */
  'leagues.changed@1': { readonly leagueId: number };
  'leagues.created@1': { readonly leagueId: number; readonly teamId: number };
  'team.deleted@1': { readonly teamId: number };
  /** The manager's own logo of a team was set or removed. */
  'team.badgeChanged@1': { readonly teamId: number; readonly badge: string | null };
  'payments.started@1': { readonly orderId: number; readonly kind: 'teams' | 'premium' };
  /** An order is paid, emitted once per browser; `value` is its amount / 100 (spec §9 "tracking value"). */
  'payments.succeeded@1': {
    readonly orderId: number;
    readonly kind: 'teams' | 'premium';
    readonly value: number;
    readonly currency: 'EUR';
  };
  'payments.failed@1': { readonly orderId: number; readonly status: 'failed' | 'expired' | 'canceled' };
  /** A new account, with the method of its registration. */
  'session.registered@1': { readonly userId: number; readonly method: 'password' | 'vrt' | 'facebook' };
  'session.started@1': { readonly userId: number };
  'session.ended@1': { readonly reason: 'signed-out' | 'expired' };
  'matchday.locked@1': { readonly weekId: number };
  'matchday.scored@1': { readonly weekId: number; readonly confirmed: boolean };
  /** What there is to see behind an entry of the menu, by its icon; null when there is nothing any more. */
  'menu.badged@1': { readonly icon: string; readonly badge: MenuBadge | null };
  /**
   * A write was made without a connection: the portal keeps it in `state.waiting` and sends it under its idempotency
   * key once there is one. Emitted by `write` of `@euro/platform/redux` with `waits`.
   */
  'change.waits@1': WaitingChange;
  /** Points changed while a matchday runs; `version` is the settlement that holds them. */
  'points.changed@1': {
    readonly weekId: number;
    readonly version: number | null;
    readonly playerIds: readonly number[];
  };
}

/**
 * `problems` to solve, what is `available`, what is `unread`, each with its number; `live`: players of whom the menu
 * shows when one of them plays.
 */
export type MenuBadge =
  | { readonly kind: 'problems' | 'available' | 'unread'; readonly count: number }
  | { readonly kind: 'live'; readonly playerIds: readonly number[] };

export type EventName = keyof PlatformEvents;

export interface PlatformEvent<N extends EventName = EventName> {
  readonly name: N;
  readonly detail: PlatformEvents[N];
  /** Emitter, set by the bus: `shell` or a remote's name. */
  readonly source: string;
  /** Epoch milliseconds of the game's clock. */
  readonly at: number;
}

export interface Bus {
  emit<N extends EventName>(name: N, detail: PlatformEvents[N]): void;
  /**
   * Subscribes until the returned function is called or the remote is unmounted; what a listener throws is reported.
   */
  on<N extends EventName>(name: N, listener: (event: PlatformEvent<N>) => void): () => void;
}
