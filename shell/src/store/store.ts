import { type Club, type CompetitionSettings, clubs, type Player, type Services } from '@euro/api-contract';
import type { MatchesState, MyTeam, SessionState } from '@euro/platform';
import { combineReducers, legacy_createStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { frozen, loadableSlice, wholeSlice } from './loadable.js';

export const application = loadableSlice<CompetitionSettings>('application');
export const services = loadableSlice<Services>('services');
export const matches = loadableSlice<MatchesState>('matches');
export const players = loadableSlice<readonly Player[]>('players');
export const teams = loadableSlice<readonly MyTeam[]>('teams');
/**
 * When the data was stored that is shown from an earlier visit, epoch milliseconds of this device; null once the
 * server's answer about the fixtures replaced it.
 */
export const shownSince = wholeSlice<number | null>('shownSince', null);
export const session = wholeSlice<SessionState>('session', { status: 'unknown' });

const reducer = combineReducers({
  session: session.reducer,
  shownSince: shownSince.reducer,
  application: application.reducer,
  services: services.reducer,
  matches: matches.reducer,
  players: players.reducer,
  teams: teams.reducer,
  clubs: (state: readonly Club[] = frozen(clubs)) => state,
});

/** The shell's store; only the shell writes it, remotes read it through the platform's shared states. */
export function createStore() {
  return process.env.NODE_ENV === 'development'
    ? legacy_createStore(reducer, reduxDevTools())
    : legacy_createStore(reducer);
}

/** The browser extension's enhancer, where it is installed. */
function reduxDevTools(): StoreEnhancer | undefined {
  const { __REDUX_DEVTOOLS_EXTENSION__: extension } = globalThis as {
    readonly __REDUX_DEVTOOLS_EXTENSION__?: (options: { readonly name: string }) => StoreEnhancer;
  };
  return extension?.({ name: 'shell' });
}

export type Store = ReturnType<typeof createStore>;
export type StoreState = ReturnType<Store['getState']>;
