import { defineRemoteStore, type RemoteState, type StoreOf } from '@euro/platform/redux';
import { type TypedUseSelectorHook, useDispatch, useSelector } from 'react-redux';
import { type DraftState, draftSlice } from './draftSlice.js';
import { type FocusState, focusSlice } from './focusSlice.js';
import { keepDraft } from './keepDraft.js';
import { transfersApi } from './transfersApi.js';

/** The team, the draft of its transfers, and the selection on screen. */
export const transfersStore = defineRemoteStore({
  api: transfersApi,
  slices: { draft: draftSlice, focus: focusSlice },
  // Events that change the team, its free transfers or its money.
  invalidateOn: {
    'team.saved@1': ['Team'],
    // Also where the portal sent what waited for a connection.
    'transfers.confirmed@1': ['Team'],
    'boosters.played@1': ['Team'],
    'matchday.locked@1': ['Team'],
    'matchday.scored@1': ['Team'],
  },
  follow: ({ store, platform, invalidate }) => keepDraft(store, platform.storage, () => invalidate(['Team'])),
});

export type TransfersState = RemoteState<
  typeof transfersApi,
  { readonly draft: DraftState; readonly focus: FocusState }
>;
export type TransfersStore = StoreOf<TransfersState>;

export const useTransfersDispatch: () => TransfersStore['dispatch'] = useDispatch;
export const useTransfersSelector: TypedUseSelectorHook<TransfersState> = useSelector;
