import { type Club, type CompetitionSettings, clubs, type Player, type Services } from '@euro/api-contract';
import type { MatchesState, MyTeam, SessionState } from '@euro/platform';
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loadableSlice } from './loadable.js';

export const application = loadableSlice<CompetitionSettings>('application');
export const services = loadableSlice<Services>('services');
export const matches = loadableSlice<MatchesState>('matches');
export const players = loadableSlice<readonly Player[]>('players');
export const teams = loadableSlice<readonly MyTeam[]>('teams');

const initialSession = (): SessionState => ({ status: 'unknown' });
export const session = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: { changed: (_, { payload }: PayloadAction<SessionState>) => payload },
});

const clubsSlice = createSlice({ name: 'clubs', initialState: (): readonly Club[] => clubs, reducers: {} });

/** The shell's memory; only the shell writes it, remotes read it through the platform's shared states. */
export function createStore() {
  return configureStore({
    reducer: {
      session: session.reducer,
      application: application.reducer,
      services: services.reducer,
      matches: matches.reducer,
      players: players.reducer,
      teams: teams.reducer,
      clubs: clubsSlice.reducer,
    },
    // Lists of hundreds of players would be walked on every action.
    middleware: (standard) => standard({ serializableCheck: false, immutableCheck: false, thunk: false }),
    devTools: false,
  });
}

export type Store = ReturnType<typeof createStore>;
export type StoreState = ReturnType<Store['getState']>;
