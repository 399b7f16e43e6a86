import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type DraftPair, withIncoming, withOutgoing } from '../domain/draftPair.js';

/** A confirmation that went out and whose answer is not known: the same body goes out under the same key again. */
export interface SentDraft {
  readonly key: string;
  /** What was sent, as JSON. */
  readonly body: string;
}

/** A draft of a matchday that closed before it was confirmed. */
export interface ExpiredDraft {
  readonly weekId: number;
  readonly pairs: readonly DraftPair[];
}

/** A draft as it is opened: from the browser, or carried over from the matchday before. */
export interface OpenedDraft {
  readonly teamId: number;
  readonly weekId: number;
  readonly pairs: readonly DraftPair[];
  readonly sent: SentDraft | null;
  readonly expired: ExpiredDraft | null;
  /** Who was being replaced. */
  readonly outId?: number | null;
}

/** The transfers that are being prepared, of one team for one matchday. */
export interface DraftState {
  /** Null before a draft is opened. */
  readonly teamId: number | null;
  readonly weekId: number | null;
  /** In the order in which they were put out. */
  readonly pairs: readonly DraftPair[];
  readonly sent: SentDraft | null;
  readonly expired: ExpiredDraft | null;
  /** Confirmed too late: the draft goes on to the next matchday instead of expiring. */
  readonly isLate: boolean;
}

const initialState: DraftState = {
  teamId: null,
  weekId: null,
  pairs: [],
  sent: null,
  expired: null,
  isLate: false,
};

/** What the player prepares; the rules decide what a step is, this only remembers. */
export const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    draftOpened: (_, { payload: { outId: _outId, ...draft } }: PayloadAction<OpenedDraft>): DraftState => ({
      ...draft,
      isLate: false,
    }),
    playerPutOut: (state, { payload }: PayloadAction<number>): DraftState => ({
      ...state,
      pairs: withOutgoing(state.pairs, payload),
    }),
    playerBroughtIn: (
      state,
      { payload }: PayloadAction<{ readonly outId: number; readonly inId: number }>,
    ): DraftState => ({ ...state, pairs: withIncoming(state.pairs, payload.outId, payload.inId) }),
    pairTakenBack: (state, { payload }: PayloadAction<number>): DraftState => ({
      ...state,
      pairs: state.pairs.filter(({ outId }) => outId !== payload),
    }),
    pairsReplaced: (state, { payload }: PayloadAction<readonly DraftPair[]>): DraftState => ({
      ...state,
      pairs: payload,
    }),
    /** Another tab wrote the same draft; one that goes on to the next matchday is not its draft any more. */
    draftFollowed: (state, { payload }: PayloadAction<Pick<DraftState, 'pairs' | 'sent'>>): DraftState =>
      state.isLate ? state : { ...state, ...payload },
    draftSent: (state, { payload }: PayloadAction<SentDraft>): DraftState => ({ ...state, sent: payload }),
    /** The server has decided, one way or the other. */
    draftAnswered: (state): DraftState => ({ ...state, sent: null }),
    /** The draft of this matchday is confirmed, also when the page went on to the next one before the answer came. */
    draftConfirmed: (state, { payload }: PayloadAction<number>): DraftState => ({
      ...state,
      pairs: state.weekId === payload ? [] : state.pairs,
      expired: state.expired?.weekId === payload ? null : state.expired,
      sent: null,
    }),
    /** The draft of this matchday came too late: it goes on to the next one, where the page may be already. */
    draftCameLate: (state, { payload }: PayloadAction<number>): DraftState => {
      if (state.weekId === payload) return { ...state, isLate: true, sent: null };
      if (state.expired?.weekId !== payload) return { ...state, sent: null };
      const pairs = state.pairs.length > 0 ? state.pairs : state.expired.pairs;
      return { ...state, pairs, expired: null, sent: null };
    },
    expiredAdopted: (state): DraftState => ({
      ...state,
      pairs: state.expired?.pairs ?? state.pairs,
      expired: null,
    }),
    /** What was thrown away is back, and waits for a choice again. */
    expiredRestored: (state, { payload }: PayloadAction<ExpiredDraft>): DraftState => ({
      ...state,
      expired: payload,
    }),
    expiredDismissed: (state): DraftState => ({ ...state, expired: null }),
  },
});

export const {
  draftOpened,
  playerPutOut,
  playerBroughtIn,
  pairTakenBack,
  pairsReplaced,
  draftFollowed,
  draftSent,
  draftAnswered,
  draftConfirmed,
  draftCameLate,
  expiredAdopted,
  expiredDismissed,
  expiredRestored,
} = draftSlice.actions;
