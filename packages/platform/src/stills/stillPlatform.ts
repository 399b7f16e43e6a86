import { clubs } from '@euro/api-contract';
import { NEVER } from 'rxjs';
import { CONTRACT, type Platform } from '../contract/platform.js';
import type { Loadable, Locale, SharedState } from '../contract/state.js';

interface Visit {
  readonly pathname: string;
  readonly locale: Locale;
  /** Of a member the session is not known yet. */
  readonly isMember: boolean;
}

/** A platform on which nothing is loaded and nothing ever will be: what a page shows first. */
export function stillPlatform({ pathname, locale, isMember }: Visit): Platform {
  const ignore = () => {};
  const never = () => new Promise<never>(() => {});
  return {
    contract: CONTRACT,
    release: { name: 'still', version: 'still' },
    api: { call: never, download: never },
    chat: { call: never, subscribe: () => ignore },
    bus: { emit: ignore, on: () => ignore },
    state: {
      session: constant({ status: isMember ? 'unknown' : 'visitor' }),
      application: loading(),
      services: loading(),
      matches: loading(),
      players: loading(),
      clubs: constant(clubs),
      myTeams: isMember ? loading() : constant({ status: 'ready', value: [] }),
      live: constant(null),
      locale: constant(locale),
      theme: constant('light'),
      online: constant(true),
      refresh: ignore,
    },
    navigation: {
      location: constant({ pathname, search: '', hash: '' }),
      go: ignore,
      has: () => true,
      prefetch: ignore,
      guard: () => ignore,
      title: ignore,
    },
    notices: { show: ignore },
    embeds: { has: () => false, mount: () => ({ update: ignore, unmount: ignore }) },
    clock: { now: () => 0 },
    storage: { read: () => null, write: ignore, remove: ignore, watch: () => ignore },
    report: ignore,
    crash(error) {
      throw error;
    },
  };
}

function constant<T>(value: T): SharedState<T> {
  return { value, changes: NEVER };
}

const loading = <T>(): SharedState<Loadable<T>> => constant({ status: 'loading', value: null });
