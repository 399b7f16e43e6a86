import type { Lateness } from '@euro/game-ui';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CompletePair, type DraftPair, withIncoming, withOutgoing } from '../domain/draftPair.js';
import { CLOSED, type ConfirmStage } from './confirmStage.js';

/** A sent confirmation without a response: it is retried with the same body and idempotency key. */
export interface SentDraft {
  readonly key: string;
  /** The body as JSON. */
  readonly body: string;
  /** The response did not arrive: a retry of the same call resolves it. */
  readonly isUnanswered?: boolean;
}

/** A draft of a matchday that closed before it was confirmed. */
export interface ExpiredDraft {
  readonly weekId: number;
  readonly pairs: readonly DraftPair[];
  /** Its confirmation, while it is unknown whether it was in time. */
  readonly sent: SentDraft | null;
  /** By how much its confirmation was late; null when there was none or the server did not say. */
  readonly lateness: Lateness | null;
}

/** A draft as it is opened: from the browser, or empty. */
export interface OpenedDraft {
  readonly teamId: number;
  readonly weekId: number;
  readonly pairs: readonly DraftPair[];
  readonly sent: SentDraft | null;
  readonly expired: ExpiredDraft | null;
  /** Id of the player that was being replaced. */
  readonly outId?: number | null;
}

/** The transfers that are being prepared, of one team for one matchday. */
export interface DraftState {
  /** Null before a draft is opened. */
  readonly teamId: number | null;
  readonly weekId: number | null;
  /** In the order in which they were put out. */
  readonly pairs: readonly DraftPair[];
  /** Earlier `pairs` of this visit, oldest first. */
  readonly past: readonly (readonly DraftPair[])[];
  readonly sent: SentDraft | null;
  readonly expired: ExpiredDraft | null;
  /** The server reported the matchday closed, possibly before the page knows it. */
  readonly late: { readonly lateness: Lateness | null } | null;
  /** How far the confirmation is. */
  readonly stage: ConfirmStage;
}

const initialState: DraftState = {
  teamId: null,
  weekId: null,
  pairs: [],
  past: [],
  sent: null,
  expired: null,
  late: null,
  stage: CLOSED,
};

/** The draft after a press, which can be taken back. */
function withStep(state: DraftState, pairs: readonly DraftPair[]): DraftState {
  return { ...state, pairs, past: [...state.past, state.pairs] };
}

/** A matchday whose draft an answer is about, also when the page went on to the next one before it came. */
interface AboutWeek {
  readonly weekId: number;
}

/** The prepared transfers; reducers only store, the rules of `game` validate. */
export const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    draftOpened: (_, { payload: { outId: _outId, ...draft } }: PayloadAction<OpenedDraft>): DraftState => ({
      ...draft,
      past: [],
      late: null,
      stage: CLOSED,
    }),
    /** The confirmation of this matchday's draft came so far; that of another matchday shows nothing. */
    stageReached: (
      state,
      { payload: { weekId, stage } }: PayloadAction<AboutWeek & { readonly stage: ConfirmStage }>,
    ): DraftState => (state.weekId === weekId ? { ...state, stage } : state),
    playerPutOut: (state, { payload }: PayloadAction<number>): DraftState =>
      withStep(state, withOutgoing(state.pairs, payload)),
    playerBroughtIn: (
      state,
      { payload }: PayloadAction<{ readonly outId: number; readonly inId: number }>,
    ): DraftState => withStep(state, withIncoming(state.pairs, payload.outId, payload.inId)),
    /** Several transfers at one press. */
    playersBroughtIn: (state, { payload }: PayloadAction<readonly CompletePair[]>): DraftState =>
      withStep(
        state,
        payload.reduce<readonly DraftPair[]>(
          (pairs, { outId, inId }) => withIncoming(pairs, outId, inId),
          state.pairs,
        ),
      ),
    pairTakenBack: (state, { payload }: PayloadAction<number>): DraftState =>
      withStep(
        state,
        state.pairs.filter(({ outId }) => outId !== payload),
      ),
    /** Takes the last press back. */
    draftUndone: (state): DraftState => ({
      ...state,
      pairs: state.past.at(-1) ?? state.pairs,
      past: state.past.slice(0, -1),
    }),
    pairsReplaced: (state, { payload }: PayloadAction<readonly DraftPair[]>): DraftState => ({
      ...state,
      pairs: payload,
      past: [],
    }),
    /** Another tab wrote the same draft; one that came too late waits here for a choice. */
    draftFollowed: (state, { payload }: PayloadAction<Pick<DraftState, 'pairs' | 'sent'>>): DraftState =>
      state.late === null ? { ...state, ...payload, past: [] } : state,
    draftSent: (state, { payload }: PayloadAction<SentDraft>): DraftState => ({ ...state, sent: payload }),
    /** The server refused it. */
    draftRefused: (state, { payload: { weekId } }: PayloadAction<AboutWeek>): DraftState =>
      withSent(state, weekId, () => null),
    /** It is unknown whether the server received it. */
    draftUnanswered: (state, { payload: { weekId } }: PayloadAction<AboutWeek>): DraftState =>
      withSent(state, weekId, (sent) => sent && { ...sent, isUnanswered: true }),
    /** The draft of this matchday is confirmed. */
    draftConfirmed: (state, { payload: { weekId } }: PayloadAction<AboutWeek>): DraftState => ({
      ...withSent(state, weekId, () => null),
      ...(state.weekId === weekId && { pairs: [], past: [] }),
      expired: state.expired?.weekId === weekId ? null : state.expired,
    }),
    /** The draft of this matchday came too late: it waits until it is decided what becomes of it. */
    draftCameLate: (
      state,
      { payload: { weekId, lateness } }: PayloadAction<AboutWeek & { readonly lateness: Lateness | null }>,
    ): DraftState => {
      const nextState = withSent(state, weekId, () => null);
      if (nextState.weekId === weekId) return { ...nextState, late: { lateness } };
      return nextState.expired?.weekId === weekId
        ? { ...nextState, expired: { ...nextState.expired, lateness } }
        : nextState;
    },
    expiredAdopted: (state): DraftState => ({
      ...state,
      pairs: state.expired?.pairs ?? state.pairs,
      past: [],
      expired: null,
    }),
    /** Restores discarded transfers, which wait for a choice again. */
    expiredRestored: (state, { payload }: PayloadAction<ExpiredDraft>): DraftState => ({
      ...state,
      expired: payload,
    }),
    expiredDismissed: (state): DraftState => ({ ...state, expired: null }),
  },
});

/** The confirmation of a matchday's draft, the open or the expired one. */
function withSent(
  state: DraftState,
  weekId: number,
  change: (sent: SentDraft | null) => SentDraft | null,
): DraftState {
  if (state.weekId === weekId) return { ...state, sent: change(state.sent) };
  const { expired } = state;
  return expired?.weekId === weekId
    ? { ...state, expired: { ...expired, sent: change(expired.sent) } }
    : state;
}

export const {
  draftOpened,
  stageReached,
  playerPutOut,
  playerBroughtIn,
  playersBroughtIn,
  pairTakenBack,
  draftUndone,
  pairsReplaced,
  draftFollowed,
  draftSent,
  draftRefused,
  draftUnanswered,
  draftConfirmed,
  draftCameLate,
  expiredAdopted,
  expiredDismissed,
  expiredRestored,
} = draftSlice.actions;
