import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { NO_FILTER, type PlayerFilter } from '../domain/playerList.js';

/** Where the player is in the list of all players. */
export interface PickerState {
  readonly filter: PlayerFilter;
  readonly page: number;
}

const initialState: PickerState = { filter: NO_FILTER, page: 1 };

/** The list of all players: what it is narrowed to and its page; a new filter starts at page 1. */
export const pickerSlice = createSlice({
  name: 'picker',
  initialState,
  reducers: {
    filterChanged: (state, { payload }: PayloadAction<Partial<PlayerFilter>>): PickerState => ({
      filter: { ...state.filter, ...payload },
      page: 1,
    }),
    filterCleared: (): PickerState => initialState,
    pageTurned: (state, { payload }: PayloadAction<number>): PickerState => ({ ...state, page: payload }),
  },
});

export const { filterChanged, filterCleared, pageTurned } = pickerSlice.actions;
