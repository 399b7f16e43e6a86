import type { Booster } from '@euro/game';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The player whose sheet is open, and the one to be swapped. */
export interface FocusState {
  /** The player whose sheet is open. */
  readonly sheetId: number | null;
  /** The player who waits for another one to change places with. */
  readonly swapId: number | null;
  /** A power sub being chosen, with the player who comes on once chosen. */
  readonly powerSub: { readonly inId: number | null } | null;
  /** A booster that waits to be confirmed, with the matchday it was chosen for. */
  readonly booster: BoosterChoice | null;
}

/** A booster that was chosen for a team and one matchday; it is never played for another one. */
export interface BoosterChoice {
  readonly teamId: number;
  readonly booster: Booster;
  readonly weekId: number;
  /** On its way to the server. */
  readonly isSending: boolean;
}

const initialState: FocusState = { sheetId: null, swapId: null, powerSub: null, booster: null };

/** One player at a time is in a sheet, marked for a swap or about to come on. */
export const focusSlice = createSlice({
  name: 'focus',
  initialState,
  reducers: {
    sheetOpened: (_, { payload }: PayloadAction<number>): FocusState => ({
      ...initialState,
      sheetId: payload,
    }),
    sheetClosed: (state): FocusState => ({ ...state, sheetId: null }),
    swapStarted: (_, { payload }: PayloadAction<number>): FocusState => ({
      ...initialState,
      swapId: payload,
    }),
    swapEnded: (state): FocusState => ({ ...state, swapId: null }),
    powerSubStarted: (): FocusState => ({ ...initialState, powerSub: { inId: null } }),
    powerSubChosen: (_, { payload }: PayloadAction<number>): FocusState => ({
      ...initialState,
      powerSub: { inId: payload },
    }),
    boosterChosen: (_, { payload }: PayloadAction<Omit<BoosterChoice, 'isSending'>>): FocusState => ({
      ...initialState,
      booster: { ...payload, isSending: false },
    }),
    boosterSending: (state, { payload }: PayloadAction<boolean>): FocusState => ({
      ...state,
      booster: state.booster && { ...state.booster, isSending: payload },
    }),
    boosterDropped: (state): FocusState => ({ ...state, booster: null }),
    selectionEnded: (state): FocusState => ({ ...state, sheetId: null, swapId: null }),
    powerSubEnded: (state): FocusState => ({ ...state, powerSub: null }),
  },
});

export const {
  sheetOpened,
  sheetClosed,
  swapStarted,
  swapEnded,
  selectionEnded,
  powerSubStarted,
  powerSubChosen,
  powerSubEnded,
  boosterChosen,
  boosterSending,
  boosterDropped,
} = focusSlice.actions;
