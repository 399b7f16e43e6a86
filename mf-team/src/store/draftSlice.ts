import type { Receipt } from '@euro/api-contract';
import type { DraftSquad } from '@euro/game';
import type { Lateness } from '@euro/game-ui';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Most steps that can be taken back. */
const MOST_STEPS = 50;

/** Outcome of the draft's last save; null when there was none, or the server accepted or refused it. */
export type SaveAttempt =
  | { readonly kind: 'sending' }
  /** No answer came: the server may have accepted it. */
  | { readonly kind: 'unanswered' }
  /** Refused because the deadline had passed. */
  | { readonly kind: 'late'; readonly lateness: Lateness | null };

/** A failed save, with what was sent: another draft or name is another try. */
export interface FailedSave {
  readonly title: string;
  readonly text: string;
  readonly draft: DraftSquad | null;
  readonly name: string;
  /** The server's refusal of the name. */
  readonly refusal?: string;
}

/** A changed squad or lineup, beside the server's. */
export interface DraftState {
  /** Key of the draft, `new-7` or `team-12`; null before one is opened. */
  readonly key: string | null;
  readonly saved: DraftSquad | null;
  readonly present: DraftSquad | null;
  /** Earlier presents, oldest first. */
  readonly past: readonly DraftSquad[];
  /** The team's version that `saved` shows; null for a new team. */
  readonly version: number | null;
  /** The matchday the draft is made for; it is never saved for another one. */
  readonly weekId: number | null;
  /** Last change, epoch ms on the game's clock; null when unknown. */
  readonly changedAt: number | null;
  readonly attempt: SaveAttempt | null;
  readonly failed: FailedSave | null;
  /**
   * The team was saved elsewhere, and the user is asked which version wins: the changes in the refusal, none when the
   * difference was seen before anything was sent. Null without the question.
   */
  readonly conflict: readonly Receipt[] | null;
}

/** A draft with its starting point. */
export interface OpenedDraft {
  readonly key: string;
  readonly saved: DraftSquad;
  readonly present?: DraftSquad;
  readonly version: number | null;
  readonly weekId: number;
  readonly changedAt?: number | null;
}

/** A draft whose save the server accepted. */
export interface SavedDraft {
  readonly saved: DraftSquad;
  readonly version: number;
  /** Drafts since it was sent, oldest first; empty when nothing was changed meanwhile. */
  readonly steps: readonly DraftSquad[];
}

/** A draft that continues on another team; without `present` its players remain. */
export type RebasedDraft = Omit<OpenedDraft, 'key' | 'weekId' | 'changedAt'>;

const initialState: DraftState = {
  key: null,
  saved: null,
  present: null,
  past: [],
  version: null,
  weekId: null,
  changedAt: null,
  attempt: null,
  failed: null,
  conflict: null,
};

/** The draft that the player edits; reducers only store, the rules of `game` validate. */
export const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    draftOpened: (_, { payload }: PayloadAction<OpenedDraft>): DraftState => ({
      ...initialState,
      key: payload.key,
      saved: payload.saved,
      present: payload.present ?? payload.saved,
      version: payload.version,
      weekId: payload.weekId,
      changedAt: payload.changedAt ?? null,
    }),
    draftRebased: (state, { payload }: PayloadAction<RebasedDraft>): DraftState => ({
      ...state,
      saved: payload.saved,
      version: payload.version,
      ...(payload.present === undefined ? {} : { present: payload.present, past: [] }),
    }),
    draftSaved: (state, { payload: { saved, version, steps } }: PayloadAction<SavedDraft>): DraftState => ({
      ...state,
      saved,
      version,
      present: steps.at(-1) ?? saved,
      // The last undo is back at what was saved.
      past: steps.length === 0 ? [] : [saved, ...steps.slice(0, -1)],
      changedAt: steps.length === 0 ? null : state.changedAt,
      attempt: null,
    }),
    draftChanged: {
      prepare: (draft: DraftSquad, at: number | null = null) => ({ payload: { draft, at } }),
      reducer: (
        state,
        { payload }: PayloadAction<{ readonly draft: DraftSquad; readonly at: number | null }>,
      ): DraftState => ({
        ...state,
        present: payload.draft,
        past: state.present === null ? state.past : [...state.past, state.present].slice(-MOST_STEPS),
        changedAt: payload.at,
      }),
    },
    draftUndone: (state): DraftState => ({
      ...state,
      present: state.past.at(-1) ?? state.saved,
      past: state.past.slice(0, -1),
    }),
    saveAttempted: (state, { payload }: PayloadAction<SaveAttempt | null>): DraftState => ({
      ...state,
      attempt: payload,
    }),
    saveFailed: (state, { payload }: PayloadAction<FailedSave | null>): DraftState => ({
      ...state,
      failed: payload,
    }),
    conflictAsked: (state, { payload }: PayloadAction<readonly Receipt[]>): DraftState => ({
      ...state,
      conflict: payload,
    }),
    conflictAnswered: (state): DraftState => ({ ...state, conflict: null }),
    /** The page is left; the draft remains. */
    savingLeft: (state): DraftState =>
      state.failed === null && state.conflict === null ? state : { ...state, failed: null, conflict: null },
    draftDiscarded: (state): DraftState => ({ ...state, present: state.saved, past: [] }),
  },
});

export const {
  draftOpened,
  draftRebased,
  draftSaved,
  draftChanged,
  draftUndone,
  saveAttempted,
  saveFailed,
  conflictAsked,
  conflictAnswered,
  savingLeft,
  draftDiscarded,
} = draftSlice.actions;
