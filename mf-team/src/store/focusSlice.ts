import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whom the player is looking at or about to swap. */
export interface FocusState {
  /** The player whose sheet is open. */
  readonly sheetId: number | null;
  /** The player who waits for another one to change places with. */
  readonly swapId: number | null;
}

const initialState: FocusState = { sheetId: null, swapId: null };

/** One player at a time is in a sheet or marked for a swap. */
export const focusSlice = createSlice({
  name: 'focus',
  initialState,
  reducers: {
    sheetOpened: (_, { payload }: PayloadAction<number>): FocusState => ({ sheetId: payload, swapId: null }),
    sheetClosed: (state): FocusState => ({ ...state, sheetId: null }),
    swapStarted: (_, { payload }: PayloadAction<number>): FocusState => ({ sheetId: null, swapId: payload }),
    swapEnded: (state): FocusState => ({ ...state, swapId: null }),
  },
});

export const { sheetOpened, sheetClosed, swapStarted, swapEnded } = focusSlice.actions;
