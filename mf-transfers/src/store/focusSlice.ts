import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { draftOpened, pairTakenBack, playerBroughtIn, playerPutOut } from './draftSlice.js';

/** The player on screen, and the choice in progress. */
export interface FocusState {
  /** Id of the player being replaced: the list shows his position. */
  readonly outId: number | null;
  /** Id of a player to buy, while the one to sell is being chosen. */
  readonly incomingId: number | null;
  /** The player whose sheet is open. */
  readonly sheetId: number | null;
}

const initialState: FocusState = { outId: null, incomingId: null, sheetId: null };

/** One player at a time is replaced, waits for a place, or is in a sheet. */
export const focusSlice = createSlice({
  name: 'focus',
  initialState,
  reducers: {
    outChosen: (_, { payload }: PayloadAction<number | null>): FocusState => ({
      outId: payload,
      incomingId: null,
      sheetId: null,
    }),
    outChoiceOpened: (state, { payload }: PayloadAction<number>): FocusState => ({
      ...state,
      incomingId: payload,
      sheetId: null,
    }),
    placeDismissed: (state): FocusState => ({ ...state, incomingId: null }),
    sheetOpened: (state, { payload }: PayloadAction<number>): FocusState => ({
      ...state,
      sheetId: payload,
      incomingId: null,
    }),
    sheetClosed: (state): FocusState => ({ ...state, sheetId: null }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(
        draftOpened,
        (_, { payload }): FocusState => ({ ...initialState, outId: payload.outId ?? null }),
      )
      .addCase(playerPutOut, (_, { payload }): FocusState => ({ ...initialState, outId: payload }))
      .addCase(playerBroughtIn, ({ outId }): FocusState => ({ ...initialState, outId }))
      .addCase(
        pairTakenBack,
        (state, { payload }): FocusState => ({
          ...initialState,
          outId: state.outId === payload ? null : state.outId,
        }),
      ),
});

export const { outChosen, outChoiceOpened, placeDismissed, sheetOpened, sheetClosed } = focusSlice.actions;
