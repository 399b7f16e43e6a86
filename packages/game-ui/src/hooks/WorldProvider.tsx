import type { Platform, SharedState } from '@euro/platform';
import { usePlatform, useShared } from '@euro/platform/react';
import { createContext, type ReactNode, useMemo } from 'react';
import { makeWorld, type World } from '../domain/world.js';

/** The tournament as the shell shares it: loading, failed or ready. */
type WorldState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly world: World };

export const WorldStateContext = createContext<WorldState>({ status: 'loading' });

/** Indexes settings, players, matches and nations once for every page and part below. */
export function WorldProvider({ children }: { children: ReactNode }) {
  const { state } = usePlatform();
  const application = useShared(state.application);
  const players = useShared(state.players);
  const matches = useShared(state.matches);
  const clubs = useShared(state.clubs);
  const world = useMemo(
    () => worldState({ application, players, matches, clubs }, state),
    [application, players, matches, clubs, state],
  );
  return <WorldStateContext value={world}>{children}</WorldStateContext>;
}

type Value<S> = S extends SharedState<infer T> ? T : never;
type Parts = {
  readonly [K in 'application' | 'players' | 'matches' | 'clubs']: Value<Platform['state'][K]>;
};

function worldState({ application, players, matches, clubs }: Parts, state: Platform['state']): WorldState {
  if (application.value !== null && players.value !== null && matches.value !== null) {
    const source = { settings: application.value, players: players.value, matches: matches.value, clubs };
    return { status: 'ready', world: makeWorld(source) };
  }
  if ([application, players, matches].some(({ status }) => status === 'failed')) {
    return {
      status: 'failed',
      retry() {
        state.refresh('matches');
        state.refresh('players');
      },
    };
  }
  return { status: 'loading' };
}
