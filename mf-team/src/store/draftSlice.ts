import type { DraftSquad } from '@euro/game';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Most steps that can be taken back. */
const MOST_STEPS = 50;

/** A squad or lineup that the player is changing, beside what the server has. */
export interface DraftState {
  /** Which draft this is, `new-7` or `team-12`; null before one is opened. */
  readonly key: string | null;
  readonly saved: DraftSquad | null;
  readonly present: DraftSquad | null;
  /** Earlier presents, oldest first. */
  readonly past: readonly DraftSquad[];
  /** The team's version that `saved` shows; null for a new team. */
  readonly version: number | null;
}

/** A draft with what it started from. */
export interface OpenedDraft {
  readonly key: string;
  readonly saved: DraftSquad;
  readonly present?: DraftSquad;
  readonly version: number | null;
}

/** A draft that goes on from another team; without `present` its players stay as they are. */
export type RebasedDraft = Omit<OpenedDraft, 'key'>;

const initialState: DraftState = { key: null, saved: null, present: null, past: [], version: null };

/** What the player is building; the rules decide what a step is, this only remembers. */
export const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    draftOpened: (_, { payload }: PayloadAction<OpenedDraft>): DraftState => ({
      key: payload.key,
      saved: payload.saved,
      present: payload.present ?? payload.saved,
      past: [],
      version: payload.version,
    }),
    draftRebased: (state, { payload }: PayloadAction<RebasedDraft>): DraftState => ({
      ...state,
      saved: payload.saved,
      version: payload.version,
      ...(payload.present === undefined ? {} : { present: payload.present, past: [] }),
    }),
    draftChanged: (state, { payload }: PayloadAction<DraftSquad>): DraftState => ({
      ...state,
      present: payload,
      past: state.present === null ? state.past : [...state.past, state.present].slice(-MOST_STEPS),
    }),
    draftUndone: (state): DraftState => ({
      ...state,
      present: state.past.at(-1) ?? state.saved,
      past: state.past.slice(0, -1),
    }),
    draftDiscarded: (state): DraftState => ({ ...state, present: state.saved, past: [] }),
  },
});

export const { draftOpened, draftRebased, draftChanged, draftUndone, draftDiscarded } = draftSlice.actions;
