import { defineRemoteStore, type RemoteState, type StoreOf } from '@euro/platform/redux';
import { type TypedUseSelectorHook, useDispatch, useSelector, useStore } from 'react-redux';
import { type DraftState, draftSlice } from './draftSlice.js';
import { type FocusState, focusSlice } from './focusSlice.js';
import { keepDraft } from './keepDraft.js';
import { type NameFormState, nameFormSlice } from './nameFormSlice.js';
import { type ProposalState, proposalSlice } from './proposalSlice.js';
import { teamApi } from './teamApi.js';

/** Teams, the current draft, and the state of the page. */
export const teamStore = defineRemoteStore({
  api: teamApi,
  remembers: [
    'team',
    'teamPoints',
    'rankedTeams',
    'firstTeams',
    'leagues',
    'leagueOfWeek',
    'changes',
    'topLineup',
  ],
  slices: {
    draft: draftSlice,
    focus: focusSlice,
    nameForm: nameFormSlice,
    proposal: proposalSlice,
  },
  follow: ({ store, platform }) => keepDraft(store, platform.storage),
});

export type TeamState = RemoteState<
  typeof teamApi,
  {
    readonly draft: DraftState;
    readonly focus: FocusState;
    readonly nameForm: NameFormState;
    readonly proposal: ProposalState;
  }
>;
export type TeamStore = StoreOf<TeamState>;

export const useTeamDispatch: () => TeamStore['dispatch'] = useDispatch;
export const useTeamSelector: TypedUseSelectorHook<TeamState> = useSelector;
export const useTeamStore: () => TeamStore = useStore as () => TeamStore;
